"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.kernel.game import Game
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import Event
from hotelier.overbooking import OVERBOOKING, events
from hotelier.overbooking.cards import BEDS_OF, HOTEL_BEDS
from tests.overbooking.invariants import check_cards, check_choices, check_places
from tests.overbooking.random_play import random_game, random_states
from tests.proof import proves

OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in OVERBOOKING.options}
)
SEEDS = st.integers(0, 2**63 - 1)
games = given(OPTIONS, SEEDS)


def many(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, database=None)


@proves("OB-CHECK-10", "OB-RUL-13")
@many(40)
@games
def test_no_card_is_created_or_lost(options: dict[str, str], seed: int) -> None:
    for state in random_states(options, seed):
        check_cards(state)


@proves("OB-PLAY-4", "OB-HOTEL-6")
@many(40)
@games
def test_queues_and_back_doors_never_hold_too_many_while_cards_are_played(
    options: dict[str, str], seed: int
) -> None:
    for state in random_states(options, seed):
        check_places(state)


@many(40)
@games
def test_there_is_always_a_choice_and_never_a_forced_one(
    options: dict[str, str], seed: int
) -> None:
    for state in random_states(options, seed):
        check_choices(state)


@proves("OB-PLAY-5", "OB-NEXT-1", "OB-RUL-12")
@many(30)
@games
def test_no_token_is_created_or_lost(options: dict[str, str], seed: int) -> None:
    at_doors = taken = 0
    for game in random_game(options, seed):
        for kind, *_ in game.steps[-1].events if game.steps else game.opening:
            at_doors += kind == events.TOKEN_LAID
            at_doors -= kind in (events.TOKEN_WITHDRAWN, events.TOKEN_TAKEN)
            taken += kind == events.TOKEN_TAKEN
        view = OVERBOOKING.view(game.state, None)
        assert sum(hotel["token"] for hotel in view["hotels"]) == at_doors
        assert sum(seat["tokens"] for seat in view["seats"]) == taken
        assert view["tokens_in_supply"] == 20 - at_doors - taken


def beds_taken(story: list[Event]) -> list[tuple[int, int]]:
    """For each hotel of each round: its beds, and those that guests were given."""
    found: list[tuple[int, int]] = []
    beds: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    for kind, _, a, b in [*story, (events.ROUND_BEGAN, 0, 0, 0)]:
        if kind == events.HOTEL_OPENED:
            beds[a] = HOTEL_BEDS[b]
        elif kind == events.BEDS_CHANGED:
            beds[b] += a
        elif kind == events.BOOKED:
            taken[b] += BEDS_OF[a]
        elif kind == events.ROUND_BEGAN:
            found += [(beds[hotel], taken[hotel]) for hotel in beds]
            beds.clear()
            taken.clear()
    return found


@proves("OB-CHECK-4", "OB-CHECK-9")
@many(40)
@games
def test_no_hotel_gives_more_beds_than_it_has(options: dict[str, str], seed: int) -> None:
    *_, game = random_game(options, seed)
    steps = [event for step in game.steps for event in step.events]
    hotels = beds_taken([*game.opening, *steps])
    assert len(hotels) == 4 * game.players
    assert all(taken <= beds for beds, taken in hotels)
    assert any(taken for _, taken in hotels)


@proves("OB-END-1", "OB-END-2")
@many(25)
@games
def test_the_tally_tells_of_every_point(options: dict[str, str], seed: int) -> None:
    for game in random_game(options, seed):
        points = [0] * game.players
        for entry in game.tally():
            points[entry.seat] += entry.points
            assert entry.chapter.startswith("round ")
        assert points == game.state.scores()


@many(25)
@games
def test_a_clone_is_equal_and_independent(options: dict[str, str], seed: int) -> None:
    for state in random_states(options, seed):
        twin = state.clone()
        assert (twin.key(), twin.choices) == (state.key(), state.choices)
        if state.over:
            break
        before = state.key()
        twin.apply(twin.choices[-1])
        assert state.key() == before != twin.key()
        again = state.clone()
        again.apply(again.choices[-1])
        assert again.key() == twin.key()


def only_overbooking(name: str) -> Rules:
    assert name == "overbooking"
    return OVERBOOKING


@many(12)
@games
def test_a_journal_leads_to_the_same_position_at_every_step(
    options: dict[str, str], seed: int
) -> None:
    for game in random_game(options, seed):
        loaded = Game.load(game.save(), only_overbooking)
        assert loaded.state.key() == game.state.key()
        assert loaded.legal == game.legal
        assert loaded.save() == game.save()


@many(12)
@games
def test_undo_is_exact(options: dict[str, str], seed: int) -> None:
    keys = []
    for game in random_game(options, seed):
        keys.append(game.state.key())
    while game.steps:
        assert game.state.key() == keys[len(game.steps)]
        game.undo()
    assert game.state.key() == keys[0]


@proves("OB-RUL-1")
@many(25)
@games
def test_games_that_show_forced_choices_are_the_same_games(
    options: dict[str, str], seed: int
) -> None:
    *_, shown = random_game(options, seed, show_forced=True)
    played = Game.load(shown.save(), only_overbooking)
    assert played.state.key() == shown.state.key()
    assert len(played.steps) == sum(not step.forced for step in shown.steps)


@proves("OB-PLAY-6", "OB-RUL-20")
@many(25)
@games
def test_undo_stops_where_something_became_known(options: dict[str, str], seed: int) -> None:
    for game in random_game(options, seed):
        if not game.steps:
            continue
        last = game.steps[-1]
        secrets = {events.DREW, events.TURNED_UP, events.SKIPPED}
        assert last.revealed == any(
            kind in secrets or (kind == events.PLAYED and b & events.PLAYED_FACE_UP)
            for kind, _, _, b in last.events
        )
        assert game.may_undo(last.seat) != last.revealed


@proves("OB-HOTEL-9", "OB-HOTEL-2", "OB-HOTEL-5")
@many(25)
@games
def test_queues_obey_the_house_while_cards_are_played(options: dict[str, str], seed: int) -> None:
    for state in random_states(options, seed):
        if not state.plays_left():
            continue
        for hotel in OVERBOOKING.view(state, None)["hotels"]:
            backs = {(card["family"], card["crest"]) for card in hotel["queue"]}
            if hotel["rule"] == "two-crests":
                assert len({family for family, _ in backs}) <= 2
            if hotel["rule"] == "small-groups":
                assert all(crest == "small" for _, crest in backs)
            face_up = [place for place, card in enumerate(hotel["queue"]) if card["face_up"]]
            expected = {"first-face-up": [0], "second-face-up": [1]}.get(hotel["rule"], [])
            assert face_up == [place for place in expected if place < len(hotel["queue"])]
            assert not any(card["face_up"] for card in hotel["door"])
