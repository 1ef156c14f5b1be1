"""The coach of the house: who gets a hint, what it says, reviews, and what a client may ask for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from hotelier import Game, game_named
from hotelier.house.basics.refusals import Refusal
from hotelier.house.basics.secrecy import new_id
from hotelier.house.basics.workers import Answered, Workers
from hotelier.house.gate.limits import Allowance, ClientPurse
from hotelier.house.storing.records import OVER, PLAYING, Record, Seat
from hotelier.house.tables.advising import has_hints
from hotelier.house.tables.reading import played
from hotelier.house.tables.table import Table
from hotelier.house.thinking import coach as thinking
from hotelier.house.thinking import thoughts
from hotelier.house.thinking.coach import HouseCoach
from hotelier.house.thinking.thoughts import Asked
from hotelier.house.thinking.urgency import Urgency
from hotelier.kernel.luck import Luck
from tests.house.running import Data, Player, awaited, new_table, started
from tests.house.test_archive import uploaded


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def begun(url: str, *bots: str, **asked: Any) -> Player:
    """Somebody alone with bots, at an own decision."""
    host = new_table(url, bots=[None, *bots], name="Anna", **asked)
    assert host.post("start").status_code == 204
    with host.live() as line:
        while line.hear(timeout=60)["position"]["awaits"] != host.seat:
            pass
    return host


def test_a_hint_tells_the_best_ways_and_why(url: str) -> None:
    anna = begun(url, "random")
    seen = anna.look()
    assert seen["you"]["hints"]
    legal = {choice["choice"] for choice in seen["position"]["decision"]["choices"]}
    moment = seen["position"]["moment"]
    hint = hinted(anna, moment=moment, language="en")
    assert (hint["moment"], hint["seat"]) == (moment, anna.seat)
    assert 1 <= len(hint["ways"]) <= 3
    assert hint["ways"][0]["loss"] == 0
    for way in hint["ways"]:
        assert way["choices"][0]["choice"] in legal
        assert 0 <= way["win"] <= 1
        assert all(said["text"] for said in way["choices"] + way["reasons"])
    unsaid = hinted(anna)["ways"][0]
    assert unsaid["choices"][0]["token"] == hint["ways"][0]["choices"][0]["token"]
    assert unsaid["choices"][0]["text"] is None
    # What is advised can be done, and then the moment is gone.
    for choice in hint["ways"][0]["choices"]:
        assert anna.choose(anna.look()["position"]["moment"], choice["choice"]).status_code == 200
    assert refused(anna.get("hint", moment=moment)) == (409, "stale")
    query = {"step": hint["step"], "language": "en"}
    word = anna.ask("GET", "turn", params=query, timeout=60).json()
    assert word["step"] == hint["step"]
    assert word["chapter_text"]
    assert [c["choice"] for c in word["played"]["choices"]]
    to_come = anna.get("turn", step=anna.look()["position"]["step"] + 50)  # bots go on meanwhile
    assert refused(to_come) == (404, "no-such-step")
    assert to_come.json()["error"]["message"] == "This choice has not been made yet."


def test_where_other_people_play_nobody_gets_a_hint_unless_all_do(url: str) -> None:
    players = started(url)
    asked = awaited(players)
    assert not asked.look()["you"]["hints"]
    assert refused(asked.get("hint")) == (403, "no-hints")
    assert refused(asked.get("turn", step=0)) == (403, "no-hints")
    assert refused(Player(url, asked.table, None).get("hint")) == (401, "no-seat")
    assert refused(asked.get("review")) == (409, "not-now")
    assert refused(Player(url, asked.table, None).get("review")) == (403, "not-invited")

    players = started(url, hints=True)
    asked = awaited(players)
    (other,) = [player for player in players if player is not asked]
    assert all(player.look()["table"]["hints"] for player in players)
    assert all(player.look()["you"]["hints"] for player in players)
    assert hinted(asked)["seat"] == asked.seat
    assert refused(other.get("hint")) == (409, "not-your-turn")


@pytest.mark.parametrize(
    ("kinds", "agreed", "helped"),
    [
        (("person",), False, True),
        (("person", "bot", "bot"), False, True),
        (("person", "person"), False, False),
        (("person", "empty"), False, False),
        (("person", "bot", "person"), False, False),
        (("person", "person"), True, True),
    ],
)
def test_hints_are_for_who_plays_with_bots_or_where_all_agreed(
    kinds: tuple[Any, ...], agreed: bool, helped: bool
) -> None:
    seats = tuple(Seat(kind) for kind in kinds)
    record = Record("a", "austria", 2, {}, Luck(1), PLAYING, seats, hints=agreed)
    assert has_hints(record, 0) == helped
    assert not has_hints(record, None)


def hinted(player: Player, **query: Any) -> Data:
    """A hint, however busy the machine is."""
    for _ in range(5):
        answer = player.ask("GET", "hint", params=query, timeout=60)
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text
            hint: Data = answer.json()
            return hint
    raise AssertionError("The coach has no time.")


def reviewed(table: Player) -> Data:
    for _ in range(10):
        query = {"wait": 10, "language": "en"}
        review: Data = table.ask("GET", "review", params=query, timeout=60).json()
        assert review["reviewed"] <= review["steps"]
        if review["complete"]:
            return review
    raise AssertionError(f"The review is not complete: {review}")


def test_a_review_is_made_and_its_better_turn_can_be_played(url: str) -> None:
    game = Game(game_named("austria"), {"players": "1"}, 5, names={0: "Anna"})
    while len(game.steps) < 12:
        game.choose(game.legal[-1])
    archived = uploaded(url, game.save())
    review = reviewed(archived)
    assert (review["reviewed"], review["seat"]) == (len(game.steps), 0)
    assert review["result"] is None
    assert archived.get("review").json()["loss"] == review["loss"]
    assert [point["step"] for point in review["curve"]] == sorted(
        point["step"] for point in review["curve"]
    )
    judged = [c["choice"] for turn in review["turns"] for c in turn["played"]["choices"]]
    assert judged == [step.choice for step in game.steps if not step.forced]
    worst = review["turns"][review["costliest"][0]]
    assert worst["loss"] == max(turn["loss"] for turn in review["turns"])
    assert worst["better"]["choices"] != worst["played"]["choices"]
    assert all(said["text"] for said in worst["better"]["reasons"])
    given = archived.post("fork", {"step": worst["step"], "same_chance": True}).json()
    shown = Player(url, given["table"], given["secret"], given["seat"])
    assert shown.post("start").status_code == 204
    for choice in worst["better"]["choices"]:
        assert shown.choose(shown.look()["position"]["moment"], choice["token"]).status_code == 200
    assert refused(archived.get("review", seat=7)) == (404, "no-such-seat")


class Thinkers(Workers):
    """Thinks in no time, and says how long it took."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, int]] = []
        self._takes = seconds

    async def ask(self, work: Any, question: Any, *_: Any, urgency: int = 0, **__: Any) -> Any:
        self.asked.append((work.__name__, urgency))
        return Answered(work(question), self._takes)


