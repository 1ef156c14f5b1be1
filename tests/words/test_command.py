"""The command, its terminal and their texts agree: none is missing, none is for nothing."""

from __future__ import annotations

import re

import click
import pytest
from fluent.syntax.ast import Junk

import hotelier.cli
import hotelier.terminal
from hotelier.cli.group import hotelier as command
from tests.words.source import made_ids, nodes, written_ids
from tests.words.texts import entries, texts

FILES = ("cli.ftl", "terminal.ftl")
TEXTS = texts("en", *FILES)
ID = re.compile(r"(cli|cli-[a-z0-9-]+|terminal-[a-z0-9-]+)(\.[a-z-]+)?")
NODES = nodes(hotelier.cli, hotelier.terminal)
COMMANDS = command.list_commands(click.Context(command))


def test_the_files_are_well_written() -> None:
    for file in FILES:
        assert not [entry for entry in entries("en", file) if isinstance(entry, Junk)]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_every_flag_explains_itself(name: str) -> None:
    context = click.Context(command, info_name="hotelier")
    found = command.get_command(context, name)
    assert found is not None
    assert found.name == name
    own = click.Context(found, parent=context, info_name=name)
    assert found.get_help(own).startswith(f"Usage: hotelier {name}")
    for parameter in found.params:
        if isinstance(parameter, click.Option):
            record = parameter.get_help_record(own)
            assert record is not None
            assert record[1].strip(" ."), parameter.name


@pytest.mark.parametrize("name", ["coach", "review"])
def test_a_seed_deals_nothing_where_nothing_is_dealt(name: str) -> None:
    context = click.Context(command, info_name="hotelier")
    found = command.get_command(context, name)
    assert found is not None
    told = " ".join(found.get_help(click.Context(found, parent=context, info_name=name)).split())
    assert "the same seed gives the same advice" in told
    assert "deals" not in told


def test_the_list_of_commands_needs_none_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise AssertionError(name)

    monkeypatch.setattr("hotelier.cli.group.import_module", refuse)
    told = command.get_help(click.Context(command, info_name="hotelier"))
    assert all(f"  {name} " in told for name in COMMANDS)


def test_every_text_is_there_and_is_said_somewhere() -> None:
    made = made_ids(NODES, ID)
    written = written_ids(NODES, ID)
    referred = {name for text in TEXTS.values() for name in text.refers_to}
    assert written - set(TEXTS) == set()
    written |= referred
    used = {name for name in TEXTS if name in written or any(way.fullmatch(name) for way in made)}
    assert set(TEXTS) - used == set()
