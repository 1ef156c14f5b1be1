"""Thinking without breaks: positions hold no rings of objects, so nobody has to look for any."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Leave the garbage alone for as long; looking for some takes a twentieth of a search."""
    looked_for = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked_for:
            gc.enable()
