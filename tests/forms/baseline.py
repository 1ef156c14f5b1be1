"""Measure both forms of the engine and print the run that `make perf` compares with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    speeds: list[object] = []
    for python_path in ("", "src"):
        run = subprocess.run(
            [sys.executable, "-m", "hotelier", "bench", "--seconds", "3", "--json"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": python_path},
            capture_output=True,
            text=True,
            check=True,
        )
        speeds += json.loads(run.stdout)
    sys.stdout.write(json.dumps(speeds, indent=2) + "\n")


if __name__ == "__main__":
    main()
