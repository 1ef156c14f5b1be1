"""What holds for any options, any seed and any choices of somebody who plays alone."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Game, game_named
from hotelier.austria.cards.staff import END_STAFF
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.austria.solo.leopold import LEOPOLD_SEAT
from hotelier.kernel.bits import members
from hotelier.kernel.chance import Chance
from tests.austria.invariants import check
from tests.proof import proves


def as_agreed(options: dict[str, str]) -> dict[str, str]:
    """Unique hotels are drawn, and only against a special hotel (M3-RUL-6)."""
    with_entrance = options["leopold-hotel"] != "none" and options["entrances"] != "none"
    return {**options, "entrances": "draw" if with_entrance else "none"}


OPTIONS = st.fixed_dictionaries(
    {o.name: st.sampled_from(o.values) for o in AUSTRIA.options if o.is_for("1")}
    | {"players": st.just("1")}
).map(as_agreed)
SEEDS = st.integers(0, 2**63 - 1)
FEW = settings(max_examples=40, deadline=None)


def played(options: dict[str, str], seed: int, choices: int, *, show_forced: bool = False) -> Game:
    """A game after so many random choices, or at its end."""
    game = Game(AUSTRIA, options, seed, show_forced=show_forced)
    chance = Chance(seed ^ choices)
    for _ in range(choices):
        if game.over:
            break
        game.choose(game.legal[chance.below(len(game.legal))])
    return game


def table_of(game: Game) -> Austria:
    assert isinstance(game.state, Austria)
    return game.state


@FEW
@given(OPTIONS, SEEDS)
def test_every_position_is_sound(options: dict[str, str], seed: int) -> None:
    table = AUSTRIA.deal(AUSTRIA.settle(options), seed)
    chance = Chance(seed)
    check(table)
    while not table.over:
        table.apply(table.choices[chance.below(len(table.choices))])
        check(table)
    assert table.winners() in ([0], [1])


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250))
def test_a_clone_is_equal_and_independent(options: dict[str, str], seed: int, steps: int) -> None:
    table = table_of(played(options, seed, steps))
    twin = table.clone()
    before = table.key()
    assert twin.key() == before
    for world in (twin, table):
        chance = Chance(seed)
        while not world.over:
            world.apply(world.choices[chance.below(len(world.choices))])
        if world is twin:
            assert table.key() == before
    assert table.key() == twin.key()


@settings(max_examples=12, deadline=None)
@given(OPTIONS, SEEDS, st.integers(0, 200))
def test_a_saved_game_loads_as_it_was(options: dict[str, str], seed: int, steps: int) -> None:
    game = played(options, seed, steps)
    for step in range(0, len(game.steps) + 1, 7):
        part = game.fork(step)
        loaded = Game.load(part.save(), game_named)
        assert loaded.state.key() == part.state.key() == game.state_at(step).key()
        assert loaded.legal == part.legal
        assert loaded.save() == part.save()


@FEW
@given(OPTIONS, SEEDS, st.integers(1, 200), st.integers(1, 30))
def test_undo_gives_back_the_exact_position(
    options: dict[str, str], seed: int, steps: int, back: int
) -> None:
    game = played(options, seed, steps)
    back = min(back, len(game.steps))
    keys = [game.state_at(step).key() for step in range(len(game.steps) + 1)]
    game.undo(back)
    assert game.state.key() == keys[-1 - back]


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250))
def test_points_are_all_accounted_for(options: dict[str, str], seed: int, steps: int) -> None:
    game = played(options, seed, steps)
    sums = [0] * game.players
    for tally in game.tally():
        sums[tally.seat] += tally.points
    assert sums == game.state.scores()


@FEW
@given(OPTIONS, SEEDS)
def test_forced_choices_change_nothing(options: dict[str, str], seed: int) -> None:
    quiet = played(options, seed, 1000)
    loud = Game.load(quiet.save(), game_named, show_forced=True)
    assert loud.over
    assert loud.state.scores() == quiet.state.scores()
    assert [s.choice for s in loud.steps if not s.forced] == [s.choice for s in quiet.steps]


@proves("SOLO-RUL-17")
@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250))
def test_a_view_holds_nothing_of_his_decks(options: dict[str, str], seed: int, steps: int) -> None:
    """Whatever is hidden may be anything else: the view does not change with it."""
    table = table_of(played(options, seed, steps))
    seen = AUSTRIA.view(table, 0)
    assert AUSTRIA.view(AUSTRIA.imagine(table, 0, seed ^ 1), 0) == seen
    leopold = table.leopold
    assert leopold is not None
    assert seen["leopold"]["cards_left"] + len(seen["leopold"]["cards_seen"]) == 20
    assert seen["leopold"]["private_deck"] == len(members(leopold.private_deck))
    text = json.dumps(seen["leopold"])
    assert str(table.generator) not in json.dumps(AUSTRIA.view(table, None))
    for hidden in (leopold.private_deck, leopold.instructions):
        assert hidden < 64 or str(hidden) not in text


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250), SEEDS)
def test_an_imagined_world_fits_what_is_known(
    options: dict[str, str], seed: int, steps: int, dream: int
) -> None:
    table = table_of(played(options, seed, steps))
    before = table.key()
    for seat in (0, LEOPOLD_SEAT):
        world = AUSTRIA.imagine(table, seat, dream)
        check(world)
        assert world.generator != table.generator
        assert world.hotels[LEOPOLD_SEAT].key() == table.hotels[LEOPOLD_SEAT].key()
    mine = AUSTRIA.imagine(table, 0, dream)
    assert mine.choices == table.choices
    assert mine.hotels[0].hand == table.hotels[0].hand
    assert mine.tail == table.tail
    assert table.key() == before


@proves("SOLO-RUL-17")
def test_both_his_decks_are_drawn_anew() -> None:
    game = played({"players": "1"}, 7, 20)
    table = table_of(game)
    known = table.hotels[0].hand | table.hotels[0].played
    decks, cards = set(), set()
    for dream in range(60):
        world = AUSTRIA.imagine(table, 0, dream)
        assert world.leopold is not None
        assert world.leopold.private_deck & known == 0
        decks.add(int(world.leopold.private_deck))
        while table.leopold and world.leopold.card == table.leopold.card and not world.over:
            world.apply(world.choices[0])
        cards.add(int(world.leopold.card))
    assert len(decks) > 30
    assert len(cards) > 8
    union = 0
    for deck in decks:
        union |= deck
    assert END_STAFF & ~union & ~known & ~table.hotels[1].played & ~tail_cards(table) == 0


def tail_cards(table: Austria) -> int:
    own = AUSTRIA.view(table, 0)["own"]["put_under_deck"]
    return sum(1 << entry["card"] for entry in own)
