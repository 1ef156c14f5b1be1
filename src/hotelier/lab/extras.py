"""Heavy packages stay behind their doors: whoever opens one without them hears what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.message import sentence


class MissingExtra(HotelierError, ImportError):
    """A door needs packages that are not installed."""


@contextmanager
def door(extra: str) -> Iterator[None]:
    """Around imports of packages that belong to an extra of hotelier."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(
            sentence("error-no-package", package=error.name or "", extra=extra)
        ) from error
