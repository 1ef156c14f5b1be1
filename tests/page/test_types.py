"""The types of the page say what the house sends; it may send more than the page looks at."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.house.running import HTTP, Player, Server, new_table
from tests.missing import missing
from tests.page.games import old_game
from tests.page.journals import at_first_turn, brought

WEB = Path(__file__).parents[2] / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
FLAGS = (
    "--noEmit --strict --skipLibCheck --target ES2022 --module ESNext --moduleResolution bundler"
)
TABLES = [
    ("austria", {"players": "2"}),
    ("overbooking", {"players": "2"}),
    ("overbooking", {"players": "3", "scoring": "experts", "peeking": "no"}),
    *[
        ("austria", {"players": "1", "leopold-hotel": hotel})
        for hotel in ("none", "hautel-couture", "nine-stars", "sushi", "toll-bridge")
    ],
]
CHOICES = 12
EXACTLY = """
type Sent<T> = T extends object ? { -readonly [key in keyof T]: Sent<T[key]> } : T;
declare function sent<const T>(data: T): Sent<T>;
"""
"""What is sent is read with the narrowest types it has."""


def played_on(url: str, game: str, options: dict[str, str]) -> tuple[Player, str]:
    """Somebody some choices into a game, and the table as it was sent before it began."""
    bots = [None, *["greedy"] * (int(options["players"]) - 1)]
    player = new_table(url, game=game, options=options, bots=bots, name="Anna")
    gathering = player.get(language="en").text
    assert player.post("start").status_code == 204
    for turn in range(CHOICES):
        if player.look()["position"]["decision"]:
            player.choose_some(turn)
    return player, gathering


def test_what_the_house_sends_is_what_the_types_say(house: Server, tmp_path: Path) -> None:
    if not COMPILER.is_file():
        missing("TypeScript is not installed.")
    source = WEB / "src"
    lines = [
        f"import type {{ Games, Snapshot, TableData }} from '{source}/lib/types';",
        f"import type {{ AustriaParts }} from '{source}/austria/types';",
        f"import type {{ OverbookingParts }} from '{source}/overbooking/types';",
        f"import type {{ Hint, JudgedTurn, Review }} from '{source}/coach/types';",
        EXACTLY,
    ]

    def sent(kind: str, data: str) -> None:
        lines.append(f"export const sent{len(lines)}: {kind} = sent({data});")

    def asked(path: str) -> str:
        return HTTP.get(f"{house.url}/api{path}").text

    sent("Games", asked("/games?language=en"))
    sent("AustriaParts", asked("/games/austria/components?language=en"))
    sent("OverbookingParts", asked("/games/overbooking/components?language=en"))
    new_table(house.url, name="Resi", listed=True)
    sent("{ tables: TableData[] }", asked("/tables"))
    for game, options in TABLES:
        player, gathering = played_on(house.url, game, options)
        sent("Snapshot", gathering)
        sent("Snapshot", player.get(language="en").text)
    judged = at_first_turn(house.url, old_game())
    first = judged.look()["position"]["step"]
    sent("Hint", judged.get("hint", language="en").text)
    assert judged.choose_some().status_code == 200
    sent("JudgedTurn", judged.get("turn", step=first, language="en").text)
    table = brought(house.url, old_game())
    sent("Review", asked(f"/tables/{table}/review?language=en&wait=15"))
    written = tmp_path / "sent.ts"
    written.write_text("\n".join(lines))
    checked = subprocess.run(
        ["node", COMPILER, *FLAGS.split(), written], capture_output=True, text=True, check=False
    )
    assert checked.stdout == ""
    assert checked.returncode == 0, checked.stderr
