"""Who is at a table, and their gestures: seen at once, bounded, and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from hotelier.house.tables.company import LONGEST_THOUGHT, Company
from tests.house.running import Data, Line, Player, started


@contextmanager
def sociable(*players: Player) -> Iterator[list[Line]]:
    """Lines of people who want to hear of the others."""
    with ExitStack() as lines:
        yield [lines.enter_context(player.live(company=True)) for player in players]


def test_who_comes_and_who_goes_is_told(url: str) -> None:
    anna, berta = started(url)
    with sociable(anna) as [line]:
        alone = line.hear("company")
        assert (alone["here"], alone["away"]) == ([0], {})
        assert alone["patience"] == 180.0
        assert 0 <= alone["waited"] < 60
        with sociable(berta):
            assert line.hear("company")["here"] == [0, 1]
        gone = line.hear("company")
        assert gone["here"] == [0]
        assert 0 <= gone["away"]["1"] < 5
        with sociable(berta):
            assert line.hear("company")["away"] == {}


def test_a_second_device_leaves_nobody_away(url: str) -> None:
    anna, berta = started(url)
    with sociable(anna) as [line]:
        line.hear("company")
        with sociable(berta) as [_]:
            line.hear("company")
            with sociable(berta):
                line.hear("company")
            line.say(type="gesture", id=1, gesture="cup")
            assert line.hear("gesture")["gesture"] == "cup", "nobody has gone meanwhile"


def test_gestures_are_seen_by_all_and_then_gone(url: str) -> None:
    anna, berta = started(url)
    with sociable(anna, berta) as [one, other]:
        other.hear("company")
        one.say(type="gesture", id=3, gesture="thought", thought=" What\na  table! ")
        assert one.hear("answer") == {"type": "answer", "id": 3, "result": "shown"}
        seen = other.hear("gesture")
        assert (seen["seat"], seen["gesture"], seen["thought"]) == (0, "thought", "What a table!")
    assert "table!" not in str(berta.look())
    with sociable(berta) as [late]:
        late.hear("company")
        late.say(type="ping", id=4)
        late.hear("answer")
        assert not any('"gesture"' in text for text in late.heard)


@pytest.mark.parametrize(
    ("gesture", "code"),
    [
        ({"gesture": "thought", "thought": " \n "}, "malformed"),
        ({"gesture": "thought", "thought": "x" * (LONGEST_THOUGHT + 1)}, "malformed"),
        ({"gesture": "dance"}, "malformed"),
    ],
)
def test_what_is_no_gesture_is_refused(url: str, gesture: dict[str, str], code: str) -> None:
    anna, _ = started(url)
    with sociable(anna) as [line]:
        line.say(type="gesture", id=1, **gesture)
        assert line.hear("error")["error"]["code"] == code


def test_only_seats_make_gestures_and_not_too_many(url: str) -> None:
    anna, _ = started(url)
    stranger = Player(anna.url, anna.table, anna.look()["you"]["invitation"])
    with sociable(anna, stranger) as [line, watching]:
        watching.say(type="gesture", id=1, gesture="cup")
        assert watching.hear("error")["error"]["code"] == "no-seat"
        for number in range(3):
            line.say(type="gesture", id=number, gesture="applause")
            line.hear("answer")
        line.say(type="gesture", id=9, gesture="applause")
        refused = line.hear("error")["error"]
        assert refused["code"] == "too-many-gestures"
        assert refused["message"] == "One gesture at a time, please."


def test_who_does_not_ask_for_company_hears_nothing_of_it(url: str) -> None:
    anna, berta = started(url)
    with anna.live() as line, sociable(berta) as [other]:
        other.hear("company")
        line.say(type="ping", id=1)
        line.hear("answer")
        assert not any('"company"' in text for text in line.heard)


def test_with_a_server_its_people_are_gone() -> None:
    async def gather() -> None:
        company = Company()
        passed_on: list[Data] = []
        company.pass_on = passed_on.append
        with company.joined(0) as news:
            company.heard("elsewhere", {"here": [0, 1], "asks": True})
            assert passed_on == [{"here": [0], "asks": True}, {"here": [0]}]
            company.lost("elsewhere")
        heard = [news.get_nowait() for _ in range(news.qsize())]
        told = [(one["here"], list(one["away"])) for one in heard]
        assert told == [([0], []), ([0, 1], []), ([0], ["1"])]

    asyncio.run(gather())
