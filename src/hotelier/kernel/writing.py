"""Files to be written, whole or not at all: what goes wrong is one sentence, before long work."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR
from pathlib import Path

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence


def refuse_unwritable(path: Path) -> None:
    """For whoever writes a file when long work is done: refuse at once what would fail then.

    Nothing is left behind. What is there already may be a device or somebody's pipe, so it is only
    looked at; what is not there is tried, because no look finds everything.
    """
    with writing(path):
        if path.is_dir():
            raise OSError(EISDIR, os.strerror(EISDIR))
        if not path.exists():
            # A link that leads to nothing yet is followed.
            _try(Path(os.path.realpath(path)))
        elif not os.access(path, os.W_OK):
            raise OSError(EACCES, os.strerror(EACCES))


def make_folder(path: Path) -> None:
    """Make a folder, unless it is there, and see that files can be written in it."""
    with writing(path):
        if not path.exists():
            path.mkdir(parents=True)
        _try(path / f"{os.getpid()}.part")


def _try(path: Path) -> None:
    """Begin a file that is not there, and take it away again."""
    path.open("xb").close()
    path.unlink()


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Where to write a file that has its name only when it is complete.

    If that fails, what had this name before stays as it was. Links are followed. A device or a pipe
    is written as it goes, and so is a file in a folder where nothing else may be written.
    """
    with writing(path):
        place = Path(os.path.realpath(path))
        if place.exists() and not (place.is_file() and os.access(place.parent, os.W_OK)):
            yield place
            return
        part = place.with_name(f"{os.getpid()}.part")
        try:
            yield part
            part.replace(place)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Around what writes a file or a folder."""
    try:
        yield
    except OSError as error:
        raise HotelierError(
            sentence("error-file-unwritten", file=str(path), reason=reason_of(error))
        ) from error


def reason_of(error: OSError) -> str:
    """What the system has to say, fit to stand in a sentence."""
    return (error.strerror or str(error) or "unknown error").lower()
