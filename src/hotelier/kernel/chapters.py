"""The chapters of a game: headings that journals keep, and what people read instead."""

from __future__ import annotations

from typing import Final

from hotelier.kernel.message import Message

SET_UP: Final = "set-up"
THE_END: Final = "the end"
_ROUND: Final = "round "


def round_chapter(number: int) -> str:
    return f"{_ROUND}{number}"


def chapter_title(chapter: str) -> Message:
    """The heading as a text; its `.short` fits under a column of a chart."""
    if chapter.startswith(_ROUND):
        return Message("kernel-chapter-round", {"round": int(chapter.removeprefix(_ROUND))})
    return Message("kernel-chapter-set-up" if chapter == SET_UP else "kernel-chapter-the-end")


def chapter_short_title(chapter: str) -> Message:
    title = chapter_title(chapter)
    return Message(f"{title.id}.short", title.values)
