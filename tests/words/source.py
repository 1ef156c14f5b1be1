"""The ids of texts in the source of Python code, so that even what nobody ever ran is checked."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from types import ModuleType


def nodes(*packages: ModuleType) -> list[ast.AST]:
    """Everything that is written in some packages."""
    paths = [path for package in packages for path in sorted(Path(*package.__path__).rglob("*.py"))]
    return [node for path in paths for node in written_in(path)]


@cache
def written_in(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def written_ids(among: list[ast.AST], form: re.Pattern[str]) -> set[str]:
    """Ids that stand in the code as they are."""
    return {
        node.value
        for node in among
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and form.fullmatch(node.value)
        and not node.value.endswith("-")
    }


def made_ids(among: list[ast.AST], form: re.Pattern[str]) -> list[re.Pattern[str]]:
    """Ids made of a name and a number or word: f"austria-staff-{card}"."""
    found = []
    for node in among:
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            if form.match(str(node.values[0].value)):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9]+"
                    for part in node.values
                ]
                found.append(re.compile("".join(parts)))
    return found
