"""What is shipped: a wheel carries weights and rulebook, and can be played against."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAYS = """
from pathlib import Path
import hotelier
from hotelier.bots import make_bot
from hotelier.bots.minds.overbooking.bot import OverbookingMind
from hotelier.bots.trained import weights_of
from hotelier.games import game_named
from hotelier.kernel.perspective import Perspective
from hotelier.words.rules import clauses

assert Path(hotelier.__file__).is_relative_to(Path.cwd()), hotelier.__file__
assert weights_of("austria").about["games"] > 0
assert clauses("de")["DIE-6"] != clauses("en")["DIE-6"]
rules = game_named("overbooking")
state = rules.deal(rules.settle({"players": "2"}), 1)
bot = make_bot("waiter", "overbooking", 1)
assert isinstance(bot, OverbookingMind)
assert bot.choose(Perspective(rules, state, int(state.seat))) in state.choices
"""


def test_a_wheel_brings_weights_and_rulebook_along(tmp_path: Path) -> None:
    source, made, there = tmp_path / "source", tmp_path / "made", tmp_path / "there"
    page = shutil.ignore_patterns("page", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", source / "src", ignore=page)
    shutil.copytree(ROOT / "docs" / "rulebook", source / "docs" / "rulebook")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    # Plain and without the page: what takes long to build is tested elsewhere.
    plainly = {**os.environ, "HOTELIER_COMPILE": "no", "HOTELIER_PAGE": "no"}
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(made), str(source)]
    subprocess.run(build, check=True, env=plainly)
    [wheel] = made.glob("*.whl")
    install = [*pip, "install", "--no-deps", "--no-compile", "--target", str(there), str(wheel)]
    subprocess.run(install, check=True)
    plain = {**os.environ, "PYTHONPATH": str(there)}
    subprocess.run([sys.executable, "-c", PLAYS], check=True, cwd=there, env=plain)
