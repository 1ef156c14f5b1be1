"""Live updates over a WebSocket, and choices on the same line.

The client says hello first: {"type": "hello", "secret": ..., "since": ..., "language": ...}, all
but the type optional. `since` is the moment it knows from before: after a reconnect the log goes
on from there. Then come updates as the table changes, and answers to what the client asks:

    {"type": "choose", "id": 1, "moment": 17, "choice": 42}   (or a token instead of 42)
    {"type": "undo", "id": 2, "moment": 18}                   (or with "to": so many choices stay)
    {"type": "why-not", "id": 3, "choice": 42}
    {"type": "gesture", "id": 4, "gesture": "cup"}            (cup, applause, hurry, thought)
    {"type": "ping", "id": 5}

Who says `"company": true` in the hello is also told who is here, and sees gestures.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from hotelier.house.api.said import (
    HELLO,
    REQUEST,
    Choose,
    Gestured,
    Hello,
    Request,
    Undo,
    WhyNot,
    id_of,
)
from hotelier.house.basics.logs import log_trouble
from hotelier.house.basics.refusals import (
    Refusal,
    malformed,
    malformed_at,
    mistake,
    no_database,
    no_such_table,
)
from hotelier.house.basics.secrecy import ID_PATTERN
from hotelier.house.basics.tongues import nearest, preferred
from hotelier.house.gate.gate import check_origin, client_of
from hotelier.house.gate.limits import Allowance, LiveCrowds
from hotelier.house.tables import gestures, play
from hotelier.house.tables.house import House
from hotelier.house.tables.table import Table, Visitor
from hotelier.house.telling.packed import packed
from hotelier.house.telling.snapshots import snapshot
from hotelier.house.telling.speech import Speech
from hotelier.kernel.message import sentence

router = APIRouter()
_MESSAGES_PER_SECOND = 20.0
_MESSAGES_AT_ONCE = 60.0
_POLICY = 1008
_TROUBLE = 1011
_AGAIN_LATER = 1013
_SENDING_SECONDS = 20.0
_LOOK_SECONDS = 10.0
_FIRST = asyncio.FIRST_COMPLETED


class LiveLine:
    """One open connection."""

    def __init__(self, socket: WebSocket, house: House, table: Table, hello: Hello) -> None:
        self._socket = socket
        self._house = house
        self._table = table
        self._visitor = Visitor(table, hello.secret)
        self._language = None if hello.language is None else nearest(hello.language)
        self._known = hello.since
        self._sociable = hello.company
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        self._sending_since = math.inf
        self._allowance = Allowance(_MESSAGES_PER_SECOND, _MESSAGES_AT_ONCE)
        self._visitor.must_be_allowed_to_watch(table)

    @property
    def seat(self) -> int | None:
        return self._visitor.seat

    async def run(self) -> None:
        """Tell and listen until one side hangs up."""
        self._table.listeners.add(self._news)
        self._news.set()
        work = (self._tell(), self._listen(), self._keep_company())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            await self._until_the_first_ends(tasks)
        finally:
            self._table.listeners.discard(self._news)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome

    async def _until_the_first_ends(self, tasks: list[asyncio.Task[None]]) -> None:
        """Who does not read is let go meanwhile.

        A clock for every message would cost more than sending it, so one looks now and then.
        """
        while not (await asyncio.wait(tasks, timeout=_LOOK_SECONDS, return_when=_FIRST))[0]:
            if time.monotonic() - self._sending_since > _SENDING_SECONDS:
                raise TimeoutError

    async def _tell(self) -> None:
        """Send the table whenever it has changed; what changes while sending is sent together."""
        while True:
            await self._news.wait()
            self._news.clear()
            update = snapshot(self._table, self._visitor, self._known, self._language)
            if update["log"] is not None:
                # Before the game nobody is told the choices that a fork begins with.
                self._known = self._table.record.moment
            self._house.metrics.updates.inc()
            await self._send({"type": "update", **update})

    async def _keep_company(self) -> None:
        """Be seen at the table, and see the others there."""
        with self._table.company.joined(self.seat) as heard:
            while True:
                news = await heard.get()
                if self._sociable:
                    await self._send(news | self._patience())

    def _patience(self) -> dict[str, float]:
        """How long a person may keep the table waiting, and how long it has been waiting."""
        waited = time.time() - self._table.record.moved_at
        return {
            "patience": self._house.settings.patience_seconds,
            "waited": round(max(0.0, waited), 1),
        }

    async def _listen(self) -> None:
        while True:
            text = await _text_of(self._socket)
            if self._allowance.wait_for(""):
                raise Refusal(429, "too-many", sentence("house-too-many-messages"))
            await self._send(await self._answered(text))

    async def _answered(self, text: str | None) -> dict[str, Any]:
        if text is None:
            return {"type": "error", "id": None, **_not_text().as_data(self._language)}
        try:
            request = REQUEST.validate_json(text)
        except ValidationError as error:
            told = _malformed(error).as_data(self._language)
            return {"type": "error", "id": id_of(text), **told}
        try:
            return {"type": "answer", "id": request.id, **await self._answer(request)}
        except Refusal as refusal:
            self._house.metrics.refused.labels(refusal.code).inc()
            return {"type": "error", "id": request.id, **refusal.as_data(self._language)}
        except SQLAlchemyError:
            log_trouble("the database does not answer", table=self._table.id)
            return {"type": "error", "id": request.id, **no_database().as_data(self._language)}
        except Exception:
            log_trouble("a live request failed", table=self._table.id)
            return {"type": "error", "id": request.id, **mistake().as_data(self._language)}

    async def _answer(self, request: Request) -> dict[str, Any]:
        house, table, visitor = self._house, self._table, self._visitor
        if isinstance(request, Choose):
            taken = await play.choose(house, table, visitor, request.moment, request.choice)
            return {"result": taken.result, "moment": taken.moment}
        if isinstance(request, Undo):
            taken = await play.undo(house, table, visitor, request.moment, request.to)
            return {"result": taken.result, "moment": taken.moment}
        if isinstance(request, WhyNot):
            reason = play.why_not(table, visitor, request.choice)
            if reason is None:
                return {"legal": True, "clause": None, "text": None}
            return {
                "legal": False,
                "clause": reason.clause,
                "text": Speech(self._language, table.names())(reason.message),
            }
        if isinstance(request, Gestured):
            gestures.make(table, visitor, request.gesture, request.thought)
            return {"result": "shown"}
        return {"result": "pong", "moment": table.record.moment}

    async def _send(self, data: dict[str, Any]) -> None:
        # One at a time: a half-sent message must not be overtaken.
        text = packed(data).decode()
        try:
            async with self._sending:
                self._sending_since = time.monotonic()
                await self._socket.send_text(text)
                self._sending_since = math.inf
        except RuntimeError:
            # The other side has closed the line, but we have not read so far yet.
            raise WebSocketDisconnect from None


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Say hello, then hear everything this seat may know as it happens.

    Whatever stands for a table is taken: who mistyped a link is told so, not just shut out.
    """
    house: House = socket.app.state.house
    crowds: LiveCrowds = socket.app.state.crowds
    arrivals: Allowance = socket.app.state.arrivals
    client = client_of(socket.scope)
    try:
        check_origin(socket.headers, house.settings)
        if arrivals.wait_for(client):
            raise Refusal(429, "too-many", sentence("house-too-many-new-lines"))
    except Refusal as refusal:
        await socket.close(_POLICY, str(refusal))
        return
    await socket.accept()
    house.metrics.live_connections.inc()
    try:
        with crowds.clients.place(client):
            line = await _greeted(socket, house, table_id)
            # Only who may hear of the table takes a place at it; those with a seat have their own.
            with crowds.at_table(table_id, line.seat):
                await line.run()
    except WebSocketDisconnect:
        pass
    except Refusal as refusal:
        await _hang_up(socket, refusal, _AGAIN_LATER if refusal.status in (429, 503) else _POLICY)
    except TimeoutError:
        await _hang_up(socket, Refusal(408, "too-slow", sentence("house-too-slow")), _POLICY)
    except Exception:
        log_trouble("a live connection failed", table=table_id)
        await _hang_up(socket, mistake(), _TROUBLE)
    finally:
        house.metrics.live_connections.dec()


async def _greeted(socket: WebSocket, house: House, table_id: str) -> LiveLine:
    async with asyncio.timeout(house.settings.hello_seconds):
        text = await _text_of(socket)
    if text is None:
        raise _not_text()
    try:
        hello = HELLO.validate_json(text)
    except ValidationError as error:
        raise _malformed(error) from None
    if not re.fullmatch(ID_PATTERN, table_id):
        raise no_such_table()
    return LiveLine(socket, house, await house.table(table_id), hello)


async def _text_of(socket: WebSocket) -> str | None:
    """The next message; None if it is no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    text: str | None = message.get("text")
    return text


def _not_text() -> Refusal:
    return malformed(sentence("house-not-bytes"))


async def _hang_up(socket: WebSocket, refusal: Refusal, code: int) -> None:
    told = refusal.as_data(preferred(socket.headers.get("accept-language")))
    try:
        async with asyncio.timeout(1):
            await socket.send_text(json.dumps({"type": "error", "id": None, **told}))
            await socket.close(code, refusal.code)
    except (RuntimeError, TimeoutError, WebSocketDisconnect):
        pass  # It has gone already.


def _malformed(error: ValidationError) -> Refusal:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return malformed_at(first["loc"], first["msg"])
