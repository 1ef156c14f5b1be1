"""The compiled engine and the plain one play the same games, to the last bit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def digest_of(python_path: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": python_path}
    command = [sys.executable, "-m", "tests.forms.digest"]
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_both_forms_play_the_same_games() -> None:
    installed, plain = digest_of(""), digest_of("src")
    assert plain["form"] == "plain"
    assert installed["games"] == plain["games"]


def test_the_installed_engine_is_compiled_where_there_is_a_compiler() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from hotelier.form import FORM; print(FORM)"],
        cwd=ROOT / "tests",
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    wanted = shutil.which(compiler) and os.environ.get("HOTELIER_COMPILE") != "no"
    assert run.stdout.strip() == ("compiled" if wanted else "plain")
