"""How many processes may help a bot with one choice."""

from __future__ import annotations

import os
from typing import Final

_MOST: Final = 3
"""More would wait for each other most of the time."""


def helpers_at_hand() -> int:
    """How many helpers this machine has to spare for one who waits for a choice."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return min(_MOST, cores - 1)
