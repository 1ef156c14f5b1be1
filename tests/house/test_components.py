"""What is printed on the components, told to programs that draw a table."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.austria import events
from hotelier.austria.rules import AUSTRIA
from hotelier.games import GAMES
from hotelier.house.telling.components import components
from hotelier.kernel.message import Message
from hotelier.overbooking.cards import BACK_OF, GUEST_NAMES
from hotelier.words import say
from tests.house.running import HTTP, new_table


def asked(url: str, game: str, **query: str) -> Any:
    return HTTP.get(f"{url}/api/games/{game}/components", params=query)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_tells_its_components(url: str, game: str) -> None:
    answer = asked(url, game, language="en")
    assert answer.status_code == 200
    assert all(answer.json().values())


def test_every_card_of_a_view_is_told() -> None:
    told = components("austria", "en", "revised")
    assert len(told["guests"]) == 58
    assert len(told["staff"]) == 48 + 14
    assert len(told["objectives"]) == len(told["emperor_tiles"]) == 12 + 3
    duke = told["guests"][76]
    assert (duke["name"], duke["colour"]) == ("Duke", "blue")
    assert all(effect["kind"] for guest in told["guests"].values() for effect in guest["reward"])


def test_events_name_guests_by_their_place() -> None:
    told = components("austria", "en", "revised")
    order = told["guest_order"]
    for place, number in enumerate(order):
        arrived = AUSTRIA.tell((events.HE_TOOK_GUEST, 1, place, 0)).values["guest"]
        assert isinstance(arrived, Message)
        assert say(arrived) == told["guests"][number]["name"]


def test_what_the_opponent_of_a_lone_player_has() -> None:
    told = components("austria", "en", "revised")
    cards = told["instruction_cards"]
    assert [cards[number]["deck"] for number in (193, 212, 213, 232)] == [
        "leopold",
        "leopold",
        "elisabeth",
        "elisabeth",
    ]
    assert len(cards) == 40
    assert cards[207]["guests"][1] == {"colour": "any", "from": "hard", "dancer": 0}
    assert cards[232]["celebrity"]
    assert cards[232]["dice"] == "most"
    hotels = told["special_hotels"]
    assert list(hotels) == ["hautel-couture", "nine-stars", "sushi", "toll-bridge"]
    assert all(len(hotel["rules"]) >= 4 for hotel in hotels.values())
    assert [row["points"] for row in hotels["nine-stars"]["rows"]] == [5, 10, 15]
    assert hotels["sushi"]["rooms"] == ["d1", "e1", "a2", "b2", "c2", "a3"]


def test_boards_are_told_with_their_groups() -> None:
    for board in components("austria", "en", "revised")["boards"].values():
        assert [room["name"] for room in board["rooms"]][:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
        grouped = [room for group in board["groups"] for room in group["rooms"]]
        assert sorted(grouped) == sorted(room["name"] for room in board["rooms"])


def test_costs_follow_the_edition() -> None:
    kitchen_hand = 17
    assert components("austria", "en", "revised")["staff"][kitchen_hand]["cost"] == 5
    assert components("austria", "en", "2015")["staff"][kitchen_hand]["cost"] == 3


def test_what_events_tell_by_number_is_told_in_that_order() -> None:
    told = components("overbooking", "en", "revised")
    assert [guest["name"] for guest in told["guests"]] == GUEST_NAMES
    assert (told["guests"][9]["kind"], told["guests"][9]["coins"]) == ("noblewomen", 2)
    backs = [(guest["family"], guest["crest"]) for guest in told["guests"]]
    assert [(back["family"], back["crest"]) for back in told["backs"]] == [
        backs[BACK_OF.index(back)] for back in range(len(told["backs"]))
    ]
    sides = [(side["card"], side["side"], side["rule"]) for side in told["sides"]]
    assert sides[:3] == [
        (1, "front", "no-rule"),
        (1, "back", "monks-first"),
        (2, "front", "two-crests"),
    ]
    closed = next(side for side in told["sides"] if side["rule"] == "door-closed")
    assert (closed["queue_limit"], closed["door_limit"]) == (5, 0)


def test_what_there_is_not(url: str) -> None:
    assert asked(url, "chess").status_code == 404
    assert asked(url, "austria", edition="1999").status_code == 422


def test_components_travel_compressed_and_nothing_with_a_secret_does(url: str) -> None:
    assert asked(url, "austria").headers["content-encoding"] == "gzip"
    host = new_table(url, options={"players": "4"}, bots=[None, "random", "random", "random"])
    assert host.post("start").status_code == 204
    answer = host.get(language="en")
    assert len(answer.content) > 4096
    assert "content-encoding" not in answer.headers
