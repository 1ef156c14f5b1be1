"""Writes docs/observations.md: what every number of the observations means.

`python -m tests.lab.observation_table` prints it; a test compares it with the file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hotelier.games import GAMES
from hotelier.kernel.observation import KIND, Field
from hotelier.kernel.rules import Rules
from hotelier.words import say

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
MARK = "<!-- The rest of this page is written from the code: see tests/lab/observation_table.py -->"


def page() -> str:
    """The whole page: what people wrote up to the mark, then the tables."""
    written = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    return written + MARK + "\n" + "".join(_tables(rules) for rules in GAMES.values())


def _tables(rules: Rules) -> str:
    observation = rules.observation
    lines = [
        "",
        f"## {say(rules.title)}",
        "",
        f"Version {observation.version}, {observation.size} numbers, {rules.action_space} choices.",
        "",
        "| Place | Field | Numbers | Values | Meaning |",
        "|---|---|---|---|---|",
    ]
    at = 0
    told: set[str] = set()
    for field in observation.fields:
        generic = re.sub(r"\d+\.", "N.", field.name)
        if generic not in told:
            lines.append(_line(field, at))
            told.add(generic)
        at += field.size
    lines += ["", _repetition(rules), ""]
    return "\n".join(lines)


def _line(field: Field, at: int) -> str:
    places = str(at) if field.size == 1 else f"{at}-{at + field.size - 1}"
    values = f"{field.least} to {field.most}" + (", names" if field.sort == KIND else "")
    return f"| {places} | `{field.name}` | {field.size} | {values} | {field.meaning} |"


def _repetition(rules: Rules) -> str:
    """Where the groups begin that have a number in their name."""
    starts: dict[str, int] = {}
    at = 0
    for field in rules.observation.fields:
        group = field.name.split(".")[0]
        if "." in field.name and re.search(r"\d$", group):
            starts.setdefault(group, at)
        at += field.size
    return "Groups begin at: " + ", ".join(f"`{g}` {start}" for g, start in starts.items()) + "."


if __name__ == "__main__":
    sys.stdout.write(page())
