"""What a server tells the others of a change, with the transaction that writes it.

Which table, and which version it has now; who is behind reads the rest. Of a choice, which is what
mostly happens, the notice holds everything, so that nobody has to read anything.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

from hotelier.house.storing.records import Change, Record, StoredChoice

OF_A_CHOICE: Final = ("version", "moment", "steps", "status", "bot_awaited", "moved_at")
"""What a choice changes in the row of its table."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A change by another server, or by this one."""

    table_id: str
    version: int
    moved: dict[str, Any] | None = None
    choice: StoredChoice | None = None

    def change_of(self, before: Record) -> Change | None:
        """The change, if it was a choice and came right after what is known."""
        if self.moved is None or self.choice is None or before.version != self.version - 1:
            return None
        return Change(replace(before, **self.moved), added=(self.choice,))


def is_move(change: Change, columns: set[str]) -> bool:
    """Whether a change of some columns is one more choice and nothing else."""
    alone = change.keep is None and change.newcomer is None and len(change.added) == 1
    return alone and columns <= set(OF_A_CHOICE)


def notice_of(change: Change, columns: set[str]) -> str:
    """The notice of a change of some columns."""
    after = change.record
    known: list[Any] = [after.id, after.version]
    if is_move(change, columns):
        known += [{name: getattr(after, name) for name in OF_A_CHOICE}, astuple(change.added[0])]
    return json.dumps(known)


def read_notice(text: str) -> Notice:
    table_id, version, *rest = json.loads(text)
    if not rest:
        return Notice(table_id, version)
    moved, choice = rest
    return Notice(table_id, version, moved, StoredChoice(*choice))
