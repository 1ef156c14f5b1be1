"""Somebody who sees draws tries to compute those to come.

The fast generator multiplies by a constant, modulo a prime of 62 bits. A draw tells the leading
bits of its state, mixed with those of the state before: guess these once for the first draw, and
a lattice gives the rest. So it is for search and simulations; where people play, the same attack
finds nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from hotelier.kernel.chance import MULTIPLIER, following, number_below
from hotelier.kernel.luck import Luck, begin_chance, new_secret_seed
from hotelier.kernel.state import State
from tests.kernel.lattice import nearest, orthogonal, reduced

BITS = 8
RANGE = 1 << BITS
UNMIXED = 2
SEEN = 12
TO_COME = 50
MODULUS = MULTIPLIER * 2**32 - 1

POWERS = [pow(MULTIPLIER, n, MODULUS) for n in range(SEEN)]
BASIS = reduced(
    [POWERS] + [[MODULUS if n == row else 0 for n in range(SEEN)] for row in range(1, SEEN)]
)
BESIDE = orthogonal(BASIS)


def foretold(draws: list[int]) -> list[int] | None:
    """The draws after these, if a state of the fast generator explains them."""
    for guess in range(1 << BITS - UNMIXED):
        leading = [draws[0] ^ guess]
        for draw in draws[1:]:
            leading.append(draw ^ leading[-1] >> UNMIXED)
        target = [(2 * bits + 1) * MODULUS >> BITS + 1 for bits in leading]
        state = nearest(BASIS, BESIDE, target)[0] % MODULUS
        told, after = run(state, len(draws) - 1 + TO_COME)
        if after and told[: len(draws) - 1] == draws[1:]:
            return told[len(draws) - 1 :]
    return None


def run(state: int, draws: int) -> tuple[list[int], int]:
    told = []
    for _ in range(draws):
        told.append(int(number_below(state, RANGE)))
        state = int(following(state))
    return told, state


def draws_by(seed: int) -> Callable[[], int]:
    state = State()
    begin_chance(state, Luck(seed))
    return lambda: int(state.below(RANGE))


def test_the_fast_generator_is_computed_from_twelve_draws() -> None:
    for seed in (1, 2**62 + 5):
        draw = draws_by(seed)
        seen = [draw() for _ in range(SEEN)]
        assert foretold(seen) == [draw() for _ in range(TO_COME)]


def test_the_source_of_real_tables_is_not() -> None:
    draw = draws_by(new_secret_seed())
    for _ in range(4):
        assert foretold([draw() for _ in range(SEEN)]) is None
