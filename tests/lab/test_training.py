"""Training: what self-play teaches, and that a run leaves weights the bots can use."""

from __future__ import annotations

import multiprocessing
import os
import struct
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from hotelier.austria.rules import AUSTRIA
from hotelier.bots.minds.austria.crew import Crew
from hotelier.bots.minds.austria.roll import ways_of
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.minds.race import Heat
from hotelier.bots.net.net import OUTPUTS, PlainNet, make_net
from hotelier.bots.net.weights import (
    DamagedWeights,
    Shape,
    Weights,
    read_weights,
    write_weights,
)
from hotelier.bots.trained import net_of, weights_of
from hotelier.kernel.errors import HotelierError, OptionError
from hotelier.kernel.message import sentence
from hotelier.lab.training.austria import what_was_tried
from hotelier.lab.training.comparing import compared
from hotelier.lab.training.curves import Curves, write_plot
from hotelier.lab.training.lesson import COMPARED, Judged, Lesson, School, lessons_of
from hotelier.lab.training.schools import school_maker
from hotelier.lab.training.seen import seen_from
from hotelier.lab.training.transfer import carried_over, grown, to_go_on_from
from hotelier.lab.training.workers import MOST_FACTS, Parcel, Workers, packed

GAMES = ("austria", "overbooking")
PATIENCE = 300
"""Seconds, for machines with much else to do."""


def know_nothing(school: School) -> Weights:
    shape = Shape(school.facts, 8, 4, OUTPUTS, 1 / 512)
    parts = {name: bytes(size) for name, size in shape.sizes().items()}
    return Weights(shape, parts, {"blocks": school.blocks})


def test_turns_learn_from_the_end_and_from_the_turns_after_them() -> None:
    turns = [
        Judged([b"way", b"a"], [1, 2], [0, 0], own=50.0, other=40.0, win=0.6),
        Judged([b"b"], [20], [10], own=80.0, other=30.0, win=0.9),
    ]
    found = {x.facts: x for x in lessons_of(turns, own=100, other=20, win=1.0, trust=0.5)}
    # The last turn learns from the end alone, points counted from what it has already.
    assert (found[b"b"].own, found[b"b"].other, found[b"b"].win) == (80, 10, 1)
    # The turn before: half from the end, half from what was foretold in the turn after it.
    assert found[b"a"].own == 90 - 2
    assert found[b"a"].win == pytest.approx(0.95)
    # A position on the way to it also from what was foretold at its end.
    assert found[b"way"].own == 70 - 1


def test_what_a_search_learned_on_its_way_is_a_lesson_too() -> None:
    aside = Lesson(b"aside", 3.0, 2.0, 0.5)
    turn = Judged([b"a"], [0], [0], own=1.0, other=1.0, win=0.5, tried=[aside])
    assert aside in lessons_of([turn], own=1, other=1, win=0.5, trust=0.5)


def test_positions_a_search_tried_are_worth_the_best_end_they_led_to() -> None:
    state = AUSTRIA.deal(AUSTRIA.settle({"players": "1"}), 7)
    chance = Random(1)
    for _ in range(30):
        state.apply(chance.choice(state.choices))
    seat = int(state.seat)
    ends = Thinker(net_of("austria"), Taste(0.3, 10.0)).ends(state, 4)
    root = ends[0].path()[0].parent
    assert root is not None
    aims = {lesson.facts: lesson.own for lesson in what_was_tried(ends, seat, chance, most=100_000)}
    worth: dict[bytes, float] = {}
    for end in reversed(ends):  # the best last, so that it stays
        for node in [root, *end.path()[:-1]]:
            mine, _, facts = seen_from(node.table, seat)
            worth[facts] = end.own - mine
    assert aims == pytest.approx(worth)
    assert len(what_was_tried(ends, seat, chance, most=2)) == 2


