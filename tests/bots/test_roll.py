"""Ways to play are tried in imagined worlds, where everybody plays on."""

from __future__ import annotations

import gc
from contextlib import suppress

from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.bots.minds.austria.roll import Outcome, outcome_in, ways_of
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.minds.race import Heat
from hotelier.bots.minds.undisturbed import undisturbed
from hotelier.bots.trained import net_of


def looked_on(options: dict[str, str], *, others: int) -> tuple[list[Outcome], int]:
    """What the best ways to begin lead to two turns on, and how many positions that takes."""
    world = AUSTRIA.deal(AUSTRIA.settle(options), 8)
    while world.round < 1:
        world.apply(world.choices[0])
    assert isinstance(world, Austria)
    thinker = Thinker(net_of("austria"), Taste(0.3, 10.0))
    ways = ways_of(thinker.ends(world, 4), world.reveals, 3)
    before = int(thinker.judged)
    heat = Heat(3, worlds=1, turns=2, narrow=3, others=others)
    outcomes = [outcome_in(thinker, way.choices, world, heat) for way in ways]
    return outcomes, int(thinker.judged) - before


def test_the_others_may_be_given_less_thought() -> None:
    assert looked_on({"players": "3"}, others=1)[1] < looked_on({"players": "3"}, others=3)[1]


def test_alone_there_are_no_others() -> None:
    alone = {"players": "1", "difficulty": "hard"}
    assert looked_on(alone, others=1) == looked_on(alone, others=3)


def test_nobody_looks_for_garbage_while_a_bot_thinks() -> None:
    assert gc.isenabled()
    with suppress(KeyboardInterrupt), undisturbed():
        assert not gc.isenabled()
        with undisturbed():
            pass
        assert not gc.isenabled(), "the outer thought is not over"
        raise KeyboardInterrupt
    assert gc.isenabled()
