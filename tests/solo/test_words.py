"""Every sentence of playing alone: it is there, and it can be said."""

from __future__ import annotations

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.words import say
from tests.proof import proves
from tests.solo.alone import Alone, alone
from tests.words.conversation import conversation
from tests.words.everywhere import unsaid_anywhere

HOTELS = ("none", "hautel-couture", "nine-stars", "sushi", "toll-bridge")


def test_every_event_of_playing_alone_has_a_sentence() -> None:
    for kind in range(events.CARD_TURNED, events.SPECIAL_HOTEL + 1):
        told = AUSTRIA.tell((kind, 1, 1, 1))
        assert told.id.startswith("solo-event")


@pytest.mark.parametrize("hotel", HOTELS)
def test_everything_can_be_said(hotel: str) -> None:
    options = {"players": "1", "leopold-hotel": hotel, "difficulty": "medium"}
    said = [message for seed in range(3) for message in conversation(options, seed)]
    assert unsaid_anywhere(said) == {}


def test_how_his_turn_reads() -> None:
    game = alone(queue=[49, 77, 69, 52, 92], difficulty="medium").he_plays(196)
    log = [say(AUSTRIA.tell(event), names=["Anna", "Leopold"]) for event in game.events]
    assert log[0] == "Leopold turns up instruction card 196 (medium)."
    assert "Leopold wants the yellow guest worth the most points." in log
    assert "Several guests are worth the same: the hand on the card says right to left." in log
    assert "Leopold takes the Tailor, who moves into room b1 at once." in log
    assert "The card shows a 4." in log
    assert "Leopold takes a 4 and does nothing with it." in log


def test_questions_that_only_a_lone_player_hears() -> None:
    game = alone(
        special="hautel-couture",
        his={"cafe": [55, 59], "rooms": "d3 e3"},
        reserved=["d3", "e3"],
        wares={1: "wine"},
    )
    assert AUSTRIA.describe(game.table, 16).id == "solo-choice-item"
    game.do("die1")
    assert AUSTRIA.question(game.table).id == "solo-question-rival-item"
    assert AUSTRIA.describe(game.table, 160).id == "solo-choice-rival"


def test_choices_tell_what_they_cost_because_of_his_hotel() -> None:
    sushi = alone(special="sushi", marked=[93])
    assert AUSTRIA.describe(sushi.table, 13).id == "solo-choice-marked-guest"
    assert AUSTRIA.describe(sushi.table, 14).id == "austria-choice-guest"
    toll = alone(special="toll-bridge", tolls={1: 2})
    assert AUSTRIA.describe(toll.table, 16).values["points"] == 2
    assert AUSTRIA.describe(toll.table, 17).id == "austria-choice-die"
    poor = alone(special="toll-bridge", tolls={1: 2, 2: 1, 3: 1, 4: 1, 5: 1}, krones=0)
    assert AUSTRIA.describe(poor.table, 7).id == "solo-choice-waive-toll"


def log_of(game: Alone) -> list[str]:
    return [say(AUSTRIA.tell(event), names=["Anna", "Leopold"]) for event in game.events]


@proves("HAUTEL-4")
@pytest.mark.parametrize(
    ("ware", "told"),
    [
        ("wine", "the wine there goes to one of your opponent’s guests"),
        ("cake", "the cake there goes back, for nobody waits for it"),
    ],
)
def test_where_an_item_of_hautel_couture_goes(ware: str, told: str) -> None:
    cafe = {"cafe": [55, 59], "rooms": "d3 e3"}
    game = alone(
        special="hautel-couture", his=cafe, reserved=["d3", "e3"], wares={1: ware}, krones=5
    )
    assert say(AUSTRIA.describe(game.table, 16)) == f"Take a 1: 2 dishes; {told}"


def test_a_tie_is_told_after_the_rule_it_breaks() -> None:
    log = log_of(alone(dice={1: 2, 2: 2, 3: 1}).he_plays(199))
    rule = next(n for n, line in enumerate(log) if line.startswith("The card asks for the space"))
    assert log[rule + 1].startswith("Several spaces hold the same number of dice")
    log = log_of(alone().he_plays(193))
    rule = next(n for n, line in enumerate(log) if "the objective with the least progress" in line)
    assert log[rule + 1].startswith("Several objectives are equally far")


def test_which_symbols_are_ignored_is_told() -> None:
    log = log_of(alone(difficulty="easy").he_plays(207))
    assert [line for line in log if "ignores" in line] == [
        "Leopold ignores what counts at hard only: the guest worth the most points, of any colour.",
        "Leopold ignores what counts at hard only: a card from the private deck.",
    ]


@proves("SUSHI-4", "SOLO-RUL-7")
def test_a_guest_of_sushi_resort_on_the_last_space_is_told() -> None:
    log = log_of(alone(special="sushi", marked=[77], queue=[49, 65, 92, 77, 51]).do("q5"))
    told = "With a cogwheel, the Apothecary has come to the last space of the queue."
    assert "8 points" in log[log.index(told) + 1]


@proves("SOLO-END-3", "RUL-7")
def test_which_card_a_secretary_copies_is_told() -> None:
    game = alone(
        round=7,
        dice={4: 2},
        turns=1,
        staff=[28, 31],
        tiles=("A1", "B1", "C1"),
        emperor=13,
        his={"occupied": "a1 e1 a3", "staff": [29], "turns": 2, "emperor": 8},
    )
    game.do("die4", "x0")
    assert game.over
    assert "Leopold's Secretary copies the Concierge." in log_of(game)
