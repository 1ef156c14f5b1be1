"""What a table can agree on before a game, as data that command, page and journal share.

Names and values are words of commands and journals, so they stay as they are. What people read
of them are texts: `Rules.option_title`, `Rules.option_help`, `Rules.value_title`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence

PLAYERS: Final = "players"
"""The option every game has."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on: its name, the values it can have (the first is the default)."""

    name: str
    values: tuple[str, ...]
    only_players: tuple[str, ...] = ()
    """The values of `players` it is for; none means any."""

    @property
    def default(self) -> str:
        return self.values[0]

    def is_for(self, players: str) -> bool:
        """Whether it says anything at a table of this size."""
        return not self.only_players or players in self.only_players


def settle_options(
    game: str, offered: Iterable[Option], wanted: Mapping[str, str]
) -> dict[str, str]:
    """Every option that matters with its value: the wanted one or the default."""
    options = {option.name: option for option in offered}
    settled = {name: option.default for name, option in options.items()}
    for name, value in wanted.items():
        if name not in options:
            raise OptionError(
                sentence("error-no-option", game=game, name=name, known=", ".join(options))
            )
        values = options[name].values
        if value not in values:
            raise OptionError(
                sentence("error-no-value", value=value, name=name, known=", ".join(values))
            )
        settled[name] = value
    size = settled[PLAYERS]
    for name, option in options.items():
        if not option.is_for(size) and settled.pop(name) != option.default:
            sizes = ", ".join(option.only_players)
            raise OptionError(sentence("error-option-only-for", name=name, sizes=sizes, size=size))
    return settled
