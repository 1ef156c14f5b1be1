"""Flags that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import click

from hotelier.cli.worded import Function, flag
from hotelier.games import GAMES
from hotelier.kernel.errors import OptionError
from hotelier.kernel.options import PLAYERS, Option
from hotelier.kernel.rules import Rules
from hotelier.words import say, text

_PREFIX = "option_"
"""Before the names of variables that hold an option of a game."""
_LARGEST_SEED = 2**62

game_flag = flag(
    "--game", type=click.Choice(list(GAMES)), default="austria", show_default=True, says="cli-game"
)
solo_flag = flag("--solo", is_flag=True, says="cli-solo")
json_flag = flag("--json", "as_json", is_flag=True, says="cli-json")


def _seed_flag(says: str) -> Callable[[Function], Function]:
    return flag(
        "--seed", type=click.IntRange(0, _LARGEST_SEED), default=0, show_default=True, says=says
    )


seed_flag = _seed_flag("cli-seed")
thought_seed_flag = _seed_flag("cli-coach-seed")
"""Where no game is dealt, and what chance decides is only imagined."""
any_seed_flag = flag("--seed", type=click.IntRange(0, 2 * _LARGEST_SEED - 1), says="cli-seed")
"""Without a default: whoever leaves it out gets another game every time."""
processes_flag = flag(
    "--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, says="cli-processes"
)
RAY = "ray"
cluster_flag = flag("--cluster", type=click.Choice([RAY]), says="cli-cluster")


def game_flags(function: Function) -> Function:
    """Which game, and a flag for every option of every game."""
    offered: dict[str, tuple[list[str], Callable[[], str]]] = {}
    for rules in GAMES.values():
        for option in rules.options:
            values, _ = offered.setdefault(option.name, ([], partial(_meaning, rules, option)))
            values += [value for value in option.values if value not in values]
    for name, (values, says) in reversed(offered.items()):
        variable = _PREFIX + name.replace("-", "_")
        function = flag(f"--{name}", variable, type=click.Choice(values), says=says)(function)
    return game_flag(function)


def _meaning(rules: Rules, option: Option) -> str:
    """What there is to agree on, what the values mean, and for whom it is."""
    sentences = [say(rules.option_help(option))]
    if option.name != PLAYERS:
        titles = {value: say(rules.value_title(option, value)) for value in option.values}
        meant = [
            f"{value}: {title}"
            for value, title in titles.items()
            if title.casefold() != value.replace("-", " ")
        ]
        sentences += [f"({'; '.join(meant)})"] if meant else []
    if option.only_players:
        sentences.append(text("cli-only-with", players="|".join(option.only_players)))
    return " ".join(sentences)


def wanted_options(flags: dict[str, Any]) -> dict[str, str]:
    """The options of a game that were given as flags, by their own names."""
    wanted = {
        name.removeprefix(_PREFIX).replace("_", "-"): value
        for name, value in flags.items()
        if name.startswith(_PREFIX) and value is not None
    }
    if flags.get("solo") and wanted.setdefault(PLAYERS, "1") != "1":
        raise OptionError(text("cli-solo-is-for-one"))
    return wanted
