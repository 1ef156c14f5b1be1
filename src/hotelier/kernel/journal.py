"""A game as a text file that people can read: what was agreed, the seed, and every choice.

    hotelier journal 1
    game austria
    rules 2
    seed 7
    players 2
    ...

    ; round 1
    1: q4 die2+ x1 wine>1 end
    2: die3 b1 c1 end

    after 214 choices: 98 75

Lines that start with a semicolon are remarks. A line of choices begins with the seat that
makes them. The last line says how many choices there are and the final scores, or
"unfinished", so that a file cut short is noticed. Choices that were forced are not written.

A game that went on from another one with fresh chance says so: `chance 60 4711` means that after
60 choices dice and cards come by that seed. Words that seats added to a secret seed stand below
it: `word 2 strudel` (see luck.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from hotelier.kernel.errors import JournalError
from hotelier.kernel.lines import one_line
from hotelier.kernel.luck import Luck
from hotelier.kernel.message import Message, sentence

FORMAT = 1
_FIRST_LINE = f"hotelier journal {FORMAT}"
_LAST_LINE = re.compile(r"after (\d{1,9}) choices: (unfinished|-?\d{1,9}(?: -?\d{1,9})*)")
_LONGEST_SEED = 78
_RENEWAL = re.compile(rf"(\d{{1,9}}) (\d{{1,{_LONGEST_SEED}}})")
_OF_A_SEAT = re.compile(r"([1-9]) (.+)")
_SEAT_LINE = re.compile(r"([1-9]): (.+)")
_LINE_WIDTH = 96
_LONGEST_HEAD = 200
_LONGEST_TOKEN = 80
_CHANCE = "chance"
_WORD = "word"


@dataclass(slots=True)
class Journal:
    """The content of a journal, not yet checked against the rules of the game."""

    game: str
    rules: int
    luck: Luck
    options: dict[str, str]
    names: dict[int, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None
    """The final scores, None for a game that goes on."""
    renewals: dict[int, Luck] = field(default_factory=dict)
    """Where chance begins anew: after how many choices, and by which luck."""


@dataclass(frozen=True, slots=True)
class Move:
    """One choice as written: who made it, its word, and where it stands."""

    seat: int
    token: str
    chapter: str = ""
    line: int = 0


def format_journal(journal: Journal) -> str:
    """The text of a journal."""
    lines = [
        _FIRST_LINE,
        f"game {journal.game}",
        f"rules {journal.rules}",
        *journal.luck.lines(),
    ]
    for count, renewed in journal.renewals.items():
        lines += [f"{_CHANCE} {count} {renewed.seed}", *renewed.lines()[1:]]
    lines += [f"{name} {value}" for name, value in journal.options.items()]
    lines += [f"name {seat + 1} {name}" for seat, name in sorted(journal.names.items())]
    chapter = ""
    current = ""
    seat = -1
    for move in journal.moves:
        full = len(current) + len(move.token) >= _LINE_WIDTH
        if move.chapter != chapter or move.seat != seat or full:
            if current:
                lines.append(current)
            if move.chapter != chapter:
                lines += ["", f"; {move.chapter}"]
            chapter, seat = move.chapter, move.seat
            current = f"{seat + 1}:"
        current += f" {move.token}"
    if current:
        lines.append(current)
    ending = "unfinished" if journal.scores is None else " ".join(map(str, journal.scores))
    lines += ["", f"after {len(journal.moves)} choices: {ending}", ""]
    return "\n".join(lines)


def parse_journal(text: str) -> Journal:
    """The journal a text holds; JournalError says in one sentence what is wrong with it."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith(";")]
    if not lines or not lines[0][1].startswith("hotelier journal "):
        raise JournalError(sentence("error-no-journal"))
    if lines[0][1] != _FIRST_LINE:
        raise JournalError(sentence("error-journal-format", format=FORMAT))
    body = next((i for i, (_, line) in enumerate(lines) if _is_body(line)), len(lines))
    for number, line in lines[:body]:
        if len(line) > _LONGEST_HEAD:
            raise JournalError(_unread(number, line))
    header, names, words, renewals = _parse_header(lines[1:body])
    moves, ending = _parse_moves(lines[body:])
    if ending is None:
        raise JournalError(sentence("error-journal-cut-short"))
    count, scores = ending
    if count != len(moves):
        raise JournalError(sentence("error-journal-count", promised=count, found=len(moves)))
    for after in renewals:
        if after > len(moves):
            raise JournalError(sentence("error-journal-chance", after=after))
    return Journal(
        game=_word(header, "game"),
        rules=_number(header, "rules"),
        luck=Luck(_number(header, "seed", _LONGEST_SEED), words),
        options=header,
        names=names,
        moves=moves,
        scores=scores,
        renewals=renewals,
    )


