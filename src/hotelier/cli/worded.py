"""Commands and flags whose help is a text, looked up only when somebody asks for help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click

from hotelier.words import text

Function = TypeVar("Function", bound=Callable[..., Any])


class Flag(click.Option):
    """An option that finds its help when it is needed."""

    def __init__(self, *names: Any, says: Callable[[], str], **settings: Any) -> None:
        super().__init__(*names, **settings)
        self._says = says

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        self.help = self._says()
        return super().get_help_record(context)


class WordedCommand(click.Command):
    """A command that finds its help when it is needed."""

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = command_text(self.name or "")
        super().format_help_text(context, formatter)


def command(name: str) -> Callable[[Callable[..., None]], WordedCommand]:
    """Makes a function the command of this name; the text `cli-NAME` says what it does."""
    return click.command(name, cls=WordedCommand)


def flag(
    *names: str, says: str | Callable[[], str], **settings: Any
) -> Callable[[Function], Function]:
    """A flag like `click.option`; `says` is the id of its text, or makes the text."""
    found = partial(text, says) if isinstance(says, str) else says
    return click.option(*names, cls=Flag, says=found, **settings)


def command_text(name: str) -> str:
    """What a command does."""
    return text(f"cli-{name}")