def test_ends_of_a_turn_are_compared_by_what_becomes_of_them_in_the_same_world() -> None:
    thinker = Thinker(net_of("austria"), Taste(0.3, 10.0))
    chance = Random(1)
    # How many good ends can be foreseen is up to the weights: some first turn has enough of them.
    for seed in range(20):
        state = AUSTRIA.deal(AUSTRIA.settle({"players": "2"}), seed)
        while state.round < 1:
            state.apply(chance.choice(state.choices))
        seat = int(state.seat)
        ends = thinker.ends(state, 8)
        world = AUSTRIA.imagine(state, seat, 5)
        if found := compared(thinker, ends, [world], chance):
            break
    assert len({lesson.facts for lesson in found}) == COMPARED
    ways = ways_of(ends, state.reveals, 100)
    Crew().try_out(thinker, ways, [world], Heat(100, worlds=1, narrow=3, others=3))
    fared: dict[bytes, float] = {}
    for way in ways:
        mine, _, facts = seen_from(way.end.table, seat)
        fared[facts] = way.own - mine
    assert [lesson.own for lesson in found] == pytest.approx([fared[x.facts] for x in found])
    foreseen = [way for way in ways if way.end.table.reveals == state.reveals]
    best = seen_from(foreseen[0].end.table, seat)[2]
    assert found[0].facts == best, "the best end is always compared"


def test_of_ends_compared_only_their_differences_are_learned() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training.learner import differences

    aims = torch.rand(3, COMPARED, OUTPUTS)
    said = aims.clone()
    said[..., 2] = torch.logit(aims[..., 2])
    assert float(differences(said, aims)) == pytest.approx(0, abs=1e-9)
    said[..., :2] += 7
    assert float(differences(said, aims)) == pytest.approx(0, abs=1e-9)
    said[:, 0, 0] += 1
    assert float(differences(said, aims)) > 0.01


@pytest.mark.parametrize("game", GAMES)
def test_self_play_gives_lessons_that_fit_the_net(game: str) -> None:
    school = school_maker(game)()
    net = make_net(know_nothing(school))
    games = [school.play(net, Random(seed)) for seed in range(3)]
    parcel = packed(games, school.facts)
    assert len(parcel.aims) == sum(len(game.lessons) for game in games) > 20
    assert parcel.facts.shape[1] == MOST_FACTS
    assert parcel.facts.max() == school.facts  # "no fact" fills the rows
    assert (parcel.facts[:, -1] == school.facts).all()
    assert 0 <= parcel.aims[:, 2].min() <= parcel.aims[:, 2].max() <= 1
    compared = sum(len(game.comparisons) for game in games)
    assert parcel.compared_facts.shape == (compared, COMPARED, MOST_FACTS)
    assert parcel.compared_aims.shape == (compared, COMPARED, OUTPUTS)
    assert bool(compared) == (game == "austria")


@pytest.mark.parametrize("game", GAMES)
def test_blocks_cover_all_facts_once(game: str) -> None:
    school = school_maker(game)()
    places = sorted(school.blocks.values())
    assert places[0][0] == 0
    for (start, count), (following, _) in pairwise(places):
        assert start + count == following
    assert sum(places[-1]) == school.facts


@pytest.mark.parametrize("game", GAMES)
def test_blocks_are_those_that_the_weights_were_trained_on(game: str) -> None:
    told = weights_of(game).about["blocks"]
    assert school_maker(game)().blocks == {name: tuple(place) for name, place in told.items()}


def test_weights_are_carried_over_to_a_larger_layout() -> None:
    shape = Shape(3, 2, 1, OUTPUTS, 1 / 512)
    parts = {name: bytes(size) for name, size in shape.sizes().items()}
    parts["first"] = bytes([1, 0, 1, 0, 2, 0, 2, 0, 3, 0, 3, 0])
    old = Weights(shape, parts, {"blocks": {"A": (0, 2), "B": (2, 1)}})
    new = carried_over(old, {"A": (0, 2), "NEW": (2, 2), "B": (4, 2)})
    rows = [new.parts["first"][4 * row] for row in range(new.shape.rows)]
    assert rows == [1, 2, 0, 0, 3, 0]
    assert carried_over(new, {"A": (0, 2), "NEW": (2, 2), "B": (4, 2)}) is new


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"game": "austria"}, "were trained for a game other than overbooking."),
        ({"game": None}, "were trained for a game other than overbooking."),
        ({"facts_version": 0}, "were trained for another version."),
        ({"facts_version": None}, "were trained for another version."),
        ({"blocks": {}}, "were trained for another version."),
        ({"blocks": {"PLAYERS": [0, 5]}}, "were trained for another version."),
        ({"blocks": [7]}, "were trained for another version."),
        ({"blocks": {"PLAYERS": "05"}}, "were trained for another version."),
    ],
)
def test_training_goes_on_only_from_weights_whose_facts_it_knows(
    tmp_path: Path, told: dict[str, object], complaint: str
) -> None:
    school = school_maker("overbooking")()
    about: dict[str, object] = {"game": "overbooking", "facts_version": school.facts_version}
    about["blocks"] = school.blocks
    path = tmp_path / "overbooking.net"
    write_weights(path, replace(know_nothing(school), about=about))
    assert to_go_on_from(path, school).shape.rows == school.facts
    write_weights(path, replace(know_nothing(school), about=about | told))
    with pytest.raises(DamagedWeights) as refusal:
        to_go_on_from(path, school)
    assert str(refusal.value) == f"The weights {path} {complaint}"


