"""Numbers that are amounts: none is less than nothing, none is endless."""

from __future__ import annotations

import math

import click


class Amount(click.FloatRange):
    """What "nan" and "inf" are not, though they are numbers for a computer."""

    def __init__(self) -> None:
        super().__init__(min=0)

    def convert(
        self, value: str | float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number = float(super().convert(value, param, ctx))  # type: ignore[arg-type]
        if not math.isfinite(number):
            self.fail(str(value), param, ctx)
        return number
