"""The process of a bot that a package brings: `python -m hotelier.bots.plugins.host NAME`.

It speaks the protocol of docs/bots.md on one side and calls the bot on the other. The bot gets
a Perspective like any bot, but there is no truth in this process that it could look at.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import TextIO

from hotelier.bots.bot import Bot
from hotelier.bots.plugins.found import GROUP
from hotelier.bots.plugins.plugin_bot import VIEW
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.rules import Rules, View
from hotelier.kernel.state import State

Maker = Callable[[str, int], Bot]


class Line:
    """The conversation with the house."""

    def __init__(self, heard: TextIO, said: TextIO) -> None:
        self._heard = heard
        self._said = said

    def hear(self) -> str:
        line = self._heard.readline()
        if not line:
            raise SystemExit(0)
        return line.strip()

    def say(self, line: str) -> None:
        self._said.write(line + "\n")
        self._said.flush()


class DistantPerspective(Perspective):
    """A position as the house tells it: no more than the seat may know."""

    def __init__(self, line: Line, rules: Rules, seat: int, view: View, legal: list[int]) -> None:
        # There is no state to keep.
        self.rules = rules
        self.seat = seat
        self._line = line
        self._view = view
        self._legal = legal

    @property
    def legal(self) -> list[int]:
        return list(self._legal)

    def view(self) -> View:
        return self._view

    def observation(self) -> tuple[int, ...]:
        # A seat sees the same in every world it imagines.
        return self.rules.observation.of(self.imagine(0), self.seat)

    def imagine(self, seed: int) -> State:
        self._line.say(f"imagine {seed % (1 << 29)}")
        world = pickle.loads(base64.b64decode(self._line.hear().removeprefix("world ")))  # noqa: S301
        assert isinstance(world, State)
        return world


def serve(line: Line, make: Maker) -> None:
    """Play one game after the other until the house hangs up."""
    bot: Bot | None = None
    rules, seat, view = game_named("austria"), 0, {}
    wants = f"ready {VIEW} seconds={float(getattr(make, 'seconds', 5.0))}"
    while True:
        word, _, rest = line.hear().partition(" ")
        if word == "hotelier":
            _, game, place, seed = rest.split()
            rules, seat = game_named(game), int(place)
            bot = make(game, int(seed))
            line.say(wants)
        elif word == "view":
            view = json.loads(rest)
        elif word == "choose" and bot is not None:
            legal = [rules.choice_of(token) for token in rest.split()]
            seen = DistantPerspective(line, rules, seat, view, legal)
            line.say(rules.token(int(bot.choose(seen))))


def run(make: Maker) -> None:
    """Speak for a bot on standard input and output: all that a program of its own needs."""
    # Whatever the bot prints is no word of the protocol.
    said = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr
    serve(Line(sys.stdin, said), make)


def main() -> None:
    """Host the bot that the entry point of this name makes."""
    (found,) = entry_points(group=GROUP, name=sys.argv[1])
    run(found.load())


if __name__ == "__main__":
    main()
