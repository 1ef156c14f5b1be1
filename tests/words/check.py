"""What a translator still has to do: `python -m tests.words.check LANGUAGE [FILE ...]`.

Without files everything is looked at: all texts, the rulebook, the glossary, and what is said in
whole games. FILE is a name like austria.ftl. `python -m tests.words.check LANGUAGE rulebook` and
`... games` look at these alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from hotelier.games import GAMES
from hotelier.kernel.message import Message
from tests.overbooking.test_words import all_messages
from tests.words.about import about
from tests.words.agreement import files, glossary_complaints, of_files, rulebook_complaints
from tests.words.conversation import conversation
from tests.words.everywhere import unsaid
from tests.words.listening import whole_games
from tests.words.unique_hotels import rarely_said

_GAMES = "games"
_RULEBOOK = "rulebook"
_LONG_GAMES: list[dict[str, str]] = [
    {"players": "4", "entrances": "auction", "more-staff": "yes"},
    {"players": "4", "entrances": "draw", "edition": "2015"},
    *(
        {"players": "1", "leopold-hotel": hotel, "entrances": entrances}
        for hotel in ("hautel-couture", "nine-stars", "sushi", "toll-bridge")
        for entrances in ("none", "draw")
    ),
]


def everything_said() -> Iterator[Message]:
    """All that both games say in whole games and of themselves."""
    yield from whole_games().heard.values()
    for seed, options in enumerate(_LONG_GAMES):
        yield from conversation(options, seed)
    yield from rarely_said()
    yield from all_messages()
    for rules in GAMES.values():
        yield from about(rules)
        for card in rules.cards():
            yield from (card.name, card.message)


def complaints(language: str, wanted: set[str]) -> Iterator[str]:
    """Everything to do, or what there is to do in some files."""
    compared = of_files(language)
    for file in sorted({*files(), *files(language)}):
        if not wanted or file in wanted:
            yield from (f"{language}/{file}: {line}" for line in compared.complaints(file))
    if not wanted or _RULEBOOK in wanted:
        yield from rulebook_complaints(language)
    if not wanted:
        yield from glossary_complaints(language)
    if (not wanted or _GAMES in wanted) and files(language):
        yield from (f"in play: {line}" for line in unsaid(everything_said(), language))


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    unknown = set(arguments[1:]) - {*files(), *files(arguments[0]), _GAMES, _RULEBOOK}
    if unknown:
        sys.stderr.write(f"There is no file {', '.join(sorted(unknown))}.\n")
        return 2
    found = list(complaints(arguments[0], set(arguments[1:])))
    sys.stdout.writelines(f"{line}\n" for line in found)
    sys.stdout.write(f"{len(found)} things to do.\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
