"""What the commands that let bots play tell beside their tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import click

from hotelier.cli.worded import flag
from hotelier.words import text

_FORFEITS_TOLD: Final = 5

watch_flag = flag("--watch", "watchers", multiple=True, says="cli-simulate.watch")


class Beside(Protocol):
    """Many games, of which more is known than their scores."""

    @property
    def watched(self) -> Mapping[str, object]: ...

    @property
    def forfeits(self) -> Sequence[str]: ...


def tell_beside(games: Beside) -> None:
    """What watchers sum up, and the games that were lost by failing."""
    for name, summary in games.watched.items():
        click.echo(f"{name}: {json.dumps(summary)}")
    for line in games.forfeits[:_FORFEITS_TOLD]:
        click.echo(line, err=True)
    more = len(games.forfeits) - _FORFEITS_TOLD
    if more > 0:
        click.echo(text("cli-simulate-more-forfeits", games=more), err=True)
