"""Data as JSON; what several visitors are told alike is written once and copied.

Only what was written is kept, and not the data: thousands of small lists and dictionaries at
every table would be looked through again and again by whoever collects Python's garbage.
"""

from __future__ import annotations

import json
from typing import Any

import orjson

Data = dict[str, Any]
Written = orjson.Fragment
"""JSON that stands where data could stand."""


def packed(data: object) -> bytes:
    """The JSON of some data."""
    try:
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)
    except TypeError:
        # A lone half of a character that a client sent and is told of: only Python writes that.
        return json.dumps(data, default=_read_again, separators=(",", ":")).encode()


def _read_again(part: object) -> object:
    """What stands written within such data, as data."""
    if isinstance(part, Written):
        return json.loads(orjson.dumps(part))
    raise TypeError(f"{type(part).__name__} is no JSON.")


def written(data: object) -> Written:
    """Data that more than one will be told."""
    return Written(packed(data))


def completed(shared: bytes, own: Data) -> Written:
    """An object that many are told, with what is added for one of them."""
    # Both have something in them: one goes on where the other ends.
    return Written(shared[:-1] + b"," + packed(own)[1:] if own else shared)
