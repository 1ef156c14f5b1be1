"""The weights of a net as one file: a line that says what they are, then the numbers."""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from hotelier.kernel.writing import written_whole

FORMAT: Final = "hotelier net 1"
_LARGEST: Final = 64 * 2**20


class DamagedWeights(Exception):
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
    """By name, in the order of `Shape.sizes`: plain numbers, little-endian."""
    about: dict[str, Any] = field(default_factory=dict)
    """For which game and version of its facts, what it was trained on, by which commit."""


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file that is either whole or not there."""
    body = zlib.compress(b"".join(weights.parts[part] for part in weights.shape.sizes()), 9)
    head = {
        "format": FORMAT,
        "shape": weights.shape._asdict(),
        "checksum": hashlib.sha256(body).hexdigest(),
        "about": weights.about,
    }
    with written_whole(path) as part:
        part.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + body)


def read_weights(path: Path) -> Weights:
    """The weights of a file; raises DamagedWeights in one clear sentence."""
    try:
        line, _, body = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise DamagedWeights(f"The weights {path.name} cannot be read: {error.strerror}.") from None
    try:
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise DamagedWeights(f"The weights {path.name} have a format unknown to this version.")
        if hashlib.sha256(body).hexdigest() != head["checksum"]:
            raise DamagedWeights(f"The weights {path.name} are damaged: their checksum is wrong.")
        return _unpacked(path, head, body)
    except (ValueError, KeyError, TypeError, zlib.error):
        raise DamagedWeights(f"The weights {path.name} are damaged.") from None


def _unpacked(path: Path, head: dict[str, Any], body: bytes) -> Weights:
    numbers = zlib.decompressobj().decompress(body, _LARGEST)
    shape = Shape(**head["shape"])
    parts: dict[str, bytes] = {}
    start = 0
    for part, size in shape.sizes().items():
        parts[part] = numbers[start : start + size]
        start += size
    if start != len(numbers):
        raise DamagedWeights(f"The weights {path.name} do not have the sizes they claim.")
    return Weights(shape, parts, dict(head["about"]))
