"""Commands and flags whose help is a text, looked up only when somebody asks for help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from hotelier.words import text

if TYPE_CHECKING:
    from click.types import OptionHelpExtra

Function = TypeVar("Function", bound=Callable[..., Any])


_KINDS: Final = (
    (click.types.IntParamType, "cli.number"),
    (click.types.FloatParamType, "cli.number"),
    (click.Path, "cli.file"),
    (click.types.StringParamType, "cli.text"),
)
"""What stands for the value of a flag, by what it takes; choices stand for themselves."""


class Flag(click.Option):
    """An option that finds its help when it is needed."""

    def __init__(
        self, *names: Any, says: Callable[[], str], takes: str | None = None, **settings: Any
    ) -> None:
        super().__init__(*names, **settings)
        self._says = says
        self._takes = takes or next(
            (it for kind, it in _KINDS if isinstance(self.type, kind)), None
        )

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        default = super().get_help_extra(context).get("default")
        usual = f" {text('cli.default', value=default)}" if default else ""
        self.help = f"{self._says()}{usual}"
        return super().get_help_record(context)

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar or not self._takes:
            return super().make_metavar(ctx)
        return text(self._takes)

    def get_help_extra(self, context: click.Context) -> OptionHelpExtra:
        """What click adds to the help; the default is told in our words."""
        extra = super().get_help_extra(context)
        extra.pop("default", None)
        return extra


class Word(click.Argument):
    """An argument that is called by a text."""

    def __init__(self, *names: Any, called: str, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self._called = called

    def make_metavar(self, ctx: click.Context) -> str:
        usual = super().make_metavar(ctx)
        return usual.replace(super().human_readable_name, self.human_readable_name)

    @property
    def human_readable_name(self) -> str:
        return text(self._called)


class InOurWords(click.Command):
    """A command whose usage, headings and complaints are texts too."""

    def collect_usage_pieces(self, context: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(context)
        return [text("cli.some-options") if it == self.options_metavar else it for it in pieces]

    def get_help_option(self, context: click.Context) -> click.Option | None:
        option = super().get_help_option(context)
        if option:
            option.help = text("cli.help")
        return option

    def format_usage(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, prefix=f"{text('cli.usage')} ")

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(context) if isinstance(param, click.Option)]
        with formatter.section(text("cli.options")):
            formatter.write_dl(
                [row for row in (o.get_help_record(context) for o in options) if row]
            )


class WordedCommand(InOurWords):
    """A command that finds its help when it is needed."""

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        context.allow_extra_args = True
        rest = super().parse_args(context, args)
        if rest and not context.resilient_parsing:
            raise click.UsageError(text("cli-too-much", words=" ".join(rest)), context)
        return rest

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = command_text(self.name or "")
        super().format_help_text(context, formatter)


def command(name: str) -> Callable[[Callable[..., None]], WordedCommand]:
    """Makes a function the command of this name; the text `cli-NAME` says what it does."""
    return click.command(name, cls=WordedCommand)


def flag(
    *names: str, says: str | Callable[[], str], **settings: Any
) -> Callable[[Function], Function]:
    """A flag like `click.option`; `says` is the id of its text, or makes the text.

    What stands for its value follows from its type; `takes` is the id of something else.
    """
    found = partial(text, says) if isinstance(says, str) else says
    return click.option(*names, cls=Flag, says=found, **settings)


def argument(name: str, *, called: str, **settings: Any) -> Callable[[Function], Function]:
    """An argument like `click.argument`; `called` is the id of what stands for it."""
    return click.argument(name, cls=Word, called=called, **settings)


def command_text(name: str) -> str:
    """What a command does."""
    return text(f"cli-{name}")
