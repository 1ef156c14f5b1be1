"""What is wrong with a command line, as sentences of ours: click's own are English only."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import click

from hotelier.words import text


def complaint(error: click.ClickException) -> str:
    """One sentence on what click found wrong."""
    if isinstance(error, click.NoSuchOption):
        missing = text("cli-no-such-option", name=error.option_name)
        return f"{missing}{perhaps(error.option_name, error.possibilities or ())}"
    if isinstance(error, click.BadOptionUsage):
        return text("cli-misused", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param:
        return text("cli-missing", name=_name(error.param))
    if isinstance(error, click.BadParameter) and error.param:
        return _bad_value(error.param, error.message)
    return error.format_message()


def perhaps(name: str, known: Iterable[str]) -> str:
    """What may have been meant, as a sentence to go on with."""
    near = get_close_matches(name, known)
    return text("cli-perhaps", names=", ".join(near)) if near else ""


def _name(param: click.Parameter) -> str:
    """What people type: --players, or the word that stands for an argument."""
    return param.opts[-1] if isinstance(param, click.Option) else param.human_readable_name


def _bad_value(param: click.Parameter, why: str) -> str:
    name, kind = _name(param), param.type
    if isinstance(kind, click.Choice):
        return text("cli-one-of", name=name, known=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange | click.FloatRange):
        least, most = ("none" if end is None else str(end) for end in (kind.min, kind.max))
        return text("cli-number-between", name=name, least=least, most=most)
    if kind in (click.INT, click.FLOAT):
        return text("cli-number-between", name=name, least="none", most="none")
    return text("cli-bad-value", name=name, why=why)
