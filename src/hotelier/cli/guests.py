"""Bots from outside for the tables of a house, as the operator names them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from hotelier.bots import BOTS
from hotelier.bots.plugins.found import is_plugin
from hotelier.kernel.errors import OptionError
from hotelier.words import text

_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,31}")


def guests_named(wanted: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The name of each bot and what starts it, from NAME or NAME=run:COMMAND."""
    found: dict[str, str] = {}
    for entry in wanted:
        name, _, program = entry.partition("=")
        if not _NAME.fullmatch(name) or name in BOTS or name in found:
            raise OptionError(text("cli-serve-bot-name", name=name))
        if not is_plugin(program or name):
            raise OptionError(text("cli-serve-no-bot", name=program or name))
        found[name] = program or name
    return tuple(found.items())
