"""Where bots from outside live, in a worker: each with a game of its own, as long as it lasts.

So a bot can remember what it saw. There is room for a few: a newcomer takes the place of whoever
was asked longest ago, and who is not asked for a while is sent home. Asked again, a bot is begun
anew and sees the position as it is then.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from hotelier.bots.plugins.found import make_plugin
from hotelier.bots.plugins.plugin_bot import PluginBot
from hotelier.house.thinking.sittings import Position, sitting_at

MOST: Final = 8
"""Programs that one worker keeps running."""
IDLE_SECONDS: Final = 900.0
"""A person may think for that long."""

Place = tuple[str, int, str]
"""Table, seat and program."""


@dataclass(slots=True)
class _Lodger:
    """A bot, and how far it knows its game."""

    bot: PluginBot
    choices: list[int]
    asked: float


@dataclass(slots=True)
class Lodgings:
    """The bots of one worker, the one asked longest ago first."""

    most: int = MOST
    idle_seconds: float = IDLE_SECONDS
    _lodgers: OrderedDict[Place, _Lodger] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _watched: bool = False
    """Whether somebody will look for who has been idle."""

    def choice(self, position: Position, seat: int, program: str, seed: int) -> int:
        """What a program chooses; one that fails has left."""
        seen = sitting_at(position).game.perspective(seat)
        place = (position.table_id, seat, program)
        with self._lock:
            lodger = self._lodgers.pop(place, None)
            if lodger is not None and lodger.choices != position.choices[: len(lodger.choices)]:
                # Something was taken back: it remembers what has not happened.
                lodger.bot.close()
                lodger = None
            if lodger is None:
                self._send_home(len(self._lodgers) - self.most + 1)
                bot = make_plugin(program, position.game, seed)
                lodger = _Lodger(bot, [], 0.0)
            chosen = lodger.bot.choose(seen)
            lodger.choices, lodger.asked = position.choices, monotonic()
            self._lodgers[place] = lodger
            self._watch()
        return chosen

    def _send_home(self, how_many: int) -> None:
        for _ in range(how_many):
            _, longest_ago = self._lodgers.popitem(last=False)
            longest_ago.bot.stop()

    def _watch(self) -> None:
        if not self._watched:
            self._watched = True
            watch = threading.Timer(self.idle_seconds, self._look_round)
            watch.daemon = True
            watch.start()

    def _look_round(self) -> None:
        with self._lock:
            self._watched = False
            latest = monotonic() - self.idle_seconds
            self._send_home(sum(lodger.asked <= latest for lodger in self._lodgers.values()))
            if self._lodgers:
                self._watch()
