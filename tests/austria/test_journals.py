"""Golden journals, one per way to play: they replay to the same final scores forever.

If one fails, either a rule changed by accident, or on purpose: then the version of the rules
must grow, and `python -m tests.austria.test_journals` writes the journals anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hotelier import Game, game_named
from hotelier.bots import make_bot

FOLDER = Path(__file__).parent / "journals"
WAYS: dict[str, dict[str, str]] = {
    "two-players": {"players": "2"},
    "three-players": {"players": "3"},
    "four-players": {"players": "4"},
    "day-boards": {"players": "3", "board": "day"},
    "introductory": {"players": "4", "hands": "introductory"},
    "draft": {"players": "3", "hands": "draft"},
    "promo-guests": {"players": "2", "promo": "yes"},
    "ask-everything": {"players": "2", "ask": "everything"},
    "first-edition": {"players": "2", "edition": "2015"},
    "first-edition-draft": {"players": "4", "edition": "2015", "hands": "draft", "board": "day"},
}
BOTS = ("greedy", "random", "greedy", "random")


@pytest.mark.parametrize("way", WAYS)
def test_a_golden_journal_leads_to_its_end(way: str) -> None:
    text = (FOLDER / f"{way}.journal").read_text(encoding="utf-8")
    game = Game.load(text, game_named)
    assert game.over
    assert game.options == game.rules.settle(WAYS[way])
    assert game.save() == text


def write(way: str, seed: int) -> None:
    game = Game(game_named("austria"), WAYS[way], seed)
    bots = [make_bot(BOTS[seat], "austria", seed + seat) for seat in range(game.players)]
    while not game.over:
        game.choose(bots[game.seat].choose(game.perspective(game.seat)))
    (FOLDER / f"{way}.journal").write_text(game.save(), encoding="utf-8")


if __name__ == "__main__":
    for number, each_way in enumerate(WAYS):
        write(each_way, 1900 + number)
