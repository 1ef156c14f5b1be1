"""What a table can agree on before a game, as data that command, page and journal share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hotelier.kernel.errors import OptionError


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on: its name, the values it can have (the first is the default)."""

    name: str
    values: tuple[str, ...]
    help: str

    @property
    def default(self) -> str:
        return self.values[0]


def settle_options(
    game: str, offered: Iterable[Option], wanted: Mapping[str, str]
) -> dict[str, str]:
    """Every option with its value: the wanted one or the default."""
    settled = {option.name: option.default for option in offered}
    allowed = {option.name: option.values for option in offered}
    for name, value in wanted.items():
        if name not in allowed:
            raise OptionError(f"{game} has no option '{name}'; it has {', '.join(allowed)}.")
        if value not in allowed[name]:
            raise OptionError(f"'{value}' is no value of {name}: {', '.join(allowed[name])}.")
        settled[name] = value
    return settled
