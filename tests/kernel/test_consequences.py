"""What a choice sets off is told beforehand, rightly and by what the seat knows alone."""

from __future__ import annotations

import pytest

from hotelier.austria.rules import AUSTRIA
from hotelier.games import GAMES, game_named
from hotelier.kernel.chance import Chance
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from tests.rules.position import position
from tests.ways import every_way

GAMES_PLAYED = 8


def what_happens(rules: Rules, state: State, choice: int) -> tuple[bool, bool]:
    """The truth: whether the turn ends and whether something hidden comes to light."""
    seat = int(state.seat)
    trial = state.clone()
    trial.events = []
    trial.apply(choice)
    ended = trial.over or trial.seat != seat or rules.ends_turn(seat, trial.events)
    return ended, trial.reveals != state.reveals


@pytest.mark.parametrize("game", GAMES)
def test_no_choice_does_more_than_was_told(game: str) -> None:
    rules = game_named(game)
    ways = every_way(rules)
    exact = told = 0
    for seed in range(GAMES_PLAYED):
        chance = Chance(seed)
        state = rules.deal(ways[int(chance.below(len(ways)))], seed, show_forced=seed % 4 == 0)
        while not state.over:
            before = state.key()
            consequences = rules.consequences(state)
            assert state.key() == before
            assert list(consequences) == list(state.choices)
            choice = state.choices[chance.below(len(state.choices))]
            ended, revealed = what_happens(rules, state, choice)
            consequence = consequences[choice]
            assert consequence.reveals or not revealed, rules.token(choice)
            if not consequence.reveals:
                assert consequence.ends_turn == ended, rules.token(choice)
            told += 1
            exact += (ended, revealed) == (consequence.ends_turn, consequence.reveals)
            state.apply(choice)
    assert exact > 0.9 * told, "nor is a warning given where there is nothing to fear"


@pytest.mark.parametrize("game", GAMES)
def test_consequences_are_the_same_in_every_world_the_seat_cannot_tell_apart(game: str) -> None:
    rules = game_named(game)
    chance = Chance(7)
    state = rules.deal(rules.settle({}), 7)
    while not state.over:
        other = rules.imagine(state, int(state.seat), 1000)
        assert rules.consequences(other) == rules.consequences(state)
        state.apply(state.choices[chance.below(len(state.choices))])


GOES_ON, ENDS, REVEALS, BOTH = (False, False), (True, False), (False, True), (True, True)


@pytest.mark.parametrize(
    ("made", "word", "told"),
    [
        ([], "q5", REVEALS),
        ([], "in1", GOES_ON),
        ([], "die4", GOES_ON),
        ([], "pass", ENDS),
        (["die4"], "x0", GOES_ON),
        (["die4", "x0"], "end", ENDS),
        (["in1", "die4"], "x0", ENDS),
        (["in1"], "die1", GOES_ON),
    ],
)
def test_choices_of_a_turn_in_grand_austria_hotel(
    made: list[str], word: str, told: tuple[bool, bool]
) -> None:
    game = position(rooms="a3", cafe=[("Knight of the Empire", "")]).do(*made)
    found = AUSTRIA.consequences(game.table)[AUSTRIA.choice_of(word)]
    assert (found.ends_turn, found.reveals) == told


def test_the_last_turn_of_a_round_is_followed_by_a_roll() -> None:
    game = position(turns=1, others={1: {"turns": 2}}).do("die4")
    found = AUSTRIA.consequences(game.table)[AUSTRIA.choice_of("x0")]
    assert (found.ends_turn, found.reveals) == BOTH
