"""What people call themselves."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.lines import one_line

LONGEST_NAME: Final = 40


def clean_name(name: str) -> str:
    """A name fit for one line of a journal."""
    return one_line(name)[:LONGEST_NAME].strip()
