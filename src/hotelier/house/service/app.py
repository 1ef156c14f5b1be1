"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp

from hotelier.house.api import archive, coach, live, lobby, play, service
from hotelier.house.api.models import ERRORS
from hotelier.house.api.page import PAGE, serve_page
from hotelier.house.basics.logs import log, log_trouble
from hotelier.house.basics.metrics import Metrics
from hotelier.house.basics.refusals import Refusal, malformed_at, mistake, no_database
from hotelier.house.basics.settings import Settings
from hotelier.house.basics.tongues import preferred
from hotelier.house.basics.workers import Workers
from hotelier.house.gate.gate import Gate
from hotelier.house.gate.limits import Allowance, LiveCrowds
from hotelier.house.gate.packing import PackedGames
from hotelier.house.storing.storage import Storage
from hotelier.house.tables.house import House
from hotelier.house.tables.housekeeping import keep_house
from hotelier.house.thinking.bots import BotPlayers
from hotelier.house.thinking.coach import HouseCoach
from hotelier.house.thinking.guests import Guests
from hotelier.kernel.message import sentence
from hotelier.version import __version__

_ARRIVALS_AT_ONCE = 10
_NOT_SERVED = {
    404: ("not-found", "house-nothing-here"),
    405: ("not-this-way", "house-not-this-way"),
}


def make_app(
    settings: Settings, page: Path = PAGE, closing: asyncio.Event | None = None
) -> ASGIApp:
    """A house, ready to be served from a database in good form; `closing` is set before the end."""
    metrics = Metrics()
    app = FastAPI(
        title="hotelier",
        version=__version__,
        summary="Tables for Grand Austria Hotel and its like: views, choices, journals.",
        lifespan=_lifespan(settings, metrics, closing or asyncio.Event()),
        responses=ERRORS,
        docs_url=None,
        redoc_url=None,
    )
    for part in (service, lobby, play, coach, archive, live):
        app.include_router(part.router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    app.add_exception_handler(Exception, _mistake)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST", "PUT", "PATCH"],
            allow_headers=["authorization", "content-type"],
        )
    app.add_middleware(PackedGames)
    serve_page(app, page)
    return Gate(app, settings, metrics)


def _lifespan(
    settings: Settings, metrics: Metrics, closing: asyncio.Event
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(settings.database, metrics.observe_batch, settings.database_seconds)
        house = House(settings, storage, metrics)
        workers = Workers(max(1, settings.bot_processes))
        guests = Guests(dict(settings.guests), max(1, settings.bot_processes))
        metrics.thinking_memory.set_function(lambda: workers.memory() + guests.memory())
        bots = BotPlayers(house, workers, guests)
        adviser = HouseCoach(workers, settings.thinking_seconds, settings.bot_helpers)
        house.on_change = (bots.wake, adviser.expect)
        app.state.house = house
        app.state.coach = adviser
        rate = settings.requests_per_second
        app.state.arrivals = Allowance(rate, _ARRIVALS_AT_ONCE * rate)
        thought = settings.coach_seconds_per_minute / 60 if rate > 0 else 0.0
        app.state.coaching = Allowance(thought, settings.coach_seconds_saved)
        app.state.crowds = LiveCrowds(settings)
        helpers = [
            asyncio.create_task(bots.sweep()),
            asyncio.create_task(keep_house(house)),
            asyncio.create_task(_let_go(house, adviser, closing)),
        ]
        if storage.is_postgresql:
            from hotelier.house.tables.notify import listen

            helpers.append(asyncio.create_task(listen(house)))
        log(logging.INFO, "the house is open", database=storage.engine.dialect.name)
        try:
            yield
        finally:
            for helper in helpers:
                helper.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
            await bots.close()
            workers.close()
            guests.close()
            await house.close()
            log(logging.INFO, "the house is closed, everything is written")

    return lifespan


async def _let_go(house: House, coach: HouseCoach, closing: asyncio.Event) -> None:
    await closing.wait()
    house.let_go()
    coach.let_go()


def _answer(
    request: Request, refusal: Refusal, headers: Mapping[str, str] | None = None
) -> Response:
    language = preferred(request.headers.get("accept-language"))
    return JSONResponse(refusal.as_data(language), refusal.status, headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _answer(request, error, {"www-authenticate": "Bearer"} if error.status == 401 else None)


async def _malformed(request: Request, error: Exception) -> Response:
    """Where and what, but not the input itself: it may hold a secret."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _answer(request, malformed_at(first["loc"], first["msg"]))


async def _not_served(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code, told = _NOT_SERVED.get(error.status_code, ("not-served", "house-not-served"))
    return _answer(request, Refusal(error.status_code, code, sentence(told)), error.headers)


async def _no_database(request: Request, error: Exception) -> Response:
    log_trouble("the database does not answer", error=type(error).__name__)
    return _answer(request, no_database())


async def _mistake(request: Request, __: Exception) -> Response:
    """Noted at the gate, which gets to know of it too."""
    return _answer(request, mistake())
