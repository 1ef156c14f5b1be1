"""Play seeded games and print a fingerprint of every position met, for one form of the engine."""

from __future__ import annotations

import hashlib
import json
import sys

from hotelier.form import FORM
from hotelier.games import GAMES
from hotelier.kernel.chance import Chance
from hotelier.kernel.game import Game
from hotelier.kernel.rules import Rules
from tests.ways import some_ways

GAMES_EACH = 2
WAYS = 400
STEPS_BETWEEN_OBSERVATIONS = 32


def fingerprint(rules: Rules) -> str:
    """Journals and positions of random games from all over the combinations of options."""
    digest = hashlib.sha256()
    for number, options in enumerate(some_ways(rules, WAYS)):
        for seed in range(number * GAMES_EACH, (number + 1) * GAMES_EACH):
            game = Game(rules, options, seed)
            chance = Chance(seed)
            while not game.over:
                game.choose(game.legal[chance.below(len(game.legal))])
                digest.update(repr(game.state.key()).encode())
                if len(game.steps) % STEPS_BETWEEN_OBSERVATIONS == 0:
                    seen = rules.observation.of(game.state, game.seat)
                    digest.update(repr(seen).encode())
            digest.update(game.save().encode())
    return digest.hexdigest()


def main() -> None:
    prints = {name: fingerprint(rules) for name, rules in GAMES.items()}
    sys.stdout.write(json.dumps({"form": FORM, "games": prints}))


if __name__ == "__main__":
    main()
