"""Numbers that are amounts: none is endless, and none is less than the least there can be."""

from __future__ import annotations

import math

import click


class Amount(click.FloatRange):
    """What "nan" and "inf" are not, though they are numbers for a computer."""

    def __init__(self, least: float = 0, most: float | None = None) -> None:
        super().__init__(least, most)

    def convert(
        self, value: str | float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number = float(super().convert(value, param, ctx))  # type: ignore[arg-type]
        if not math.isfinite(number):
            self.fail(str(value), param, ctx)
        return number
