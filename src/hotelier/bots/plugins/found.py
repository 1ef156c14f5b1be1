"""Which plug-ins there are, and how they are started."""

from __future__ import annotations

import shlex
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from hotelier.bots.plugins.plugin_bot import PluginBot
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence

GROUP: Final = "hotelier.bots"
"""The group of entry points: each names a function that makes a bot for a game and a seed."""
PROGRAM: Final = "run:"
"""Before a command that speaks the protocol."""


@cache
def packaged() -> tuple[str, ...]:
    """The names of the bots that installed packages bring."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


def is_plugin(name: str) -> bool:
    """Whether a name stands for a bot from outside."""
    return name.startswith(PROGRAM) or name in packaged()


def make_plugin(name: str, game: str, seed: int) -> PluginBot:
    """A bot from outside, in a process of its own."""
    if not name.startswith(PROGRAM):
        host = [sys.executable, "-m", "hotelier.bots.plugins.host", name]
        return PluginBot(name, host, game, seed)
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise OptionError(sentence("error-bot-command", name=name, reason=str(error))) from error
    if not command:
        raise OptionError(sentence("error-bot-no-command", prefix=PROGRAM))
    return PluginBot(name, command, game, seed)
