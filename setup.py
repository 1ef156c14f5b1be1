"""Compile the rules engine with mypyc where a C compiler is at hand; without one it runs as is.

Set HOTELIER_COMPILE=no to build the plain form, HOTELIER_COMPILE=must to fail without compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = (
    "kernel/bits.py",
    "kernel/chance.py",
    "kernel/playout.py",
    "kernel/state.py",
    "austria/actions.py",
    "austria/cafe.py",
    "austria/cards/*.py",
    "austria/dice.py",
    "austria/draft.py",
    "austria/effects.py",
    "austria/emperor.py",
    "austria/engine.py",
    "austria/events.py",
    "austria/final.py",
    "austria/hotel.py",
    "austria/items.py",
    "austria/objectives.py",
    "austria/parts.py",
    "austria/rooms.py",
    "austria/rounds.py",
    "austria/setup.py",
    "austria/solo/choosing.py",
    "austria/solo/hautel_couture.py",
    "austria/solo/instruction_cards.py",
    "austria/solo/leopold.py",
    "austria/solo/nine_stars.py",
    "austria/solo/opening.py",
    "austria/solo/placement.py",
    "austria/solo/sushi.py",
    "austria/solo/toll_bridge.py",
    "austria/solo/turn.py",
    "austria/staff.py",
    "austria/table.py",
    "austria/turns.py",
    "overbooking/actions.py",
    "overbooking/cards.py",
    "overbooking/checking.py",
    "overbooking/engine.py",
    "overbooking/events.py",
    "overbooking/playing.py",
    "overbooking/rounds.py",
    "overbooking/scoring.py",
    "overbooking/stuck.py",
    "overbooking/table.py",
    "bots/austria_estimate.py",
    "bots/greedy_bot.py",
    "bots/overbooking_estimate.py",
    "bots/random_bot.py",
)
"""The hot path: everything search runs through."""


def wanted() -> bool:
    choice = os.environ.get("HOTELIER_COMPILE", "maybe")
    if choice == "no":
        return False
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) or choice == "must":
        return True
    sys.stderr.write("hotelier: no C compiler found, building the plain form\n")
    return False


def extensions() -> list[Any]:
    from mypyc.build import mypycify

    package = Path("src") / "hotelier"
    files = [str(path) for pattern in COMPILED for path in sorted(package.glob(pattern))]
    files = [file for file in files if not file.endswith("__init__.py")]
    modules = mypycify(["--config-file", "pyproject.toml", *files], opt_level="3")
    for module in modules:
        # Calls within the library need not go through the table that lets others replace them.
        module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions() if wanted() else [])
