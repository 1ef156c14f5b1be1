"""Curves of training: what self-play reaches, by sort of game, as lines of a file and as a plot."""

from __future__ import annotations

import json
from collections import defaultdict
from contextlib import suppress
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from hotelier.kernel.writing import written_whole
from hotelier.lab.training.lesson import VERSUS_GREEDY
from hotelier.lab.training.workers import Parcel

_WIDE: Final = 720
_HIGH: Final = 320
_EDGE: Final = 40
_COLOURS: Final = ("#1d5a8a", "#b3452c", "#2f7d4f", "#8a5a1d", "#6b3fa0", "#777777")
_KINDS: Final = ("2-players", "3-players", "4-players", "alone-easy", "alone-medium", "alone-hard")


class Curves:
    """What self-play reaches, by sort of game, since the last look."""

    def __init__(self) -> None:
        self._scores: dict[str, list[int]] = defaultdict(list)
        self._won: dict[str, list[float]] = defaultdict(list)
        self.games = 0

    def add(self, parcel: Parcel) -> None:
        for kind, clean, scores, won in parcel.results:
            self.games += 1
            if clean:
                self._scores[kind] += scores
                if kind.startswith("alone") or kind.endswith(VERSUS_GREEDY):
                    self._won[kind].append(won)

    def take(self) -> dict[str, Any]:
        """The means, and start anew."""
        found: dict[str, Any] = {k: round(fmean(v), 1) for k, v in sorted(self._scores.items())}
        found |= {f"{k}-won": round(fmean(v), 3) for k, v in sorted(self._won.items())}
        self._scores.clear()
        self._won.clear()
        return found


def write_plot(curve: Path) -> Path:
    """Draw the curve of a run beside its file, as an SVG."""
    entries = _entries(curve)
    parts: list[str] = []
    values = [entry[kind] for entry in entries for kind in _KINDS if kind in entry]
    top = max([*values, 1])
    for number, kind in enumerate(_KINDS):
        points = [(i, entry[kind]) for i, entry in enumerate(entries) if kind in entry]
        if len(points) < 2:
            continue
        line = " ".join(
            f"{_EDGE + i / (len(entries) - 1) * (_WIDE - 2 * _EDGE):.1f},"
            f"{_HIGH - _EDGE - max(0, value) / top * (_HIGH - 2 * _EDGE):.1f}"
            for i, value in points
        )
        colour = _COLOURS[number]
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{line}"/>')
        parts.append(
            f'<text x="{_EDGE + 110 * number}" y="20" font-size="13" fill="{colour}">'
            f"{escape(kind)} {points[-1][1]}</text>"
        )
    path = curve.with_suffix(".svg")
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}">'
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="white"/>'
        f'<text x="4" y="{_EDGE}" font-size="12">{top:.0f}</text>{"".join(parts)}</svg>\n'
    )
    with written_whole(path) as part:
        part.write_text(drawn)
    return path


def _entries(curve: Path) -> list[dict[str, float]]:
    """What a curve tells; lines that were cut when a run was killed are left out."""
    entries = []
    for line in curve.read_text(errors="replace").splitlines():
        with suppress(ValueError):
            entry = json.loads(line)
            if isinstance(entry, dict):
                entries.append({k: v for k, v in entry.items() if isinstance(v, int | float)})
    return entries
