"""Who sits where, as people write it: human,greedy,random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hotelier.bots import known_bots
from hotelier.bots.plugins.found import is_plugin
from hotelier.kernel.errors import OptionError
from hotelier.kernel.options import PLAYERS
from hotelier.kernel.rules import Rules
from hotelier.words import text

HUMAN = "human"


def usual_entrants(first: str, others: str, rules: Rules, wanted: dict[str, str]) -> str:
    """One entrant of a kind, all others of another, for as many players as are wanted."""
    sizes = next(option for option in rules.options if option.name == PLAYERS)
    players = int(wanted.get(PLAYERS, sizes.default))
    return ",".join([first] + [others] * (players - 1))


def entrants_of(words: str, known: Iterable[str]) -> list[str]:
    """The entrants that were named, all of them known."""
    known = set(known)
    entrants = [name.strip() for name in words.split(",")]
    for name in entrants:
        if name not in known and not is_plugin(name):
            raise OptionError(text("cli-no-entrant", name=name, known=", ".join(sorted(known))))
    return entrants


def options_for(rules: Rules, entrants: list[str], wanted: dict[str, str]) -> dict[str, str]:
    """The options, with as many players as there are entrants."""
    players = wanted.setdefault(PLAYERS, str(len(entrants)))
    options = rules.settle(wanted)
    if int(players) != len(entrants):
        raise OptionError(text("cli-other-number-of-seats", players=players, seats=len(entrants)))
    return options


def seat_names(entrants: list[str]) -> dict[int, str]:
    """What the players are called: people by their seat, bots by their kind too."""
    return {
        seat: text("kernel-player", number=seat + 1) if kind == HUMAN else _bot_name(kind, seat)
        for seat, kind in enumerate(entrants)
    }


def kinds_by_name(names: Mapping[int, str], players: int) -> list[str]:
    """Who played in a saved game, by what `seat_names` called them."""
    return [
        next((bot for bot in known_bots() if names.get(seat) == _bot_name(bot, seat)), HUMAN)
        for seat in range(players)
    ]


def _bot_name(kind: str, seat: int) -> str:
    return f"{kind.capitalize()} {seat + 1}"
