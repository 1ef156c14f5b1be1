"""Reading and writing journals without losing anything."""

from __future__ import annotations

import os
from pathlib import Path

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError, JournalError
from hotelier.kernel.game import Game

LARGEST_JOURNAL = 1_000_000


def load_game(path: Path) -> Game:
    """The game a file holds."""
    try:
        if path.stat().st_size > LARGEST_JOURNAL:
            raise JournalError(f"{path} is too large to be a journal.")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise JournalError(f"{path} is no text file, so no journal.") from None
    except OSError as error:
        raise HotelierError(f"{path} cannot be read: {_reason(error)}.") from error
    return Game.load(text, game_named)


def write_new(path: Path, text: str) -> None:
    """Write a file that was not there before, whole or not at all."""
    if not path.name:
        raise HotelierError("Say which file to save to: save FILE.")
    if path.exists():
        raise HotelierError(f"{path} exists already; nothing was written.")
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise HotelierError(f"{path} cannot be written: {_reason(error)}.") from error


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown error").lower()
