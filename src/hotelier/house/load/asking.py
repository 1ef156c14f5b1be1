"""Questions to a house over plain HTTP."""

from __future__ import annotations

import http.client
import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from hotelier.house.load.measured import LoadPlan
from hotelier.kernel.errors import HotelierError

_METRIC = re.compile(r"^(process_cpu_seconds_total|process_resident_memory_bytes) (\S+)$", re.M)


@dataclass(frozen=True, slots=True)
class Used:
    """What servers have used so far."""

    processor_seconds: float
    memory: int


def used_by(urls: tuple[str, ...]) -> Used:
    """Asked of each server's own metrics; systems without such figures tell nothing."""
    seconds, memory = 0.0, 0.0
    for url in urls:
        link = connection(url)
        try:
            link.request("GET", "/metrics")
            found = dict(_METRIC.findall(link.getresponse().read().decode()))
        finally:
            link.close()
        seconds += float(found.get("process_cpu_seconds_total", 0))
        memory += float(found.get("process_resident_memory_bytes", 0))
    return Used(seconds, int(memory))


def open_table(plan: LoadPlan, number: int) -> tuple[str, list[str]]:
    """A table whose game has begun, and the secrets of its seats.

    Names differ from table to table, as people's do: sentences about them are said anew.
    """
    link = connection(plan.urls[number % len(plan.urls)])
    names = [f"Load {number}.{seat + 1}" for seat in range(plan.players)]
    try:
        options = {"players": str(plan.players)}
        asked = {"game": plan.game, "options": options, "listed": False, "name": names[0]}
        host = ask(link, "POST", "/api/tables", None, asked)
        path = f"/api/tables/{host['table']}"
        secrets = [host["secret"]]
        invitation = ask(link, "GET", path, secrets[0])["you"]["invitation"]
        for name in names[1:]:
            secrets.append(ask(link, "POST", f"{path}/sit", invitation, {"name": name})["secret"])
            ask(link, "PATCH", f"{path}/me", secrets[-1], {"ready": True})
        ask(link, "POST", f"{path}/start", secrets[0])
        return str(host["table"]), secrets
    finally:
        link.close()


def connection(url: str, seconds: float = 60) -> http.client.HTTPConnection:
    address = urlsplit(url)
    return http.client.HTTPConnection(address.hostname or "", address.port, timeout=seconds)


def ask(
    link: http.client.HTTPConnection,
    method: str,
    path: str,
    secret: str | None,
    body: object = None,
) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    link.request(method, path, None if body is None else json.dumps(body), headers)
    answer = link.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise HotelierError(f"The house answered {answer.status}: {text.decode(errors='replace')}")
    answered: dict[str, Any] = json.loads(text) if text else {}
    return answered
