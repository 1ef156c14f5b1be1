"""A position in a few lines, for people who watch a learning program."""

from __future__ import annotations

from hotelier.kernel.chapters import chapter_title
from hotelier.kernel.rules import Rules
from hotelier.kernel.state import State
from hotelier.words import say


def position_text(rules: Rules, state: State) -> str:
    """Where the game is, everybody's points, the question and the possible answers."""
    points = " : ".join(map(str, state.scores()))
    lines = [f"{say(chapter_title(rules.chapter(state)))}, {points}"]
    if not state.over:
        lines.append(f"{state.seat + 1}: {say(rules.question(state))}")
        for choice in state.choices:
            lines.append(f"  {rules.token(choice):<10} {say(rules.describe(state, choice))}")
    return "\n".join(lines)
