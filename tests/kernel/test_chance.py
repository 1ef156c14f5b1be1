"""The generator: fair, repeatable, and within 62 bits."""

from __future__ import annotations

from collections import Counter

import pytest

from hotelier.kernel.chance import Chance, following, mixed, seeded


@pytest.mark.parametrize("n", [2, 5, 6, 56])
def test_numbers_are_fair(n: int) -> None:
    chance = Chance(n)
    draws = 20_000
    counts = Counter(int(chance.below(n)) for _ in range(draws))
    expected = draws / n
    assert set(counts) == set(range(n))
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < n + 4 * (2 * n) ** 0.5 + 8


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first_draws = Counter(int(Chance(seed).below(6)) for seed in range(6000))
    assert all(850 < count < 1150 for count in first_draws.values())


def test_the_arithmetic_stays_native() -> None:
    generator = seeded(2**63 - 1)
    for _ in range(10_000):
        assert 0 < generator < 2**62
        generator = int(following(generator))


def test_pairs_of_dice_are_independent() -> None:
    chance = Chance(99)
    pairs = Counter((int(chance.below(6)), int(chance.below(6))) for _ in range(36_000))
    assert len(pairs) == 36
    assert all(850 < count < 1150 for count in pairs.values())


def test_a_shuffle_keeps_everything() -> None:
    chance = Chance(1)
    firsts: Counter[int] = Counter()
    for _ in range(5000):
        numbers = [0, 1, 2, 3, 4]
        chance.shuffle(numbers)
        assert sorted(numbers) == [0, 1, 2, 3, 4]
        firsts[numbers[0]] += 1
    assert all(880 < count < 1120 for count in firsts.values())


def test_sets_of_63_things_are_told_apart() -> None:
    """Staff cards of all modules are that many; a key of a position is made of such sets."""
    for rest in (0, 1, 1 << 40):
        sets = [0, *(1 << thing for thing in range(63))]
        assert len({int(mixed(5, rest ^ one)) for one in sets}) == len(sets)
    assert all(0 <= mixed(key, (1 << 63) - 1) < 2**62 for key in range(100))
