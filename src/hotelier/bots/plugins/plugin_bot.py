"""A bot whose choices are made by a program in a process of its own."""

from __future__ import annotations

import base64
import hashlib
import json
import pickle
from collections.abc import Sequence
from time import monotonic
from typing import Final

from hotelier.bots.plugins.failed import BotFailed
from hotelier.bots.plugins.program import Program, borrow, give_back
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence
from hotelier.kernel.perspective import Perspective
from hotelier.kernel.state import State

VERSION: Final = 1
SECONDS: Final = 5.0
"""For a choice, unless the program asks for another time."""
MOST_SECONDS: Final = 60.0
SECONDS_TO_START: Final = 30.0

VIEW: Final = "view"
OBSERVATION: Final = "observation"
_LARGEST_SEED: Final = 1 << 29
_MOST_DIGITS: Final = len(str(_LARGEST_SEED))
"""Python reads no number of thousands of digits, and says so by an error of its own."""
_GRACE: Final = 1.0
"""After the time for a choice, until a program that does not even read is ended."""


class PluginBot:
    """Tells a program what its seat may know, answers its questions, and takes its choice."""

    def __init__(self, name: str, command: Sequence[str], game: str, seed: int) -> None:
        self._name = name
        self._game = game
        # The seed of a bot is often made from that of the game, which nobody may learn. In a name
        # from a command line there may be surrogates: bytes that are no text.
        named = f"{name} {seed}".encode(errors="surrogatepass")
        self._seed = int.from_bytes(hashlib.sha256(named).digest()[:4])
        self._command = command
        self._program: Program | None = None
        self._wants: frozenset[str] = frozenset()
        self._seconds = SECONDS

    def choose(self, seen: Perspective) -> int:
        try:
            program = self._program or self._start(seen)
            return self._ask(program, seen)
        except BaseException:
            # Whoever is told of it does not know the program, and could not end it.
            self.stop()
            raise

    def close(self) -> None:
        """The game is over; the program may be asked to play another."""
        if self._program is not None:
            give_back(self._program)
            self._program = None

    def stop(self) -> None:
        """End the program, whatever it is doing."""
        if self._program is not None:
            self._program.stop()
            self._program = None

    def _start(self, seen: Perspective) -> Program:
        program = self._program = borrow(self._name, self._command)
        until = monotonic() + SECONDS_TO_START
        with program.ended_after(SECONDS_TO_START + _GRACE):
            program.say(f"hotelier {VERSION} {self._game} {seen.seat} {self._seed}")
            words = program.hear(until)
        if words[:1] != ["ready"]:
            raise BotFailed(self._name, f"answered '{_shown(words)}' instead of 'ready'")
        self._wants = frozenset(words[1:])
        for word in words[1:]:
            if word.startswith("seconds="):
                self._seconds = self._time(word.removeprefix("seconds="))
        return program

    def _time(self, word: str) -> float:
        try:
            seconds = float(word)
        except ValueError:
            seconds = -1.0
        if not 0 < seconds <= MOST_SECONDS:
            raise BotFailed(self._name, f"asked for '{word}' seconds a choice")
        return seconds

    def _ask(self, program: Program, seen: Perspective) -> int:
        rules, legal = seen.rules, seen.legal
        if VIEW in self._wants:
            program.say(f"view {json.dumps(seen.view())}")
        if OBSERVATION in self._wants:
            program.say(f"observation {' '.join(map(str, seen.observation()))}")
        program.say(f"choose {' '.join(rules.token(choice) for choice in legal)}")
        until = monotonic() + self._seconds
        with program.ended_after(self._seconds + _GRACE):
            while True:
                words = program.hear(until)
                if words[:1] == ["imagine"]:
                    program.say(self._imagined(seen, words[1:]))
                elif words[:1] == ["try"]:
                    program.say(self._tried(seen, words[1:]))
                else:
                    return self._choice(words, seen, legal)

    def _choice(self, words: list[str], seen: Perspective, legal: list[int]) -> int:
        for choice in legal:
            if words == [seen.rules.token(choice)]:
                return choice
        raise BotFailed(self._name, f"answered '{_shown(words)}', which is not legal")

    def _world(self, seen: Perspective, words: list[str]) -> State:
        number = words[0] if words else ""
        if not number.isdecimal() or len(number) > _MOST_DIGITS or int(number) >= _LARGEST_SEED:
            raise BotFailed(self._name, f"asked for the world '{_shown(words)}'")
        return seen.imagine(int(number))

    def _imagined(self, seen: Perspective, words: list[str]) -> str:
        """A whole position for programs that have the engine themselves."""
        world = self._world(seen, words)
        return f"world {base64.b64encode(pickle.dumps(world)).decode()}"

    def _tried(self, seen: Perspective, words: list[str]) -> str:
        """What comes of some choices in an imagined world, for programs without an engine."""
        world = self._world(seen, words)
        for token in words[1:]:
            try:
                if world.over:
                    raise HotelierError(sentence("error-game-over"))
                world.apply(seen.rules.parse(world, token))
            except HotelierError as error:
                return f"position {json.dumps({'error': str(error)})}"
        position = {
            "over": world.over,
            "seat": int(world.seat),
            "legal": [] if world.over else [seen.rules.token(c) for c in world.choices],
            "scores": world.scores(),
        }
        return f"position {json.dumps(position)}"


def _shown(words: list[str]) -> str:
    """What a program wrote, fit for a message."""
    text = " ".join(words)
    return "".join(c if c.isprintable() else "?" for c in text[:40])
