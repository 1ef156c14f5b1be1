"""The one command, `hotelier`; each of its commands is a module of `hotelier.cli.commands`."""

from __future__ import annotations

import os
import sys

import click

from hotelier.cli.complaints import complaint
from hotelier.cli.group import hotelier
from hotelier.cli.tongue import language_of_the_system
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.lines import one_line
from hotelier.words import speak, text

BAD_INPUT = 2


def main() -> None:
    """Run the command; whatever is wrong with the input is one sentence and exit code 2."""
    speak(language_of_the_system(os.environ))
    try:
        hotelier(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.ClickException as error:
        _complain(complaint(error))
    except HotelierError as error:
        _complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        _complain(text("cli-stopped"))
    except BrokenPipeError:
        sys.stderr.close()


def _complain(sentence: str) -> None:
    click.echo(f"hotelier: {one_line(sentence)}", err=True)
    raise SystemExit(BAD_INPUT)
