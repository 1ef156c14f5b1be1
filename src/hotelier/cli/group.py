"""`hotelier` itself: it finds its commands by the names of their modules."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pkgutil import iter_modules

import click

from hotelier.cli import commands
from hotelier.cli.complaints import perhaps
from hotelier.cli.tongue import speak_as_wished
from hotelier.cli.worded import Flag, InOurWords, command_text, flag
from hotelier.form import FORM
from hotelier.version import __version__
from hotelier.words import text


class CommandsByModule(InOurWords, click.Group):
    """A command is the function of its module's name, and is imported only when it is used."""

    def list_commands(self, _context: click.Context) -> list[str]:
        return [module.name for module in iter_modules(commands.__path__)]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(context):
            return None
        found = getattr(import_module(f"{commands.__name__}.{name}"), name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name[:1] != "-" and self.get_command(context, name) is None:
            missing = text("cli-no-such-command", name=name)
            raise click.UsageError(f"{missing}{perhaps(name, self.list_commands(context))}")
        return super().resolve_command(context, args)

    def collect_usage_pieces(self, context: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(context)
        return [text("cli.some-command") if it == self.subcommand_metavar else it for it in pieces]

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(context, formatter)
        self.format_commands(context, formatter)

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = text("cli")
        super().format_help_text(context, formatter)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Name and first sentence of each, without importing any."""
        rows = [(name, command_text(name)) for name in self.list_commands(context)]
        with formatter.section(text("cli.commands")):
            formatter.write_dl(rows)


@click.group(cls=CommandsByModule, context_settings={"help_option_names": ["-h", "--help"]})
@flag(
    "--lang",
    takes="cli.language",
    is_eager=True,
    expose_value=False,
    callback=speak_as_wished,
    says="cli.lang",
)
@click.version_option(
    __version__,
    prog_name="hotelier",
    message=f"%(prog)s %(version)s ({FORM})",
    cls=Flag,
    says=partial(text, "cli.version"),
)
def hotelier() -> None:
    pass
