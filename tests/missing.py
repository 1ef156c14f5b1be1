"""What a test needs and this machine lacks."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(sentence: str) -> NoReturn:
    """Skip the test on somebody's machine; in CI nothing may be left out unnoticed."""
    if os.environ.get("CI"):
        pytest.fail(sentence)
    pytest.skip(sentence)
