"""Everything an operator can decide about a house."""

from __future__ import annotations

from dataclasses import dataclass

from hotelier.kernel.errors import OptionError

DEFAULT_DATABASE = "sqlite:///hotelier.db"
_POSTGRESQL_DRIVER = "postgresql+psycopg"


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults fit one machine with no set-up."""

    database: str = DEFAULT_DATABASE
    bot_processes: int = 1
    bot_helpers: int = 0
    """How many further processes help each of them with what takes long."""
    guests: tuple[tuple[str, str], ...] = ()
    """Bots from outside that may sit at tables: the name of each, and what starts it."""
    public_url: str | None = None
    """How people reach the house, for links; by default whatever the request came to."""
    origins: tuple[str, ...] = ()
    """Web pages of other origins that may use the house."""
    requests_per_second: float = 30.0
    """By client address, with a burst of ten times as many; 0 is no limit."""
    new_tables_per_minute: float = 30.0
    connections: int = 4000
    """In all, live ones included; the system's limit of open files may make it fewer."""
    connections_per_client: int = 128
    """Plain ones; live ones are counted apart."""
    head_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    live_connections_per_client: int = 64
    live_connections_per_seat: int = 16
    spectators_per_table: int = 64
    """Live connections without a seat; they never take the place of one with a seat."""
    message_bytes: int = 16 * 1024
    journal_bytes: int = 256 * 1024
    request_seconds: float = 40.0
    body_seconds: float = 10.0
    hello_seconds: float = 5.0
    longest_wait_seconds: float = 25.0
    database_seconds: float = 6.0
    """Who has waited so long for the database is told that it does not answer."""
    journal_seconds: float = 15.0
    """How long the house reads a journal that somebody brings."""
    journal_choices: int = 4000
    thinking_seconds: float = 60.0
    """A bot that takes longer loses its choice to greedy; waiting for its turn is not counted."""
    coach_seconds_per_minute: float = 20.0
    """How long the coach thinks for one client address; what is not used is saved up."""
    coach_seconds_saved: float = 120.0
    stalled_seconds: float = 6.0
    """When a bot elsewhere has not chosen for so long, its server may be gone: it is asked here.

    If it is only slow, two think about the same, and the first answer counts."""
    patience_seconds: float = 180.0
    """How long a person may keep the table waiting before others may ask for a stand-in."""
    tables_in_memory: int = 2000
    idle_seconds: float = 60.0
    """A table nobody looks at or asks for leaves memory after so long, a finished one at once."""
    listed_hours: float = 24.0
    """The lobby does not list a table at which nothing has happened for so long."""
    keep_days: float = 0.0
    """Tables at which nothing has happened for so many days are deleted; 0 keeps everything."""


def database_url(url: str) -> str:
    """The URL in the form the storage wants; people may write postgres:// or postgresql://."""
    scheme, colon, rest = url.partition("://")
    if not colon:
        raise OptionError("A database is given as sqlite:///FILE or postgresql://USER@HOST/NAME.")
    if scheme in ("postgres", "postgresql", _POSTGRESQL_DRIVER):
        return f"{_POSTGRESQL_DRIVER}://{rest}"
    if scheme == "sqlite":
        return url
    raise OptionError(f"'{scheme}' is no database of the house: sqlite and postgresql are.")