def test_training_goes_on_from_an_earlier_version_whose_blocks_it_knows(tmp_path: Path) -> None:
    school = school_maker("overbooking")()
    earlier = {name: place for name, place in school.blocks.items() if name != "ACTING"}
    start, _ = school.blocks["ACTING"]
    shape = Shape(start, 8, 4, OUTPUTS, 1 / 512)
    parts = {name: b"\1" * size for name, size in shape.sizes().items()}
    path = tmp_path / "overbooking.net"
    about = {"game": "overbooking", "facts_version": 0, "blocks": earlier}
    write_weights(path, Weights(shape, parts, about))
    first = to_go_on_from(path, school).parts["first"]
    assert first == parts["first"] + bytes(2 * 8 * (school.facts - start))


def test_a_net_that_grows_says_the_same_at_first() -> None:
    small = weights_of("austria")
    large = grown(small, small.shape.width + 24, small.shape.hidden + 8)
    assert large.shape.width == small.shape.width + 24
    assert {name: len(part) for name, part in large.parts.items()} == large.shape.sizes()
    chance = Random(3)
    facts = struct.pack("60H", *(chance.randrange(small.shape.rows) for _ in range(60)))
    said = [PlainNet(weights).judge([facts]) for weights in (small, large)]
    assert said[1] == pytest.approx(said[0], abs=1e-4)
    # Every new unit can learn: it sees something, and what it sees differs from the others.
    rows = np.frombuffer(large.parts["first"], np.int16).reshape(large.shape.rows, -1)
    assert len({rows[:, unit].tobytes() for unit in range(small.shape.width, rows.shape[1])}) == 24
    assert grown(large, small.shape.width, small.shape.hidden) is large


def test_curves_tell_only_of_games_played_in_earnest(tmp_path: Path) -> None:
    school = school_maker("overbooking")()
    net = make_net(know_nothing(school))
    curves = Curves()
    games = [school.play(net, Random(seed)) for seed in range(2)]
    for game in games:
        game.clean, game.kind = game is games[0], "2-players"
    curves.add(packed(games, school.facts))
    assert curves.games == 2
    told = curves.take()
    assert told == {"2-players": round(sum(games[0].scores) / len(games[0].scores), 1)}
    curve = tmp_path / "curve.jsonl"
    curve.write_text('{"2-players": 20.5}\n{"2-players": 30.5}\n')
    whole = write_plot(curve).read_text()
    assert "<polyline" in whole
    # A run that was killed may leave half a line, and the next one goes on behind it.
    curve.write_text('{"2-players": 20.5}\n{"2-pl{"2-players": 9}\n3\n{"2-players": 30.5}\n{"2')
    assert write_plot(curve).read_text() == whole


def test_self_play_whose_processes_have_all_ended_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_school = school_maker("overbooking")
    path = tmp_path / "overbooking.net"
    write_weights(path, know_nothing(make_school()))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    workers = Workers(make_school, path, None, 7)
    try:
        assert workers.next_parcel(0) is None
        parcel = workers.next_parcel(PATIENCE)
        assert parcel is not None
        assert len(parcel.results) == 8
        (process,) = multiprocessing.active_children()
        process.kill()
        with pytest.raises(HotelierError, match="what was learned so far is kept"):
            # what it had sent already may come first
            list(iter(partial(workers.next_parcel, PATIENCE), None))
    finally:
        workers.close()
    assert multiprocessing.active_children() == []


