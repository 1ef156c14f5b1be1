"""The load command plays, and its times are told as percentiles."""

from __future__ import annotations

import json
import subprocess
import sys

from hotelier.house.load.measured import percentiles


def test_the_load_command_plays_and_measures() -> None:
    command = [sys.executable, "-m", "hotelier", "load", "--json"]
    command += ["--tables", "6", "--seconds", "3", "--think", "0.05"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    measured = json.loads(told.stdout)
    assert measured["choices"] > 50
    assert measured["refused"] == measured["lost_lines"] == 0
    assert measured["bytes_per_update"] > 3000, "texts are asked for, as the page does"
    assert measured["processor_ms_per_choice"] > measured["players_ms_per_choice"] > 0
    assert set(measured["written_ms"]) == {"p50", "p90", "p95", "p99", "max"}


def test_percentiles_are_of_the_times_themselves() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert percentiles(times) == {"p50": 51, "p90": 91, "p95": 96, "p99": 100, "max": 100}
    assert percentiles([]) == {}
