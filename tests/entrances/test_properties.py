"""What holds for unique hotels with any options, any seed and any choices."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.austria.actions import WORD_OF
from hotelier.austria.cards.entrances import ENTRANCE_WORDS
from hotelier.austria.engine import Austria
from hotelier.austria.entrances.entrance import TILE_SLOTS
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.bits import size
from hotelier.kernel.chance import Chance
from hotelier.kernel.journal import parse_journal
from tests.austria.invariants import check
from tests.golden.ways import GOLDEN_WAYS
from tests.golden.write import HERE, HOTEL, OWN_CHOICES
from tests.ways import every_way

WAYS = [way for way in every_way(AUSTRIA) if way["entrances"] != "none"]
SEEDS = st.integers(0, 2**63 - 1)


def eager_game(options: dict[str, str], seed: int) -> list[Austria]:
    """All positions of a random game in which nobody passes without need."""
    table = AUSTRIA.deal(options, seed)
    chance = Chance(seed)
    found = [table.clone()]
    while not table.over:
        eager = [choice for choice in table.choices if WORD_OF[choice] != "pass"] or table.choices
        table.apply(eager[chance.below(len(eager))])
        found.append(table.clone())
    return found


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(WAYS), SEEDS)
def test_every_position_is_sound_and_nothing_grows_that_only_shrinks(
    options: dict[str, str], seed: int
) -> None:
    """Tokens, tiles and open personal objectives only ever become fewer."""
    before: dict[int, tuple[int, int, int]] = {}
    for table in eager_game(options, seed):
        check(table)
        for hotel in table.hotels:
            entrance = hotel.entrance
            if entrance is None:
                continue
            tiles = sum(entrance.tile_at(slot) >= 0 for slot in range(TILE_SLOTS))
            now = (size(entrance.tokens), tiles, 3 - size(entrance.claimed))
            assert all(a <= b for a, b in zip(now, before.get(int(hotel.seat), now), strict=True))
            before[int(hotel.seat)] = now


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(WAYS), SEEDS, SEEDS)
def test_entrances_are_known_to_all_so_imagined_worlds_have_the_same(
    options: dict[str, str], seed: int, dream: int
) -> None:
    for table in eager_game(options, seed)[::40]:
        for seat in range(int(table.players)):
            world = AUSTRIA.imagine(table, seat, dream)
            for hotel, imagined in zip(table.hotels, world.hotels, strict=True):
                assert (hotel.entrance is None) == (imagined.entrance is None)
                if hotel.entrance is not None and imagined.entrance is not None:
                    assert hotel.entrance.key() == imagined.entrance.key()
            assert (table.market is None) == (world.market is None)


def test_every_way_of_the_module_was_counted() -> None:
    assert len(WAYS) > 400
    alone = [way for way in WAYS if way["players"] == "1"]
    assert {way["entrances"] for way in alone} == {"draw"}
    assert "none" not in {way["leopold-hotel"] for way in alone}


def test_golden_games_met_every_hotel_and_its_own_choices() -> None:
    for word in ENTRANCE_WORDS:
        assert f"{HOTEL}{word}" in GOLDEN_WAYS["austria"]
        assert {word, OWN_CHOICES.get(word, word)} <= moves_of(f"{HOTEL}{word}")


def moves_of(name: str) -> set[str]:
    """The words of a golden journal by the rules of today."""
    path = HERE / f"austria-{AUSTRIA.version}" / f"{name}.journal"
    return {move.token for move in parse_journal(path.read_text(encoding="utf-8")).moves}
