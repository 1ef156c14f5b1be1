"""The rooms of the house: each knows those below it, and none above."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import hotelier.house

HOUSE = Path(*hotelier.house.__path__)
MAY_USE = {
    "basics": set(),
    "storing": {"basics"},
    "tables": {"basics", "storing"},
    "thinking": {"basics", "tables"},
    "telling": {"basics", "storing", "tables"},
    "gate": {"basics"},
    "api": {"basics", "gate", "tables", "telling", "thinking"},
    "load": set(),
    "service": {"basics", "storing", "tables", "thinking", "gate", "api"},
}
"""The path of a request is read upwards: service, gate, api, then tables, storing and telling."""
LONGEST_FILE = 300


def _rooms_used(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hotelier.house"):
            inner = (node.module or "").split(".")[2:]
            yield from inner[:1] or (alias.name for alias in node.names)


def test_every_room_uses_only_those_it_may() -> None:
    rooms = {folder.name for folder in HOUSE.iterdir() if (folder / "__init__.py").exists()}
    assert rooms == set(MAY_USE)
    strays = [
        f"{file.relative_to(HOUSE)} uses {used}"
        for room, allowed in MAY_USE.items()
        for file in (HOUSE / room).rglob("*.py")
        for used in _rooms_used(file)
        if used not in allowed | {room}
    ]
    assert strays == []


def test_no_file_is_long() -> None:
    long = [
        file.name
        for file in HOUSE.rglob("*.py")
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE
    ]
    assert long == []
