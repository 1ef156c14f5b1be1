"""Reading and writing journals without losing anything."""

from __future__ import annotations

import os
from pathlib import Path

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError, JournalError
from hotelier.kernel.game import Game
from hotelier.words import text

LARGEST_JOURNAL = 1_000_000


def load_game(path: Path) -> Game:
    """The game a file holds."""
    try:
        if path.stat().st_size > LARGEST_JOURNAL:
            raise JournalError(text("terminal-file-large", file=str(path)))
        journal = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise JournalError(text("terminal-file-no-text", file=str(path))) from None
    except OSError as error:
        raise HotelierError(
            text("terminal-file-unread", file=str(path), reason=_reason(error))
        ) from error
    return Game.load(journal, game_named)


def write_new(path: Path, journal: str) -> None:
    """Write a file that was not there before, whole or not at all."""
    if not path.name:
        raise HotelierError(text("terminal-file-which"))
    if path.exists():
        raise HotelierError(text("terminal-file-there", file=str(path)))
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(journal, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise HotelierError(
            text("terminal-file-unwritten", file=str(path), reason=_reason(error))
        ) from error


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown error").lower()
