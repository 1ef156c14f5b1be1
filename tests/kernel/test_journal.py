"""Journals: what is written, and what is said of broken ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from hotelier import Game, JournalError, game_named
from hotelier.austria.rules import AustriaRules
from hotelier.kernel.chance import Chance


def some_game(choices: int = 40) -> Game:
    game = Game(game_named("austria"), {"players": "3"}, seed=11, names={0: "Anna", 2: "Otto W."})
    chance = Chance(5)
    for _ in range(choices):
        game.choose(game.legal[chance.below(len(game.legal))])
    return game


def test_a_journal_reads_like_one() -> None:
    text = some_game().save()
    lines = text.splitlines()
    assert lines[0] == "hotelier journal 1"
    assert "game austria" in lines
    assert "players 3" in lines
    assert "name 3 Otto W." in lines
    assert "; set-up" in lines
    assert lines[-1] == "after 40 choices: unfinished"
    assert all(len(line) <= 100 for line in lines)


def test_a_journal_brings_back_the_game() -> None:
    game = some_game()
    loaded = Game.load(game.save(), game_named)
    assert loaded.state.key() == game.state.key()
    assert loaded.names == game.names
    assert loaded.options == game.options
    assert [s.choice for s in loaded.steps] == [s.choice for s in game.steps]


def test_remarks_and_blank_lines_do_not_matter() -> None:
    game = some_game()
    text = game.save().replace("; set-up", "; a fine evening\n\n   \n; set-up")
    assert Game.load(text, game_named).state.key() == game.state.key()


def first_choice_line(text: str) -> str:
    return next(line for line in text.splitlines() if line[:2] in ("1:", "2:", "3:"))


HUGE = "9" * 5000
"""More digits than Python reads as a number, and more letters than fit a sentence."""
BROKEN: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda _: "", "no hotelier journal"),
    ("another file", lambda _: "[Event 'chess']\n1. e4 e5", "no hotelier journal"),
    ("another format", lambda t: t.replace("journal 1", "journal 9"), "format other than 1"),
    ("other rules", lambda t: t.replace("rules 2", "rules 7"), "version 7 of the rules"),
    ("another game", lambda t: t.replace("game austria", "game chess"), "no game 'chess'"),
    ("no game", lambda t: t.replace("game austria\n", ""), "does not say its game"),
    ("no seed", lambda t: t.replace("seed 11\n", ""), "does not say its seed"),
    ("odd seed", lambda t: t.replace("seed 11", "seed eleven"), "should be a whole number"),
    ("huge seed", lambda t: t.replace("seed 11", "seed 99999999999999999999"), "A seed is"),
    ("unknown option", lambda t: t.replace("board", "bored"), "no option 'bored'"),
    ("bad value", lambda t: t.replace("players 3", "players 9"), "'9' is no value of players"),
    ("cut short", lambda t: t[: len(t) // 2].rsplit("\n", 1)[0], "cut short"),
    ("cut in a word", lambda t: t[: len(t) - 12], "cannot be read"),
    ("a line lost", lambda t: t.replace(first_choice_line(t) + "\n", "", 1), "choices"),
    ("illegal", lambda t: t.replace(": q", ": die6=5+ q", 1), "should hold 40 choices but has 41"),
    ("wrong seat", lambda t: swap_first_seat(t), "but player"),
    ("nonsense", lambda t: t.replace("; round 1", "what is this"), "cannot be read"),
    ("more after the end", lambda t: t + "1: pass\n", "more lines follow"),
    ("claims an end", lambda t: t.replace("unfinished", "9 9 9"), "ends at another place"),
    ("seat without name", lambda t: t.replace("name 1 Anna", "name Anna"), "name a seat"),
    ("huge seat", lambda t: t.replace("name 1", f"name {HUGE}"), "cannot be read"),
    ("huge end", lambda t: t.replace("after ", f"after {HUGE}"), "cannot be read"),
    ("huge token", lambda t: t.replace(": q", f": {HUGE}", 1), "cannot be read"),
    ("huge value", lambda t: t.replace("players 3", f"players {HUGE}"), "cannot be read"),
    ("steered", lambda t: t.replace("name 1 Anna", "name \x1b[31m"), "'name [31m'"),
    ("twice", lambda t: t.replace("seed 11", "seed 11\nseed 12"), "cannot be read"),
]


def swap_first_seat(text: str) -> str:
    line = first_choice_line(text)
    return text.replace(line, ("2" if line[0] == "1" else "1") + line[1:], 1)


@pytest.mark.parametrize(("spoil", "sentence"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_journal_is_told_in_one_sentence(
    spoil: Callable[[str], str], sentence: str
) -> None:
    with pytest.raises(JournalError) as error:
        Game.load(spoil(some_game().save()), game_named)
    assert sentence in str(error.value)
    assert str(error.value).isprintable()


def test_a_name_in_a_journal_steers_no_terminal() -> None:
    text = some_game().save().replace("name 1 Anna", "name 1 An\x1b[31m\u202ena")
    assert Game.load(text, game_named).names[0] == "An [31m na"


def test_an_illegal_choice_in_a_journal_is_told_with_its_line() -> None:
    text = some_game().save()
    line = first_choice_line(text)
    number = text.splitlines().index(line) + 1
    with pytest.raises(JournalError, match=f"Line {number}: 'end' is not legal now"):
        Game.load(text.replace(line, line[:3] + "end" + line[5:], 1), game_named)


def test_false_final_scores_are_noticed() -> None:
    game = Game(game_named("austria"), seed=3)
    while not game.over:
        game.choose(game.legal[0])
    scores = " ".join(map(str, game.state.scores()))
    text = game.save()
    assert text.rstrip().endswith(scores)
    with pytest.raises(JournalError, match="other final scores"):
        Game.load(text.replace(f": {scores}", ": 500 400"), game_named)


@pytest.mark.parametrize("show_forced", [False, True])
@pytest.mark.parametrize("step", [0, 30, 64, 90])
def test_a_journal_tells_where_chance_began_anew(step: int, show_forced: bool) -> None:
    game = some_game(100).fork(step, seed=99)
    chance = Chance(6)
    for _ in range(30):
        game.choose(game.legal[chance.below(len(game.legal))])
    text = game.save()
    assert f"chance {step} 99" in text.splitlines()
    loaded = Game.load(text, game_named, show_forced=show_forced)
    assert loaded.rules.view(loaded.state, 0) == game.rules.view(game.state, 0)
    assert loaded.save() == text
    again = loaded.fork(seed=7)
    assert Game.load(again.save(), game_named).renewals.keys() == {step, len(game.steps)}


@pytest.mark.parametrize(
    "line", ["chance", "chance 3", "chance x 5", "chance 41 5", "chance 3 " + "9" * 20]
)
def test_a_wrong_line_on_chance_is_refused(line: str) -> None:
    text = some_game().save().replace("seed 11\n", f"seed 11\n{line}\n")
    with pytest.raises(JournalError):
        Game.load(text, game_named)


def test_chance_begins_anew_once_at_a_place() -> None:
    text = some_game().save().replace("seed 11\n", "seed 11\nchance 3 5\nchance 3 6\n")
    with pytest.raises(JournalError, match="anew"):
        Game.load(text, game_named)


# A rule that changed.


class Tomorrow(AustriaRules):
    """The same game after its next change of the rules."""

    version: ClassVar[int] = AustriaRules.version + 1


def tomorrow(_name: str) -> Tomorrow:
    return Tomorrow()


def test_a_game_is_played_on_by_the_rules_it_began_with() -> None:
    begun = some_game()
    kept = Game.load(begun.save(), tomorrow)
    assert kept.version == kept.state.rules_version == AustriaRules.version
    assert kept.save() == begun.save()
    for descendant in (kept.fork(20).state, kept.state_at(20), kept.perspective(0).imagine(1)):
        assert descendant.rules_version == AustriaRules.version


def test_a_new_game_is_played_by_the_rules_of_today() -> None:
    new = Game(Tomorrow(), {"players": "3"}, seed=11)
    assert new.state.rules_version == Tomorrow.version
    assert f"rules {Tomorrow.version}\n" in new.save()


@pytest.mark.parametrize("version", [1, Tomorrow.version + 1])
def test_versions_that_cannot_be_played_are_told_in_one_sentence(version: int) -> None:
    text = some_game().save().replace(f"rules {AustriaRules.version}", f"rules {version}")
    with pytest.raises(JournalError) as refusal:
        Game.load(text, tomorrow)
    assert str(refusal.value) == (
        f"The journal was played by version {version} of the rules of austria; "
        f"this is version {Tomorrow.version}."
    )
