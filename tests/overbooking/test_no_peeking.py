"""Without looking: what lies face down is not shown to its owner again, anywhere (OB-PLAY-7)."""

from __future__ import annotations

import pytest

from hotelier.kernel.bits import members
from hotelier.kernel.game import Game
from hotelier.overbooking import OVERBOOKING
from hotelier.overbooking.actions import PLAY, guest_played
from hotelier.overbooking.cards import GUEST_NAMES
from hotelier.overbooking.engine import OverbookingState
from hotelier.overbooking.events import DREW, PLAYED, TURNED_UP
from hotelier.overbooking.views import laid_for_good
from tests.overbooking.random_play import random_game
from tests.proof import proves


def state_of(game: Game) -> OverbookingState:
    assert isinstance(game.state, OverbookingState)
    return game.state


def turned_up(game: Game) -> set[tuple[int, int]]:
    """Owner and guest of every card that was turned up."""
    events = (event for step in game.steps for event in step.events)
    return {(seat, guest) for kind, seat, guest, _ in events if kind == TURNED_UP}


@proves("OB-PLAY-7", "OB-RUL-14")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_no_look_back_shows_a_card_that_lies_face_down(players: str) -> None:
    hidden_once = 0
    for game in random_game({"players": players, "peeking": "no"}, 5):
        for seat in range(game.players):
            hidden = laid_for_good(state_of(game), seat)
            names = {GUEST_NAMES[guest] for guest in members(hidden)}
            hidden_once += len(names)
            for step in range(max(0, len(game.steps) - 12), len(game.steps) + 1):
                seen = OVERBOOKING.look_back(game.state_at(step), game.state, seat)["own"]
                assert not names & {card["name"] for card in seen["hand"]}
                plays = [int(guest_played(c)) for c in seen["choices"] if c >= PLAY]
                assert not any(hidden >> guest & 1 for guest in plays)
    assert hidden_once


@proves("OB-PLAY-7", "OB-RUL-14")
@pytest.mark.parametrize("peeking", ["yes", "no"])
def test_a_choice_is_told_again_when_its_card_was_seen(peeking: str) -> None:
    for game in random_game({"players": "3", "peeking": peeking}, 8):
        known = turned_up(game)
        for step in game.steps:
            played = next((event for event in step.events if event[0] == PLAYED), None)
            if played is None or step.choice < PLAY:
                continue
            face_down = OVERBOOKING.seen_by(played, None) != played
            lies_unseen = face_down and (step.seat, played[2]) not in known
            told = OVERBOOKING.may_recall(game.state, step.seat, step.choice)
            assert told == (peeking == "yes" or not lies_unseen)


@proves("OB-PLAY-7", "OB-RUL-14")
@pytest.mark.parametrize("peeking", ["yes", "no"])
def test_the_log_does_not_keep_what_was_drawn(peeking: str) -> None:
    game = Game(OVERBOOKING, {"peeking": peeking}, 4)
    drawn = [event for event in game.opening if event[0] == DREW]
    assert [OVERBOOKING.tell(event).values["cards"] for event in drawn] == [9, 9]
    for event in drawn:
        seen = OVERBOOKING.seen_by(event, event[1])
        assert seen is not None
        assert bool(seen[2]) == (peeking == "yes")
