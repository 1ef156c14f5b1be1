"""A bot in twenty lines: plays each choice out at random a few times and takes the best.

As a program:    hotelier simulate --bots "run:python hopeful.py,random"
As a plug-in, in the pyproject.toml of a package of yours:
    [project.entry-points."hotelier.bots"]
    hopeful = "hopeful:HopefulBot"
"""

from hotelier.bots.plugins.host import run
from hotelier.kernel.chance import Chance
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.playout import play_out


class HopefulBot:
    seconds = 10.0
    playouts = 4

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, seen: Perspective) -> int:
        hopes = dict.fromkeys(seen.legal, 0)
        for _ in range(self.playouts):
            world = seen.imagine(int(self.chance.below(1 << 29)))
            for choice in hopes:
                future = world.clone()
                future.apply(choice)
                play_out(future, self.chance)
                hopes[choice] += future.scores()[seen.seat]
        return max(hopes, key=hopes.__getitem__)


if __name__ == "__main__":
    run(HopefulBot)
