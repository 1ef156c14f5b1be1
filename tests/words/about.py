"""What a game says about itself, outside of any position."""

from __future__ import annotations

from hotelier.kernel.chapters import (
    SET_UP,
    THE_END,
    chapter_short_title,
    chapter_title,
    round_chapter,
)
from hotelier.kernel.message import Message
from hotelier.kernel.rules import Rules

CHAPTERS = (SET_UP, round_chapter(3), THE_END)


def about(rules: Rules) -> list[Message]:
    """Its name, its options with all their values, and the headings of its log."""
    found = [rules.title, rules.blurb]
    for option in rules.options:
        found += [rules.option_title(option), rules.option_help(option)]
        found += [rules.value_title(option, value) for value in option.values]
    for chapter in CHAPTERS:
        found += [chapter_title(chapter), chapter_short_title(chapter)]
    return found
