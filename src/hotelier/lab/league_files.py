"""A round-robin as files: every game in a table, and a report to look at."""

from __future__ import annotations

import csv
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final

from hotelier.kernel.numbers import percent_tenths, signed, tenths
from hotelier.kernel.writing import refuse_unwritable, written_whole
from hotelier.lab.arena import Result
from hotelier.lab.extras import door
from hotelier.lab.league import League
from hotelier.lab.page import page, svg
from hotelier.words import say, text

_WIDTH: Final = 640
_ROW: Final = 34
_LEFT: Final = 150
_MARGIN: Final = 20
_PARQUET: Final = ".parquet"


def write_games(path: Path, league: League) -> None:
    """One row a game and seat, in one of the formats, by the ending of the file."""
    rows = [row for result in league.results for row in _rows(result, league)]
    with written_whole(path) as part:
        FORMATS[path.suffix](part, rows)


def refuse_unwritable_games(path: Path) -> None:
    """Before any game is played: refuse a file that could not be written after all of them."""
    if path.suffix == _PARQUET:
        with door("rl"):
            import pyarrow.parquet  # noqa: F401
    refuse_unwritable(path)


def _rows(result: Result, league: League) -> list[dict[str, Any]]:
    seats = [*result.seats, *league.bots[-1:]][: len(result.scores)]
    return [
        {
            "game": league.game,
            "seed": result.seed,
            "seat": seat,
            "bot": bot,
            "score": result.scores[seat],
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            "choices": result.choices,
            "forfeit": result.forfeit,
        }
        for seat, bot in enumerate(seats)
    ]


def _write_csv(path: Path, rows: list[dict[str, Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _write_parquet(path: Path, rows: list[dict[str, Any]]) -> None:
    with door("rl"):
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    parquet.write_table(arrow.Table.from_pylist(rows), path)


FORMATS: Final[dict[str, Callable[[Path, list[dict[str, Any]]], None]]] = {
    ".csv": _write_csv,
    _PARQUET: _write_parquet,
}


def write_report(path: Path, league: League) -> None:
    """A page with the ratings, who beat whom, and the scores; it needs nothing but itself."""
    options = ", ".join(f"{name} {value}" for name, value in league.options.items())
    body = "".join(
        [
            f"<p>{escape(league.game)}: {escape(options)}; seed {league.first_seed}</p>",
            f"<h2>{escape(text('cli-arena-ratings'))}</h2>{_rating_plot(league)}",
            f"<h2>{escape(text('cli-arena-meetings'))}</h2>{_meetings(league)}",
            f"<h2>{escape(text('cli-arena-scores'))}</h2>{_score_plot(league)}",
        ]
    )
    with written_whole(path) as part:
        part.write_text(page(text("cli-arena-report"), body), encoding="utf-8")


def _rating_plot(league: League) -> str:
    """A dot for each rating and a line for how sure it is."""
    ranked = sorted(zip(league.bots, league.ratings, strict=True), key=lambda entry: -entry[1].elo)
    lows, highs = [r.low for _, r in ranked], [r.high for _, r in ranked]
    place = _scale(min(lows), max(highs))
    parts: list[str] = []
    for row, (bot, rating) in enumerate(ranked):
        y = _ROW * row + _ROW / 2
        low, middle, high = place(rating.low), place(rating.elo), place(rating.high)
        parts.append(
            f'<text x="0" y="{y + 5}">{escape(bot)}</text>'
            f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="#888" stroke-width="3"/>'
            f'<circle cx="{middle}" cy="{y}" r="6" fill="#1d5a8a"/>'
            f'<text x="{middle}" y="{y - 9}" font-size="12" text-anchor="middle">'
            f"{say(signed(rating.elo))}</text>"
        )
    return svg(_WIDTH, _ROW * len(ranked) + 4, "".join(parts))


def _score_plot(league: League) -> str:
    """For each bot the scores between which 80 of 100 games lie, and their middle."""
    rows = [row for result in league.results for row in _rows(result, league)]
    scores = {bot: sorted(row["score"] for row in rows if row["bot"] == bot) for bot in league.bots}
    found = [score for some in scores.values() for score in some]
    place = _scale(min(found), max(found))
    parts: list[str] = []
    for number, (bot, some) in enumerate(scores.items()):
        if not some:
            continue
        y = _ROW * number + _ROW / 2
        low, middle, high = (some[int(share * (len(some) - 1))] for share in (0.1, 0.5, 0.9))
        parts.append(
            f'<text x="0" y="{y + 5}">{escape(bot)}</text>'
            f'<line x1="{place(low)}" x2="{place(high)}" y1="{y}" y2="{y}" '
            'stroke="#b9d3e8" stroke-width="14"/>'
            f'<circle cx="{place(middle)}" cy="{y}" r="6" fill="#1d5a8a"/>'
            f'<text x="{place(middle)}" y="{y - 9}" font-size="12" text-anchor="middle">'
            f"{middle}</text>"
        )
    return svg(_WIDTH, _ROW * len(scores) + 4, "".join(parts))


def _scale(low: float, high: float) -> Callable[[float], float]:
    wide = max(high - low, 1)
    return lambda value: round(
        _LEFT + (value - low) / wide * (_WIDTH - _LEFT - 2 * _MARGIN) + _MARGIN, 1
    )


def _meetings(league: League) -> str:
    heads = "".join(
        f"<th>{escape(text(f'cli-arena-{name}'))}</th>"
        for name in ("bot", "against", "games", "wins", "sure", "mean", "opposed")
    )
    rows = "".join(
        f"<tr><td>{escape(m.bot)}</td><td>{escape(m.against)}</td><td>{m.games}</td>"
        f"<td>{say(percent_tenths(m.wins))}</td>"
        f"<td>{say(percent_tenths(m.low))} … {say(percent_tenths(m.high))}</td>"
        f"<td>{say(tenths(m.mean))}</td><td>{say(tenths(m.mean_against))}</td></tr>"
        for m in league.meetings
    )
    return f"<table><tr>{heads}</tr>{rows}</table>"
