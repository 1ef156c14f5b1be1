"""The documents speak of what is there, and leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from hotelier.cli.group import hotelier

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "docs" / "rulebook"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_rulebook_names_all_its_files() -> None:
    overview = (RULEBOOK / "README.md").read_text(encoding="utf-8")
    books = {path.name for path in RULEBOOK.glob("*.md")} - {"README.md"}
    assert len(books) >= 4
    assert {book for book in books if f"({book})" not in overview} == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []


def test_how_to_add_something_names_files_that_are_there() -> None:
    said = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for thing in ("card", "ruling", "bot", "language", "game", "command"):
        assert f"## A {thing}\n" in said
    named = {
        path
        for path in re.findall(r"`([a-z_/]+/[a-z_./]*)`", said)
        if path.isascii() and "/" in path
    }
    assert len(named) > 15
    roots = (ROOT, ROOT / "src" / "hotelier")
    assert {path for path in named if not any((root / path).exists() for root in roots)} == set()


def test_every_command_stands_in_a_document() -> None:
    said = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    commands = hotelier.list_commands(click.Context(hotelier))
    assert [name for name in commands if f"hotelier {name}" not in said] == []
