"""Everything that is said in a whole game of Grand Austria Hotel."""

from __future__ import annotations

from collections.abc import Iterator

from hotelier import Game
from hotelier.austria.actions import WORD_OF
from hotelier.austria.rules import AUSTRIA
from hotelier.kernel.chance import Chance
from hotelier.kernel.message import Message
from tests.rulebook import clauses

CLAUSES = {clause for found in clauses().values() for clause in found}


def conversation(options: dict[str, str], seed: int) -> Iterator[Message]:
    """Questions, choices, refusals and events of one game."""
    game = Game(AUSTRIA, options, seed)
    chance = Chance(seed)
    yield from map(AUSTRIA.tell, game.opening)
    while not game.over:
        yield AUSTRIA.question(game.state)
        for choice in game.legal:
            yield AUSTRIA.describe(game.state, choice)
        for choice in WORD_OF:
            reason = AUSTRIA.why_not(game.state, choice)
            assert (reason is None) == (choice in game.legal)
            if reason is not None:
                assert reason.clause in CLAUSES
                yield reason.message
        # Random play passes too much to come far.
        eager = [choice for choice in game.legal if WORD_OF[choice] != "pass"] or list(game.legal)
        game.choose(eager[chance.below(len(eager))])
        yield from map(AUSTRIA.tell, game.steps[-1].events)
