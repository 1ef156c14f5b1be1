"""A helper of a bot (see crew.py): `python -m hotelier.bots.minds.austria.helper`.

It answers what it is told on its standard input until that is closed.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys

from hotelier.bots.minds.austria.crew import answered
from hotelier.bots.minds.austria.search import Taste, Thinker
from hotelier.bots.trained import net_of


def main() -> None:
    # Ctrl-C is for whoever is helped.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker(net_of("austria"), Taste(0.0, 0.0))
    gc.disable()  # positions hold no cycles
    while True:
        try:
            task = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the process that began this one
        except (EOFError, pickle.UnpicklingError):
            return  # whoever is helped has ended, perhaps in the middle of a word
        try:
            pickle.dump(answered(thinker, task), sys.stdout.buffer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            # Nobody hears it any more, nor what Python would say about that on its way out.
            os._exit(0)


if __name__ == "__main__":
    main()
