"""By what dice and cards come in a game: a seed, and the words its players have added to it.

Small seeds stand for the fast generator: for search, simulations and tests. A secret seed stands
for a source that nobody can foresee. Before a game a table shows the commitment to its secret
seed, after it the seed itself: so everybody can check that nothing was chosen in between.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from hotelier.kernel.chance import Chance, seeded
from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.kernel.source import Source, key_of
from hotelier.kernel.state import State

SMALL_SEEDS = 2**63
"""Seeds below this are small."""
_SECRET_BITS = 256
_FIRST_SECRET: int = 1 << _SECRET_BITS
"""Secret seeds are from here up to twice as much, so that all of them have as many digits."""
LONGEST_WORD = 40


class Luck(NamedTuple):
    """A seed; and by seat a word that somebody added to a secret one."""

    seed: int
    words: tuple[tuple[int, str], ...] = ()

    @property
    def secret(self) -> bool:
        return bool(self.seed >= _FIRST_SECRET)

    @property
    def commitment(self) -> str:
        """What a table shows before it may show the seed: the SHA-256 of its digits."""
        return sha256(str(self.seed).encode()).hexdigest()

    def with_word(self, seat: int, word: str | None) -> Luck:
        """The same seed with another word of a seat; None takes it away."""
        words = {other: added for other, added in self.words if other != seat}
        if word is not None:
            words[seat] = word
        return luck(self.seed, words)

    def lines(self) -> list[str]:
        """The lines of a journal that tell it; the key of a secret source is made of them."""
        return [f"seed {self.seed}", *(f"word {seat + 1} {word}" for seat, word in self.words)]

    def source(self) -> Source:
        return Source(key_of("".join(f"{line}\n" for line in self.lines())))


def luck(seed: int | Luck, words: Mapping[int, str] | None = None) -> Luck:
    """A seed and words, checked; raises OptionError."""
    found = seed if isinstance(seed, Luck) else Luck(seed, tuple(sorted((words or {}).items())))
    if not (0 <= found.seed < SMALL_SEEDS or _FIRST_SECRET <= found.seed < 2 * _FIRST_SECRET):
        # As text, because these numbers are names and not amounts.
        secret = {"from": str(_SECRET_BITS), "to": str(_SECRET_BITS + 1)}
        raise OptionError(sentence("error-seed", largest=str(SMALL_SEEDS - 1), **secret))
    if len(dict(found.words)) < len(found.words):
        raise OptionError(sentence("error-one-word"))
    if found.words and not found.secret:
        raise OptionError(sentence("error-word-needs-secret"))
    for _, word in found.words:
        if not word.isprintable() or word != " ".join(word.split()) or not fits(word):
            raise OptionError(sentence("error-word-length", longest=LONGEST_WORD))
    return found


def fits(word: str) -> bool:
    return 1 <= len(word) <= LONGEST_WORD


def new_secret_seed() -> int:
    """A seed of 256 bits from the system's generator."""
    return _FIRST_SECRET + secrets.randbits(_SECRET_BITS)


def begin_chance(state: State, found: Luck) -> None:
    """From here on dice and cards of a position come by this luck."""
    if found.secret:
        state.source = found.source()
        state.generator = 0
    else:
        state.source = None
        state.generator = seeded(found.seed)


def imagine_chance(state: State, chance: Chance) -> None:
    """A position that somebody imagines shares nothing with the chance of the table."""
    state.source = None
    state.generator = seeded(int(chance.below(1 << 29)) << 29 | int(chance.below(1 << 29)))
