"""A game at the keyboard, typed line by line."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from hotelier import Game, game_named
from hotelier.austria.cards.staff import STAFF
from hotelier.austria.engine import Austria
from hotelier.bots import make_bot
from hotelier.terminal.play import TerminalTable
from hotelier.terminal.replay import Replay

AUSTRIA = game_named("austria")


def typed(game: Game, lines: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What the terminal shows while these lines are typed."""
    keys = iter(lines)

    def read(*_: object, **__: object) -> str:
        try:
            return next(keys)
        except StopIteration:
            raise EOFError from None

    out = io.StringIO()
    console = Console(file=out, width=120)
    monkeypatch.setattr(console, "input", read)
    TerminalTable(game, {1: make_bot("greedy", "austria", 1)}, console).run()
    return out.getvalue()


def test_a_whole_game_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["1"] * 500, monkeypatch)
    assert game.over
    assert "Where the points came from" in shown
    assert "(winner)" in shown


def test_words_serve_as_well_as_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(AUSTRIA, seed=8)
    typed(game, ["q3"], monkeypatch)
    own = [step for step in game.steps if step.seat == 0]
    assert AUSTRIA.token(own[0].choice) == "q3"


def test_bad_lines_are_answered_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(AUSTRIA, seed=8)
    lines = ["99", "xyzzy", "end", "", "help", "why end", "why xyzzy", "save", "undo", "board"]
    shown = typed(game, lines, monkeypatch)
    assert [step for step in game.steps if step.seat == 0] == []
    assert "There are choices 1 to 5." in shown
    assert "'xyzzy' is no choice" in shown
    assert "'end' is not legal now" in shown
    assert "cannot be taken back" in shown
    assert "Say which file" in shown


def test_a_choice_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(AUSTRIA, seed=8)
    typed(game, ["q1", "b1", "undo"], monkeypatch)
    rooms = [AUSTRIA.token(step.choice) for step in game.steps if step.seat == 0]
    assert rooms == ["q1"]


def test_a_game_is_saved_once_and_never_over_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = Game(AUSTRIA, seed=8)
    path = tmp_path / "evening.journal"
    shown = typed(game, ["q1", f"save {path}", f"save {path}"], monkeypatch)
    assert "Saved to" in shown
    assert "exists already" in shown.replace("\n", " ")
    assert Game.load(path.read_text(), game_named).state.key() == game.state.key()
    assert list(tmp_path.iterdir()) == [path]


def test_the_screen_shows_no_card_of_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(AUSTRIA, seed=8)
    shown = typed(game, ["1"] * 12, monkeypatch)
    assert isinstance(game.state, Austria)
    hidden = game.state.hotels[1].hand
    names = [card.name for place, card in enumerate(STAFF, 1) if hidden >> place & 1]
    assert names
    assert not any(f"{name} s" in shown for name in names)


def test_a_replay_steps_forth_and_back() -> None:
    game = Game(AUSTRIA, seed=8)
    while not game.over:
        game.choose(game.legal[0])
    out = io.StringIO()
    keys = iter(["", "", "b", "40", "board", "9999", "what", "q"])
    Replay(game, Console(file=out, width=120)).run(lambda: next(keys))
    shown = out.getvalue()
    assert "After 1 of" in shown
    assert "After 40 of" in shown
    assert f"There are {len(game.steps)} choices." in shown