def _is_body(line: str) -> bool:
    return _SEAT_LINE.fullmatch(line) is not None or line.startswith("after ")


Words = tuple[tuple[int, str], ...]


def _parse_header(
    lines: Sequence[tuple[int, str]],
) -> tuple[dict[str, str], dict[int, str], Words, dict[int, Luck]]:
    header: dict[str, str] = {}
    names: dict[int, str] = {}
    words: Words = ()
    renewals: dict[int, Luck] = {}
    latest = 0
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name == "name":
            found = _OF_A_SEAT.fullmatch(value)
            if not found:
                raise JournalError(_unread(number, line, "error-journal-name"))
            names[int(found[1]) - 1] = one_line(found[2])
        elif name == _CHANCE:
            found = _RENEWAL.fullmatch(value)
            if not found or int(found[1]) in renewals:
                raise JournalError(_unread(number, line, "error-journal-renewal"))
            latest = int(found[1])
            renewals[latest] = Luck(int(found[2]))
        elif name == _WORD:
            found = _OF_A_SEAT.fullmatch(value)
            if not found:
                raise JournalError(_unread(number, line, "error-journal-word"))
            added = (int(found[1]) - 1, found[2])
            if renewals:
                known = renewals[latest]
                renewals[latest] = Luck(known.seed, (*known.words, added))
            else:
                words = (*words, added)
        elif not value or name in header:
            raise JournalError(_unread(number, line))
        else:
            header[name] = value
    return header, names, words, renewals


def _parse_moves(
    lines: Sequence[tuple[int, str]],
) -> tuple[list[Move], tuple[int, list[int] | None] | None]:
    moves: list[Move] = []
    for place, (number, line) in enumerate(lines):
        if last := _LAST_LINE.fullmatch(line):
            if place != len(lines) - 1:
                raise JournalError(sentence("error-journal-goes-on", line=number))
            ending = last[2]
            scores = None if ending == "unfinished" else [int(n) for n in ending.split()]
            return moves, (int(last[1]), scores)
        found = _SEAT_LINE.fullmatch(line)
        tokens = found[2].split() if found else []
        if not found or max(map(len, tokens)) > _LONGEST_TOKEN:
            raise JournalError(_unread(number, line))
        seat = int(found[1]) - 1
        moves += [Move(seat, token, line=number) for token in tokens]
    return moves, None


def _word(header: dict[str, str], name: str) -> str:
    if name not in header:
        raise JournalError(sentence("error-journal-lacks", what=name))
    return header.pop(name)


def _number(header: dict[str, str], name: str, digits: int = 20) -> int:
    value = _word(header, name)
    if not value.isdecimal() or len(value) > digits:
        raise JournalError(sentence("error-journal-number", what=name, value=value))
    return int(value)


def _unread(number: int, line: str, why: str = "error-journal-line") -> Message:
    """What is wrong with a line; whoever wrote it may have wanted to fill or steer a terminal."""
    content = one_line(line)
    if len(content) > _LONGEST_HEAD:
        content = f"{content[:_LONGEST_HEAD]}…"
    return sentence(why, line=number, content=content)
