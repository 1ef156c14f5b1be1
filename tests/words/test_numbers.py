"""Numbers as people read them: what is written as zero has no sign."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hotelier.kernel.message import Message
from hotelier.kernel.numbers import (
    hundredths,
    percent,
    percent_tenths,
    rounded,
    signed,
    tenths,
    whole,
)
from hotelier.words import languages, say


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("written", "nothing", "something"),
    [
        (whole, -0.5, -0.51),
        (signed, -0.5, -0.51),
        (tenths, -0.05, -0.051),
        (hundredths, -0.005, -0.0051),
        (percent, -0.005, -0.0051),
        (percent_tenths, -0.0005, -0.00051),
    ],
)
def test_only_what_is_not_written_as_zero_has_a_sign(
    written: Callable[[float], Message], nothing: float, something: float, language: str
) -> None:
    zero = say(written(0.0), language)
    assert zero.startswith("0")
    assert say(written(-0.0), language) == zero
    assert say(written(nothing), language) == zero
    assert say(written(-nothing), language) == zero
    assert say(written(something), language).startswith("\N{MINUS SIGN}")


def test_a_number_can_have_its_sign_in_any_case() -> None:
    numbers = [1204.4, 0.6, 0.4, -0.4, -17.0]
    assert [say(signed(number)) for number in numbers] == [
        "+1,204",
        "+1",
        "0",
        "0",
        "\N{MINUS SIGN}17",
    ]


def test_programs_read_no_sign_before_zero_either() -> None:
    assert [str(rounded(number, 2)) for number in (-0.001, -0.0, -0.126)] == ["0.0", "0.0", "-0.13"]
