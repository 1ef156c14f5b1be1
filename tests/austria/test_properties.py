"""What holds for any options, any seed and any choices."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Game, game_named
from hotelier.austria.cards.staff import STARTER_SETS
from hotelier.austria.engine import Austria
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import members, size
from hotelier.kernel.chance import Chance
from tests.austria.invariants import check

OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from([value for value in option.values if value != "1"])
        for option in AUSTRIA.options
        if option.is_for("2")
    }
)
"""For two players and more; tests/solo has the rest."""
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
def test_every_position_of_a_game_is_sound(options: dict[str, str], seed: int) -> None:
    table = AUSTRIA.deal(AUSTRIA.settle(options), seed)
    chance = Chance(seed)
    check(table)
    while not table.over:
        table.apply(table.choices[chance.below(len(table.choices))])
        check(table)


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250))
def test_a_clone_is_equal_and_independent(options: dict[str, str], seed: int, steps: int) -> None:
    table = table_of(played(options, seed, steps))
    twin = table.clone()
    before = table.key()
    assert twin.key() == before
    chance = Chance(seed)
    while not twin.over:
        twin.apply(twin.choices[chance.below(len(twin.choices))])
    assert table.key() == before
    chance = Chance(seed)
    while not table.over:
        table.apply(table.choices[chance.below(len(table.choices))])
    assert table.key() == twin.key()


@settings(max_examples=6, deadline=None)
@given(OPTIONS, SEEDS, st.integers(0, 120))
def test_a_saved_game_loads_as_it_was(options: dict[str, str], seed: int, steps: int) -> None:
    game = played(options, seed, steps)
    for step in range(len(game.steps) + 1):
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
    assert game.state.events is None


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
def test_forced_choices_change_nothing_but_who_takes_them(
    options: dict[str, str], seed: int
) -> None:
    quiet = played(options, seed, 1000)
    loud = Game.load(quiet.save(), game_named, show_forced=True)
    assert loud.over
    assert loud.state.scores() == quiet.state.scores()
    assert [s.choice for s in loud.steps if not s.forced] == [s.choice for s in quiet.steps]
    assert any(step.forced for step in loud.steps)


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250))
def test_a_view_holds_nothing_that_is_anothers(
    options: dict[str, str], seed: int, steps: int
) -> None:
    """Whatever is hidden may be anything else: the view does not change with it."""
    game = played(options, seed, steps)
    table = table_of(game)
    for seat in range(game.players):
        other_world = AUSTRIA.imagine(table, seat, seed ^ 1)
        if other_world.seat != table.seat or other_world.round != table.round:
            continue
        assert AUSTRIA.view(table, seat) == AUSTRIA.view(other_world, seat)
    for seat in [*range(game.players), None]:
        text = json.dumps(AUSTRIA.view(table, seat))
        assert str(table.generator) not in text
        hands = {h["seat"]: h for h in AUSTRIA.view(table, seat)["hotels"]}
        assert all("hand" not in hotel for hotel in hands.values())


@FEW
@given(OPTIONS, SEEDS, st.integers(0, 250), SEEDS)
def test_an_imagined_world_fits_what_the_seat_knows(
    options: dict[str, str], seed: int, steps: int, dream: int
) -> None:
    table = table_of(played(options, seed, steps))
    before = table.key()
    for seat, hotel in enumerate(table.hotels):
        world = AUSTRIA.imagine(table, seat, dream)
        check(world)
        assert world.hotels[seat].hand == hotel.hand
        assert world.generator != table.generator
        if world.seat == seat:
            assert world.choices == table.choices
        if options["hands"] == "introductory" and not table.tail:
            for other, imagined in zip(table.hotels, world.hotels, strict=True):
                known = STARTER_SETS[table.turn_order(other.seat) - 1] if table.round < 2 else 0
                assert imagined.hand & known == other.hand & known
    assert table.key() == before


@FEW
@given(OPTIONS, SEEDS, st.integers(1, 60))
def test_hidden_cards_are_really_drawn_anew(options: dict[str, str], seed: int, steps: int) -> None:
    options = {**options, "hands": "standard"}
    table = table_of(played(options, seed, steps))
    if size(table.hotels[1].hand) < 3:
        return
    hands = {tuple(members(AUSTRIA.imagine(table, 0, dream).hotels[1].hand)) for dream in range(30)}
    assert len(hands) > 20


@FEW
@given(st.sampled_from(["2", "3", "4"]), SEEDS, st.integers(0, 60), SEEDS)
def test_an_imagined_draft_shows_the_seat_the_packs_it_has_seen(
    players: str, seed: int, steps: int, dream: int
) -> None:
    table = table_of(played({"players": players, "hands": "draft"}, seed, steps))
    assert table.draft is not None
    seen_until = min(len(table.draft.picks) // int(players), 5)
    for seat in range(int(players)):
        world = AUSTRIA.imagine(table, seat, dream)
        assert world.draft is not None
        for step in range(seen_until + 1):
            pack = table.draft.pack_before(seat, step)
            assert world.draft.content(pack, step) == table.draft.content(pack, step)
            if table.draft.has_picked(seat, step):
                assert world.draft.pick(seat, step) == table.draft.pick(seat, step)


def test_two_drafters_know_each_other_but_for_the_last_card_of_a_first_pack() -> None:
    """With two players every pack comes back, so what is gone is known; only the six cards
    of which nobody else has seen a first pick stay open."""
    table = table_of(played({"players": "2", "hands": "draft"}, 5, 0))
    while table.draft is not None and len(table.draft.picks) < 12 and table.round == 0:
        if table.choices[0] < 112:
            break
        table.apply(table.choices[0])
    rival = table.hotels[1].hand
    hands = {AUSTRIA.imagine(table, 0, dream).hotels[1].hand for dream in range(40)}
    in_common = rival
    for hand in hands:
        in_common &= hand
    assert len(hands) > 5
    assert size(in_common) == 5