def table_of(game: Game) -> Table:
    status = OVER if game.over else PLAYING
    made = played(game, len(game.steps))
    record = Record(
        new_id(),
        game.rules.name,
        game.version,
        game.options,
        game.luck,
        status,
        (Seat("person"), Seat("bot", bot="greedy")),
        steps=len(made),
        moment=len(made),
    )
    return Table(record, made)


def overbooking(choices: int) -> Table:
    game = Game(game_named("overbooking"), {"players": "2"}, 3)
    while len(game.steps) < choices and not game.over:
        game.choose(game.legal[0])
    return table_of(game)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks: what counts is who is asked, and what it costs."""
    monkeypatch.setattr(thoughts, "advice", lambda *_, **__: [])


@pytest.mark.usefixtures("quick")
def test_the_same_question_is_thought_about_once_and_paid_for_once() -> None:
    async def ask() -> None:
        thinkers = Thinkers(seconds=4.0)
        coach = HouseCoach(thinkers, 60.0)
        table = overbooking(4)
        # Enough for two hints of the expected length, not for two that took longer.
        allowance = Allowance(per_second=0.1, burst=6.5)
        purse, stranger = ClientPurse(allowance, "anna"), ClientPurse(allowance, "otto")
        seat = table.game.seat
        await asyncio.gather(coach.hint(table, seat, purse), coach.hint(table, seat, purse))
        await coach.hint(table, seat, purse)
        assert thinkers.asked == [("best_ways", Urgency.HINT)]
        table.made.clear()
        with pytest.raises(Refusal) as refusal:
            await coach.hint(table, seat, purse)
        assert (refusal.value.status, refusal.value.code) == (429, "coach-rests")
        assert 1 <= refusal.value.details["retry_after"] <= 5  # type: ignore[operator]
        await coach.hint(table, seat, stranger)
        thinkers.close()

    asyncio.run(ask())


def test_a_review_waits_behind_everybody_and_is_paid_for_turn_by_turn() -> None:
    async def ask() -> None:
        thinkers = Thinkers(seconds=1.0)
        coach = HouseCoach(thinkers, 60.0)
        table = overbooking(4)
        allowance = Allowance(per_second=0.001, burst=10.0)
        found = await coach.review(table, 0, ClientPurse(allowance, "anna"), 25.0)
        assert found.complete
        questions = len(found.turns) + 1
        assert thinkers.asked == [("next_judged_turn", Urgency.REVIEW)] * questions
        assert allowance.wait_for("anna", 10.0 - questions) == 0.0
        assert allowance.wait_for("anna", 0.5) > 0.0
        thinkers.close()

    asyncio.run(ask())


def test_one_client_cannot_take_all_places_for_reviews() -> None:
    async def ponder(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async def ask() -> None:
        workers: Any = SimpleNamespace(ask=ponder)
        coach = HouseCoach(workers, 60.0)
        anna, otto = (ClientPurse(Allowance(0.0, 0.0), client) for client in ("anna", "otto"))
        tables = [overbooking(1) for _ in range(6)]
        for table in tables[:4]:
            await coach.review(table, 0, anna, 0.0)
        with pytest.raises(Refusal) as refusal:
            await coach.review(tables[4], 0, anna, 0.0)
        assert (refusal.value.status, refusal.value.code) == (503, "busy")
        await coach.review(tables[0], 0, anna, 0.0)  # is being made
        await coach.review(tables[4], 0, otto, 0.0)
        coach.let_go()
        await asyncio.sleep(0)
        # What failed takes no place any more.
        await coach.review(tables[5], 0, anna, 0.0)

    asyncio.run(ask())


def test_a_review_that_failed_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_: Asked) -> None:
        raise TimeoutError

    async def ask() -> None:
        thinkers = Thinkers(seconds=0.0)
        coach = HouseCoach(thinkers, 60.0)
        table = overbooking(3)
        purse = ClientPurse(Allowance(0.0, 0.0), "anna")
        with monkeypatch.context() as failing:
            failing.setattr(thinking, "next_judged_turn", lost)
            with pytest.raises(Refusal) as refusal:
                await coach.review(table, 0, purse, 25.0)
            assert refusal.value.code == "busy"
        assert (await coach.review(table, 0, purse, 25.0)).complete
        thinkers.close()

    asyncio.run(ask())


@pytest.mark.parametrize(("second", "expected"), [("bot", ["be_ready"]), ("person", [])])
def test_a_process_gets_ready_where_a_game_begins_with_hints(
    second: Any, expected: list[str]
) -> None:
    async def begin() -> None:
        thinkers = Thinkers(seconds=0.0)
        coach = HouseCoach(thinkers, 60.0)
        for choices in (0, 1):
            table = overbooking(choices)
            table.record = replace(table.record, seats=(Seat("person"), Seat(second)))
            coach.expect(table)
            await asyncio.sleep(0)
        assert [name for name, _ in thinkers.asked] == expected
        thinkers.close()

    asyncio.run(begin())


@pytest.mark.usefixtures("quick")
def test_when_the_house_closes_nobody_waits_for_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async def ask() -> None:
        thinkers = Thinkers(seconds=0.0)
        monkeypatch.setattr(thinkers, "ask", never)
        coach = HouseCoach(thinkers, 60.0)
        table = overbooking(3)
        purse = ClientPurse(Allowance(0.0, 0.0), "anna")
        waiting = [
            asyncio.create_task(work)
            for work in (
                coach.hint(table, table.game.seat, purse),
                coach.review(table, 0, purse, 25.0),
            )
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        coach.let_go()
        for outcome in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(outcome, Refusal)
            assert outcome.code == "closing"
        thinkers.close()

    asyncio.run(ask())
