"""A review as an HTML page with its curve."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hotelier.coach import Advice, Review, Turn
from hotelier.kernel.chapters import chapter_title
from hotelier.kernel.game import Game
from hotelier.kernel.message import Message
from hotelier.kernel.numbers import percent, signed, tenths, whole
from hotelier.lab.page import page, svg
from hotelier.terminal.ways import reasons_of
from hotelier.words import say, text
from hotelier.words.names import names_of, rival_of

_WIDTH: Final = 640
_HEIGHT: Final = 220
_LEFT: Final = 48


def title_of(found: Review, game: Game) -> str:
    return say(Message("cli-review-title", {"seat": found.seat}), names=names_of(game))


def summary(found: Review, game: Game) -> str:
    """Play, luck and the others told apart, as far as there is anything to tell."""
    if not found.costliest() and found.result is None:
        return ""
    told = text(
        "cli-review-apart",
        game=game.rules.name,
        alone="no" if rival_of(game) is None else "yes",
        play=signed(100 * found.play),
        luck=signed(100 * found.luck),
        others=signed(100 * found.others),
        rest=signed(100 * found.rest),
        loss=tenths(found.loss),
    )
    if found.result is None:
        return told
    return f"{told} {text('cli-review-result', result=whole(100 * found.result))}"


def review_page(found: Review, game: Game) -> str:
    """The curve, what was play and what luck, and the costliest turns."""
    names = names_of(game)
    told = summary(found, game)
    turns = "".join(_turn(turn, names) for turn in found.costliest())
    body = "".join(
        [
            f"<p>{escape(told)}</p>" if told else "",
            f"<h2>{escape(text('cli-review-curve'))}</h2>{_curve(found)}",
            f"<h2>{escape(text('cli-review-costliest'))}</h2>",
            turns or f"<p>{escape(text('cli-review-none'))}</p>",
        ]
    )
    return page(title_of(found, game), body)


def _curve(found: Review) -> str:
    """The chance to win by choices made, with a dot at each of the costliest turns."""
    curve = found.curve
    if found.result is not None:
        curve.append((curve[-1][0] + 1, found.result))
    last = max(1, curve[-1][0])
    points = [(_across(step, last), _down(win)) for step, win in curve]
    lines = "".join(
        f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{_down(share)}" y2="{_down(share)}" stroke="#ccc"/>'
        f'<text x="0" y="{_down(share) + 5}" font-size="12">{say(percent(share))}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    drawn = " ".join(f"{x},{y}" for x, y in points)
    dots = "".join(
        f'<circle cx="{_across(turn.step, last)}" cy="{_down(turn.best.win)}" r="5" '
        f'fill="#b3261e"><title>{say(tenths(-turn.loss))}</title></circle>'
        for turn in found.costliest()
    )
    line = f'<polyline points="{drawn}" fill="none" stroke="#1d5a8a" stroke-width="2"/>'
    return svg(_WIDTH, _HEIGHT, lines + line + dots)


def _across(step: int, last: int) -> float:
    return round(_LEFT + step / last * (_WIDTH - _LEFT - 8), 1)


def _down(share: float) -> float:
    return round(10 + (1 - share) * (_HEIGHT - 20), 1)


def _turn(turn: Turn, names: Sequence[str]) -> str:
    heading = text(
        "cli-review-turn",
        chapter=chapter_title(turn.chapter),
        step=turn.step,
        chance=percent(turn.play),
        points=tenths(-turn.loss),
    )
    return (
        f"<h3>{escape(heading)}</h3>"
        f"{_way('cli-review-played', turn.played, names)}"
        f"{_way('cli-review-better', turn.best, names)}"
    )


def _way(title: str, way: Advice, names: Sequence[str]) -> str:
    steps = "".join(f"<li>{escape(say(step, names=names))}</li>" for step in way.steps)
    why = escape(" ".join(reasons_of(way, names)))
    return (
        f"<p><b>{escape(text(title))}</b> ({say(percent(way.win))})</p><ol>{steps}</ol><p>{why}</p>"
    )
