"""Frames nobody should send, thousands of them: each is answered or ends the line, with reason.

python -m tests.house.frames --frames 50000
"""

from __future__ import annotations

import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import click

from tests.house.running import Line, Player, Server, new_table, started

_ON_ONE_LINE = 50
"""Fewer than a line may say at once."""
_WORDS = ("choose", "undo", "why-not", "ping", "hello", "dance", "", "end", "q4", "\x00", "ü" * 40)
_REAL = {"choose": ("moment", "choice"), "undo": ("moment",), "why-not": ("choice",), "ping": ()}
_NUMBERS = (0, 1, -1, 7, 42, 10**6, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308)
_KEYS = ("type", "id", "moment", "choice", "to", "secret", "since", "language", "x", "")


def junk(chance: random.Random, depth: int = 0) -> Any:
    """Something JSON can say, more often than not close to a real message."""
    kind = chance.random()
    if depth < 3 and kind < 0.3:
        return {chance.choice(_KEYS): junk(chance, depth + 1) for _ in range(chance.randrange(5))}
    if depth < 3 and kind < 0.4:
        return [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
    return chance.choice((None, True, False, chance.choice(_WORDS), chance.choice(_NUMBERS)))


def frame(chance: random.Random, moment: int) -> str | bytes:
    """A message: real, nearly real, or nothing of the kind."""
    kind = chance.choice(tuple(_REAL))
    values = {"moment": moment, "choice": chance.randrange(240)}
    message: dict[str, Any] = {"type": kind, "id": chance.randrange(99)}
    message |= {name: values[name] for name in _REAL[kind]}
    if chance.random() < 0.4:
        message[chance.choice(_KEYS)] = junk(chance)
    if chance.random() < 0.1:
        del message[chance.choice(list(message))]
    text = json.dumps(message if chance.random() < 0.8 else junk(chance))
    if chance.random() < 0.2:
        cut = chance.randrange(len(text) + 1)
        text = text[:cut] + chance.choice(("", "\\ud800", '"', "}", "NaN", "[" * 500)) + text[cut:]
    return text.encode() if chance.random() < 0.1 else text


def fuzz(url: str, frames: int, seed: int = 1) -> Counter[str]:
    """Send so many; how often each code was the answer."""
    chance = random.Random(seed)
    answers: Counter[str] = Counter()
    players: list[Player] = [*started(url), new_table(url)]
    while frames > 0:
        with chance.choice(players).live(language=chance.choice((None, "en"))) as line:
            moment = line.hear()["table"]["moment"]
            for _ in range(min(frames, _ON_ONE_LINE)):
                line.socket.send(frame(chance, moment))
                answers[_answer(line)] += 1
                frames -= 1
    return answers


def _answer(line: Line) -> str:
    while True:
        text = line.socket.recv(timeout=20)
        data = json.loads(text)
        if data["type"] == "answer":
            return "answered"
        if data["type"] == "error":
            return str(data["error"]["code"])


@click.command()
@click.option("--frames", default=50_000, show_default=True)
def main(frames: int) -> None:
    """Fuzz a house of its own, and fail if it made a mistake."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'house.db'}", "--rate", "0") as server,
    ):
        answers = fuzz(server.url, frames)
        log = server.log.read_text()
    click.echo(dict(answers.most_common()))
    if answers["trouble"] or '"level": "error"' in log:
        raise click.ClickException("The house made a mistake.")


if __name__ == "__main__":
    main()
