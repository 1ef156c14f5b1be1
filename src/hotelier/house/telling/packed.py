"""Data as JSON; what several visitors are told alike is written once and copied."""

from __future__ import annotations

import json
from typing import Any

import orjson

Data = dict[str, Any]
_OPTIONS = orjson.OPT_NON_STR_KEYS | orjson.OPT_PASSTHROUGH_SUBCLASS


class Shared(Data):
    """Data that many are told. It keeps its JSON, so nobody may change it."""

    __slots__ = ("_written",)

    def written(self) -> bytes:
        try:
            return self._written
        except AttributeError:
            self._written: bytes = orjson.dumps(dict(self), _as_written, _OPTIONS)
            return self._written


class Completed(Data):
    """Shared data with what is added for one visitor."""

    __slots__ = ("_own", "_shared")

    def __init__(self, shared: Shared, own: Data) -> None:
        super().__init__(shared)
        self.update(own)
        self._shared = shared
        self._own = own

    def written(self) -> bytes:
        if not self._own:
            return self._shared.written()
        # Both are objects with something in them: one goes on where the other ends.
        return self._shared.written()[:-1] + b"," + packed(self._own)[1:]


def packed(data: Data) -> bytes:
    """The JSON of some data."""
    try:
        return orjson.dumps(data, _as_written, _OPTIONS)
    except TypeError:
        # A lone half of a character that a client sent and is told of: only Python writes that.
        return json.dumps(data, separators=(",", ":")).encode()


def _as_written(value: object) -> orjson.Fragment:
    if isinstance(value, Shared | Completed):
        return orjson.Fragment(value.written())
    raise TypeError
