"""Bring a database to the form this version of the house wants."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from hotelier.house.basics.refusals import CannotOpen
from hotelier.house.storing.storage import new_engine

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x686F74656C


def migrate(engine: Engine) -> None:
    """Run what is missing; of several processes that start at once, one does it."""
    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        command.upgrade(configuration(link), "head")


def configuration(link: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = link
    return config


def prepare_database(url: str) -> None:
    """Bring a database into form, or say in one sentence why that cannot be done."""
    engine = new_engine(url)
    try:
        migrate(engine)
    except (SQLAlchemyError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
        shown = engine.url.render_as_string(hide_password=True)
        raise CannotOpen("database", shown, reason) from error
    finally:
        engine.dispose()
