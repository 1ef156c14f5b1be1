"""The action space: stable numbers, one word each."""

from __future__ import annotations

import pytest

from hotelier.kernel.errors import IllegalChoice
from hotelier.kernel.game import Game
from hotelier.overbooking import OVERBOOKING


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0, "pass"),
        (1, "at1"),
        (6, "at6"),
        (7, "bird1>q1"),
        (12, "bird6>q1"),
        (30, "lion6>q1"),
        (31, "bird1>d1"),
        (55, "bird1>q2"),
        (61, "fish1>q2"),
        (198, "lion6>d4"),
    ],
)
def test_numbers_and_words_never_change(number: int, word: str) -> None:
    assert OVERBOOKING.token(number) == word
    assert OVERBOOKING.choice_of(word) == number


def test_every_number_of_the_space_has_a_word_of_its_own() -> None:
    words = {OVERBOOKING.token(number) for number in range(OVERBOOKING.action_space)}
    assert len(words) == OVERBOOKING.action_space == 199
    assert not any(blank in word for word in words for blank in " ;:\n")


@pytest.mark.parametrize("number", [*range(7), 198, 199, -1])
def test_an_illegal_choice_is_refused_and_changes_nothing(number: int) -> None:
    game = Game(OVERBOOKING, seed=3)
    before = game.state.key()
    with pytest.raises(IllegalChoice):
        game.choose(number)
    assert game.state.key() == before


def test_an_unknown_word_is_refused() -> None:
    game = Game(OVERBOOKING, seed=3)
    with pytest.raises(IllegalChoice, match="no choice of overbooking"):
        game.choose_token("bird7>q1")
