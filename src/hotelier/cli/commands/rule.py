"""`hotelier rule`: what the rulebook says."""

from __future__ import annotations

import click

from hotelier.cli.worded import argument, command
from hotelier.kernel.errors import HotelierError
from hotelier.words import text
from hotelier.words.rules import find_clauses


@command("rule")
@argument("query", called="cli-rule.query", nargs=-1, required=True)
def rule(query: tuple[str, ...]) -> None:
    words = " ".join(query)
    found = find_clauses(words)
    if not found:
        raise HotelierError(text("cli-rule-unknown", words=words))
    for name, clause in found.items():
        click.echo(f"{name}: {clause}")
