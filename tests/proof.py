"""Which clauses of the rulebook a test proves; `make rulebook` collects them."""

from __future__ import annotations

import pytest


def proves(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the clauses it proves."""
    return pytest.mark.proves(*clauses)