def test_a_course_whose_self_play_ends_keeps_what_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training import train

    school = school_maker("overbooking")()
    net = make_net(know_nothing(school))
    parcels = iter([packed([school.play(net, Random(1))], school.facts), None])

    class Ending:
        def next_parcel(self, _: float) -> Parcel | None:
            for parcel in parcels:
                return parcel
            raise HotelierError(sentence("error-self-play-ended"))

        def close(self) -> None:
            pass

    monkeypatch.setattr(train, "_workers", lambda *_: Ending())
    course = train.Course("overbooking", tmp_path, 5, width=16, batch=64, room=5000)
    with pytest.raises(HotelierError, match="what was learned so far is kept"):
        train.train(course, lambda _: None)
    assert read_weights(tmp_path / "overbooking.net").about["games"] == 1


def test_a_short_run_leaves_weights(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training.train import Course, train

    course = Course("overbooking", tmp_path, 0.5, workers=1, width=16, batch=64, room=5000)
    path = train(course, lambda _: None)
    weights = read_weights(path)
    assert weights.about["games"] > 0
    assert make_net(weights).judge([b""])


def test_a_run_that_learned_nothing_forgets_nothing() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training.learner import Learner

    start = weights_of("overbooking")
    shape = start.shape
    learner = Learner(shape.rows, shape.width, shape.hidden, "cpu", start)
    nothing = torch.zeros(shape.rows + 1, dtype=torch.bool)
    assert learner.weights({}, nothing).parts["first"] == start.parts["first"]


def test_refining_learns_differences_and_holds_what_ends_promise_together() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training.learner import Learner, Memory

    start = weights_of("overbooking")
    shape = start.shape
    learner = Learner(shape.rows, shape.width, shape.hidden, "cpu", start)
    comparisons = Memory(64, shape.rows, "cpu", COMPARED)
    chance = np.random.default_rng(1)
    facts = np.full((64, COMPARED, MOST_FACTS), shape.rows, np.int16)
    facts[..., :30] = chance.integers(0, shape.rows, (64, COMPARED, 30))
    seen = torch.from_numpy(facts).flatten(0, 1).int()

    def said() -> NDArray[np.float32]:
        with torch.no_grad():
            found: NDArray[np.float32] = learner.model(seen).view(64, COMPARED, OUTPUTS).numpy()
        return found

    before = said()
    aims = before.copy()
    aims[..., 2] = 1 / (1 + np.exp(-aims[..., 2]))
    aims[:, 0, 0] += 1.0
    aims[..., 0] += 5.0
    comparisons.add(facts, aims)
    first = learner.refine(comparisons, 64, 1e-3)
    for _ in range(80):
        last = learner.refine(comparisons, 64, 1e-3)
    assert last["differences_loss"] < 0.2 * first["differences_loss"]
    # All ends were said to promise five units more: comparisons are not believed in that.
    assert abs(float((said() - before)[..., 0].mean())) < 0.1


def test_only_a_game_whose_ends_are_compared_can_be_refined() -> None:
    school = school_maker("austria", refine=True)()
    played = school.play(make_net(know_nothing(school)), Random(3))
    assert len(played.comparisons) > 5
    with pytest.raises(OptionError, match="refine"):
        school_maker("overbooking", refine=True)


def test_a_short_course_refines_the_weights_that_ship(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is only needed to train")
    from hotelier.lab.training.train import Course, train

    course = Course(
        "austria", tmp_path, 0.4, workers=1, first_rate=1e-4, batch=128, room=2000, refine=True
    )
    told: list[str] = []
    weights, start = read_weights(train(course, told.append)), weights_of("austria")
    assert weights.shape == start.shape
    assert weights.about["games"] > start.about["games"]
    changed = np.frombuffer(weights.parts["second"], np.float32)
    assert 0 < np.abs(changed - np.frombuffer(start.parts["second"], np.float32)).max() < 0.1
    assert any("differences_loss" in line for line in told)
