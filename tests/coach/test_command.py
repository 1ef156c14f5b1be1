"""`hotelier coach` and `hotelier review`: what they print, write and complain of."""

from __future__ import annotations

import json
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from typing import NoReturn

import pytest

from hotelier.cli.review_page import review_page, summary
from hotelier.coach import Advice, Review, Turn
from hotelier.games import game_named
from hotelier.kernel.game import Game
from hotelier.terminal.ways import ways_table
from hotelier.words import languages, speak
from tests.coach.test_review import played
from tests.command.conftest import Run, run

__all__ = ["run"]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played("overbooking", "random", 14, players="2").save())
    return path


def test_the_coach_tells_the_best_ways(journal: Path, run: Run) -> None:  # noqa: F811
    code, said, _ = run("coach", str(journal), "--level", "concierge", "--json")
    assert code == 0
    ways = json.loads(said)["ways"]
    assert ways[0]["loss"] == 0
    assert ways[0]["reasons"]
    code, said, _ = run("coach", str(journal), "--level", "concierge", "--step", "3")
    assert code == 0
    assert "after 3 choices" in said


def test_a_review_is_printed_and_written(journal: Path, run: Run) -> None:  # noqa: F811
    page = journal.with_suffix(".html")
    code, said, _ = run("review", str(journal), "--seat", "2", "--html", str(page))
    assert code == 0
    assert "the game in review" in said
    assert "<polyline" in page.read_text()
    code, said, _ = run("review", str(journal), "--seat", "2", "--json")
    assert json.loads(said)["seat"] == 2
    assert json.loads(said)["turns"][0]["best"]["choices"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["coach", "--step", "900"], "no step 900"),
        (["coach", "--seat", "3"], "no seat 3"),
        (["coach", "--step", "0", "--seat", "1"], "Player 2 is to choose"),
        (["review", "--seat", "9"], "no seat 9"),
        (["review", "--level", "apprentice"], "concierge, director"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str],
    sentence: str,
    journal: Path,
    run: Run,  # noqa: F811
) -> None:
    code, _, complaint = run(words[0], str(journal), *words[1:])
    assert code == 2
    assert sentence in complaint
    assert len(complaint.strip().splitlines()) == 1


@pytest.mark.parametrize("seat", [[], ["--seat", "1"], ["--seat", "2"]])
def test_a_game_not_begun_is_not_reviewed(
    seat: list[str],
    tmp_path: Path,
    run: Run,  # noqa: F811
) -> None:
    path = tmp_path / "new.txt"
    path.write_text(played("overbooking", "random", 0, players="2").save())
    code, _, complaint = run("review", str(path), *seat)
    assert code == 2
    assert complaint == (
        "hotelier: Nothing has been played in this game yet, so there is nothing to look back at.\n"
    )


def test_without_a_seat_it_is_one_that_has_decided(tmp_path: Path, run: Run) -> None:  # noqa: F811
    game = played("overbooking", "random", 1, players="2")
    (first,) = game.steps
    assert first.seat == 1
    path = tmp_path / "begun.txt"
    path.write_text(game.save())
    code, said, _ = run("review", str(path), "--json")
    assert code == 0
    assert json.loads(said)["seat"] == 2
    code, _, complaint = run("review", str(path), "--seat", "1")
    assert code == 2
    assert "no seat 1 with choices" in complaint


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("nowhere/x.html", "x.html cannot be written: no such file or directory"),
        ("game.txt", "game.txt exists already; nothing was written"),
        ("x" * 300, "cannot be written: file name too long"),
        ("", "Say which file to write."),
    ],
)
def test_a_page_that_cannot_be_written_is_refused_before_the_review(
    page: str,
    sentence: str,
    journal: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hotelier.cli.commands.review.turns", not_looked_back)
    html = str(journal.parent / page) if page else ""
    code, said, complaint = run("review", str(journal), "--html", html)
    assert (code, said) == (2, "")
    assert sentence in complaint
    assert len(complaint.strip().splitlines()) == 1


def not_looked_back(*_: object) -> NoReturn:
    raise AssertionError


def test_a_review_is_told_where_the_disk_is_full(
    journal: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    code, said, complaint = run("review", str(journal), "--html", str(journal.parent / "x.html"))
    assert code == 2
    assert "the game in review" in said
    assert "x.html cannot be written: no space left on device." in complaint


def test_what_is_written_as_zero_has_no_sign() -> None:
    turn = Turn(0, 1, "round-1", 0, WAY, replace(WAY, win=0.496, loss=0.02), luck=-0.001)
    found = Review(0, (turn,), None)
    told = summary(found, GAME) + review_page(found, GAME)
    assert "by 0%, cards by 0%, the others by 0%" in told
    assert "-0" not in told
    assert "\N{MINUS SIGN}0%" not in told
    assert "+0" not in told


WAY = Advice((), (), (), 0.0, 0.0, 0.5, 0.0, 0.0, ())
GAME = Game(game_named("overbooking"), {"players": "2"}, names={0: "Anna", 1: "Béla"})


def test_a_review_speaks_of_dice_and_of_others_only_where_there_are_any() -> None:
    found = Review(0, (), 1.0)
    alone = Game(game_named("austria"), {"players": "1"})
    told: dict[str, list[str]] = {language: [] for language in languages()}
    for language, sentences in told.items():
        speak(language)
        sentences += [summary(found, game) for game in (GAME, Game(game_named("austria")), alone)]
    speak("en")
    cards, dice, by_oneself = told["en"]
    assert ", cards by 0%, the others by 0%, and what" in cards
    assert ", dice and cards by 0%, the others by 0%, and what" in dice
    assert ", dice and cards by 0%, and what" in by_oneself
    assert all(len(set(sentences)) == 3 for sentences in told.values())


def test_a_review_without_a_costly_turn_says_so(
    tmp_path: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn = Turn(0, 1, "round-1", 0, WAY, WAY)
    monkeypatch.setattr("hotelier.cli.commands.review.turns", lambda *_: (turn,))
    path, page = tmp_path / "good.txt", tmp_path / "good.html"
    path.write_text(played("overbooking", "random", 1, players="2").save())
    code, said, _ = run("review", str(path), "--html", str(page))
    assert code == 0
    assert said.splitlines() == [
        "Player 2: the game in review",
        "The coach found no turn that could have been played better.",
    ]
    assert said.splitlines()[1] in page.read_text()
    assert "Own choices" not in page.read_text()


@pytest.mark.parametrize(("names", "seat"), [(("Waiter 1", "Player 2"), 2), (("Anna", "Béla"), 1)])
def test_by_default_it_looks_through_the_eyes_of_a_person(
    names: tuple[str, str],
    seat: int,
    tmp_path: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hotelier.cli.commands.review.turns", lambda *_: ())
    path = tmp_path / "game.txt"
    game = played("overbooking", "random", 6, players="2")
    game.names = dict(enumerate(names))
    path.write_text(game.save())
    code, said, _ = run("review", str(path), "--json")
    assert (code, json.loads(said)["seat"]) == (0, seat)


@pytest.mark.parametrize(("players", "heading"), [("1", "Leopold"), ("2", "best other")])
def test_the_points_of_an_automaton_stand_under_its_name(players: str, heading: str) -> None:
    game = Game(game_named("austria"), {"players": players})
    assert [str(column.header) for column in ways_table("", [WAY], game).columns][2] == heading
