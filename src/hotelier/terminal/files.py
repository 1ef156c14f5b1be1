"""Reading and writing journals without losing anything."""

from __future__ import annotations

from pathlib import Path

from hotelier.games import game_named
from hotelier.kernel.errors import HotelierError, JournalError
from hotelier.kernel.game import Game
from hotelier.kernel.writing import reason_of, refuse_unwritable, writing, written_whole
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
            text("terminal-file-unread", file=str(path), reason=reason_of(error))
        ) from error
    return Game.load(journal, game_named)


def write_new(path: Path, content: str) -> None:
    """Write a file that was not there before, whole or not at all."""
    _refuse_nameless(path)
    with written_whole(path) as part:
        _refuse_taken(path)
        part.write_text(content, encoding="utf-8")


def refuse_unless_new(path: Path) -> None:
    """For whoever will `write_new` when long work is done: refuse at once what would fail then."""
    _refuse_nameless(path)
    with writing(path):
        _refuse_taken(path)
    refuse_unwritable(path)


def _refuse_nameless(path: Path) -> None:
    """What is called "" stands for the folder one is in, which nobody means."""
    if not path.name:
        raise HotelierError(text("terminal-file-which"))


def _refuse_taken(path: Path) -> None:
    if path.exists():
        raise HotelierError(text("terminal-file-there", file=str(path)))
