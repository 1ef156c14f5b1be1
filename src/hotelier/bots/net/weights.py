"""The weights of a net as one file: what they are, then the numbers.

    hotelier net 2 4c1f…
    {"about": {"game": "austria", …}, "shape": {"rows": 19344, …}}
    …

The first line ends with the SHA-256 of all that follows it, so that no damage goes unnoticed: a
net with another scale would play, and badly. The second line is JSON. The rest is packed by zlib:
the parts of the net in the order of `Shape.sizes`, plain numbers, little-endian.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.kernel.writing import reason_of, written_whole

FORMAT: Final = b"hotelier net 2"
_LARGEST: Final = 64 * 2**20


class DamagedWeights(HotelierError):
    """A file of weights that cannot be used, and why."""


class Shape(NamedTuple):
    """How large a net is, and which number of the first layer counts as one."""

    rows: int
    width: int
    hidden: int
    outputs: int
    scale: float

    def sizes(self) -> dict[str, int]:
        """How many bytes each part must have."""
        return {
            "first": 2 * self.rows * self.width,
            "first_bias": 4 * self.width,
            "second": 4 * self.width * self.hidden,
            "second_bias": 4 * self.hidden,
            "last": 4 * self.outputs * self.hidden,
            "last_bias": 4 * self.outputs,
        }


@dataclass(frozen=True, slots=True)
class Weights:
    """Everything a net needs."""

    shape: Shape
    parts: dict[str, bytes]
    """By name, in the order of `Shape.sizes`."""
    about: dict[str, Any] = field(default_factory=dict)
    """For which game and version of its facts, what it was trained on, by which commit."""


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file that is either whole or not there."""
    head = {"shape": weights.shape._asdict(), "about": weights.about}
    body = zlib.compress(b"".join(weights.parts[part] for part in weights.shape.sizes()), 9)
    content = json.dumps(head, sort_keys=True).encode() + b"\n" + body
    with written_whole(path) as part:
        part.write_bytes(b"%b %b\n%b" % (FORMAT, _checksum(content), content))


def read_weights(path: Path) -> Weights:
    """The weights of a file; raises DamagedWeights in one clear sentence."""
    try:
        line, _, content = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise DamagedWeights(
            sentence("error-file-unread", file=str(path), reason=reason_of(error))
        ) from None
    kind, _, checksum = line.rpartition(b" ")
    if kind != FORMAT:
        raise DamagedWeights(sentence("error-weights-format", file=str(path)))
    try:
        if checksum != _checksum(content):
            raise ValueError
        return _unpacked(content)
    except (ValueError, LookupError, TypeError, RecursionError, zlib.error):
        raise DamagedWeights(sentence("error-weights-damaged", file=str(path))) from None


def _checksum(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode()


def _unpacked(content: bytes) -> Weights:
    """What stands below the first line. Whoever made it knew the checksum, but perhaps no more."""
    line, _, body = content.partition(b"\n")
    head = json.loads(line)
    shape, about = _shape(**head["shape"]), head["about"]
    numbers = zlib.decompressobj().decompress(body, _LARGEST)
    if not isinstance(about, dict) or len(numbers) != sum(shape.sizes().values()):
        raise ValueError
    parts: dict[str, bytes] = {}
    start = 0
    for part, size in shape.sizes().items():
        parts[part] = numbers[start : start + size]
        start += size
    return Weights(shape, parts, about)


def _shape(*, scale: object, **sizes: object) -> Shape:
    """A shape that a net can have."""
    counts = {name: size for name, size in sizes.items() if type(size) is int and size > 0}
    if counts != sizes or not isinstance(scale, float) or not 0 < scale < inf:
        raise ValueError
    return Shape(**counts, scale=scale)
