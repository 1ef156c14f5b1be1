"""How soon the page can be used: `python -m tests.page.speed [--times N] [--languages de ru]`.

Every visit is the first one of a new browser window: nothing is cached. Interactive is the moment
from which a click does what it should: the button that starts a game in the lobby, a glowing
choice at a table. Ends with 1 where a visit took longer than two seconds, or more was transferred
than may be: 120 kB for the lobby, 245 kB for a table, in any language.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from hotelier.words import languages
from tests.house.running import Server, new_table
from tests.page.browser import chromium, window
from tests.page.memory import remembered

MOST_SECONDS = 2.0
MOST_BYTES_LOBBY = 120_000
MOST_BYTES_TABLE = 245_000
WATCH = """
window.seen = { blocked: 0, shift: 0, ready: null };
new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.blocked += Math.max(0, task.duration - 50);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.shift += shift.value;
}).observe({ type: 'layout-shift', buffered: true });
const look = () => {
    if (document.querySelector(READY)) seen.ready = performance.now();
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Runs before the page: notes when it can be used, what blocked it and what moved about."""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


@dataclass(frozen=True)
class Visit:
    """What one visit took."""

    painted: float
    interactive: float
    blocked: float
    shift: float
    size: int


def visit(
    browser: Browser, address: str, ready: str, wishes: dict[str, object], slower: int
) -> Visit:
    context = window(browser, still=False, wishes=wishes)
    context.add_init_script(WATCH.replace("READY", repr(ready)))
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: list[int] = []

    def loaded(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    line.on("Network.loadingFinished", loaded)
    line.send("Network.enable")
    if slower > 1:
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address)
    page.wait_for_function("() => window.seen.ready !== null")
    page.wait_for_load_state("networkidle")
    seen = page.evaluate("window.seen")
    painted = page.evaluate(PAINTED)
    context.close()
    return Visit(
        painted / 1000, seen["ready"] / 1000, seen["blocked"] / 1000, seen["shift"], sum(sizes)
    )


def spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    return f"{ordered[0]:.2f} {ordered[len(ordered) // 2]:.2f} {ordered[-1]:.2f}"


def report(title: str, visits: Sequence[Visit], most_bytes: int) -> bool:
    """Say what was measured; whether it was fast and small enough."""
    size = max(one.size for one in visits)
    lines = [
        f"{title} (least, middle, most of {len(visits)} visits)",
        f"  first paint          {spread([one.painted for one in visits])} s",
        f"  interactive          {spread([one.interactive for one in visits])} s",
        f"  blocked in between   {spread([one.blocked for one in visits])} s",
        f"  layout shift         {spread([one.shift for one in visits])}",
        f"  transferred          {size / 1000:.0f} kB (at most {most_bytes / 1000:.0f})",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return max(one.interactive for one in visits) <= MOST_SECONDS and size <= most_bytes


def measured(house: Server, browser: Browser, language: str, times: int, slower: int) -> bool:
    """Visit the lobby and a table of each game; whether all of it was fast and small enough."""
    tongue: dict[str, object] = {"language": language}
    lobby = [visit(browser, house.url, ".game .button.main", tongue, slower) for _ in range(times)]
    good = report(f"The lobby, {language}", lobby, MOST_BYTES_LOBBY)
    for game in ("austria", "overbooking"):
        player = new_table(house.url, game=game, bots=[None, "greedy"], name="Anna")
        assert player.post("start").status_code == 204
        address = f"{house.url}/table/{player.table}"
        wishes = {**remembered(player, game=game), **tongue}
        table = [visit(browser, address, ".spot.glow", wishes, slower) for _ in range(times)]
        good &= report(f"A table of {game}, {language}", table, MOST_BYTES_TABLE)
    return good


def main() -> int:
    asked = argparse.ArgumentParser(description="How soon the page can be used.")
    asked.add_argument("--times", type=int, default=5, help="visits of each kind")
    asked.add_argument("--slower", type=int, default=1, help="a processor so many times slower")
    asked.add_argument("--languages", choices=languages(), nargs="+", default=languages())
    flags = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'house.db'}", "--rate", "0") as house,
        chromium() as browser,
    ):
        good = [
            measured(house, browser, language, flags.times, flags.slower)
            for language in flags.languages
        ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
