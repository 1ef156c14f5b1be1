"""Chance that nobody can foresee: every draw is a keyed hash of its number.

The generator of chance.py is fast and linear: whoever sees enough draws can compute the rest.
Where people play, draws come from here. Without the key no draw tells anything of another one,
and with the number of a draw as part of the state, taking back and playing again stay exact.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import count

_DRAW_BYTES = 8
_DRAW_RANGE = 1 << 8 * _DRAW_BYTES
KEY_BYTES = 32


class Source:
    """All the draws that one key stands for. It never changes, so copies of a state share it."""

    __slots__ = ("_key", "_keyed", "tag")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._keyed = blake2b(key=key, digest_size=_DRAW_BYTES)
        self.tag = int.from_bytes(self._digest("tag")) >> 2
        """Tells sources apart in the keys of states; it says nothing of their draws."""

    def __reduce__(self) -> tuple[type[Source], tuple[bytes]]:
        return Source, (self._key,)

    def below(self, draw: int, n: int) -> int:
        """The number from 0 to n-1 of a draw.

        Numbers beyond the last multiple of n would make some results likelier than others: the
        draw is made again.
        """
        fair = _DRAW_RANGE - _DRAW_RANGE % n
        for tries in count():
            number = int.from_bytes(self._digest(f"draw {draw}" + " again" * tries))
            if number < fair:
                return number % n
        raise AssertionError

    def _digest(self, text: str) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(text.encode())
        return keyed.digest()


def key_of(text: str) -> bytes:
    """The key that a text stands for."""
    return blake2b(text.encode(), digest_size=KEY_BYTES).digest()
