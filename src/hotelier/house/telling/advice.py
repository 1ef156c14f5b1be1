"""What the coach thinks, as it is told: numbers, tokens, and sentences in a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from hotelier.coach import Advice, Review, Turn
from hotelier.house.storing.records import Record
from hotelier.house.telling.packed import Data
from hotelier.house.telling.speech import Speech
from hotelier.kernel.chapters import chapter_short_title, chapter_title
from hotelier.kernel.message import Message


def hint_as_data(ways: Sequence[Advice], record: Record, seat: int, speech: Speech) -> Data:
    """Ways to play where a seat was to choose."""
    return {
        "moment": record.moment,
        "step": record.steps,
        "seat": seat,
        "ways": [_way(way, speech) for way in ways],
    }


def turn_as_data(turn: Turn, speech: Speech) -> Data:
    """A turn as it was played and, if there was one, the better way."""
    return {
        "step": turn.step,
        "until": turn.until,
        "slip": turn.slip,
        "chapter": turn.chapter,
        "chapter_text": speech(chapter_title(turn.chapter)),
        "chapter_short": speech(chapter_short_title(turn.chapter)),
        "luck": round(turn.luck, 4),
        "others": round(turn.others, 4),
        "play": round(turn.play, 4),
        "loss": round(turn.loss, 2),
        "played": _way(turn.played, speech),
        "better": _way(turn.best, speech) if turn.loss > 0 else None,
        "remedy": asdict(turn.remedy) if turn.remedy else None,
    }


def review_as_data(review: Review, steps: int, speech: Speech, *, complete: bool) -> Data:
    """A game looked back at, or the part that has been looked at so far."""
    turns = review.turns
    curve = [*review.curve]
    if review.result is not None:
        curve.append((steps, review.result))
    return {
        "seat": review.seat,
        "complete": complete,
        "reviewed": steps if complete else (turns[-1].until if turns else 0),
        "steps": steps,
        "result": review.result,
        "play": round(review.play, 4),
        "luck": round(review.luck, 4),
        "others": round(review.others, 4),
        "rest": round(review.rest, 4),
        "loss": round(review.loss, 2),
        "curve": [{"step": step, "win": round(win, 4)} for step, win in curve],
        "turns": [turn_as_data(turn, speech) for turn in turns],
        "costliest": [turns.index(turn) for turn in review.costliest()],
    }


def _way(way: Advice, speech: Speech) -> Data:
    return {
        "choices": [
            {"choice": choice, "token": token, **_said(step, speech)}
            for choice, token, step in zip(way.choices, way.tokens, way.steps, strict=True)
        ],
        "own": round(way.own, 1),
        "other": round(way.other, 1),
        "win": round(way.win, 4),
        "loss": round(way.loss, 2),
        "reasons": [_said(reason, speech) for reason in way.reasons],
    }


def _said(message: Message, speech: Speech) -> Data:
    return {"id": message.id, "text": speech(message)}
