"""The source of the page as far as its texts go: which ones it says, and what stands there bare."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parents[2] / "web" / "src"
_PAIRS = {"(": ")", "[": "]", "{": "}"}
_QUOTES = "'\"`"
_CALL = re.compile(r"(?<![\w.$])(t|named)\(")
_LITERAL = re.compile(r"(===|!==)?\s*'([^']*)'")
_TEMPLATE = re.compile(r"`([a-z0-9-]*-)\$\{[^`]*`")
_NOT_MARKUP = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.DOTALL)
_READ_OUT = re.compile(r"\b(aria-label|title|placeholder|alt|label|data-tip)=\"([^\"]*)\"")
_IMPORT = re.compile(r"^\s*import (?!type )[^;]*?from '(\.[^']+)';", re.MULTILINE)
_LETTERS = re.compile(r"[^\W\d_]{2}")


@dataclass(frozen=True)
class Call:
    """A text that is asked for: ids in plain sight, or beginnings of ids made on the way."""

    file: str
    ids: tuple[str, ...]
    beginnings: tuple[str, ...]
    values: frozenset[str] | None
    """What is filled in; None where that cannot be read from the source."""


def files() -> list[Path]:
    return sorted(path for path in HOME.rglob("*") if path.suffix in (".svelte", ".ts"))


def fetched_with(room: str) -> list[Path]:
    """A file of the page and all it imports at once; what is fetched later is not among them."""
    found: list[Path] = []
    waiting = [HOME / room]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.append(path)
            for name in _IMPORT.findall(path.read_text(encoding="utf-8")):
                imported = path.parent / name
                written = (
                    imported if imported.is_file() else imported.with_name(f"{imported.name}.ts")
                )
                if written.is_file():
                    waiting.append(written.resolve())
    return found


def calls(paths: Iterable[Path] | None = None) -> list[Call]:
    """The texts some files ask for, or all of them."""
    found = []
    for path in files() if paths is None else paths:
        source = path.read_text(encoding="utf-8")
        for match in _CALL.finditer(source):
            name, arguments = match[1], _arguments(source, match.end())
            ids = tuple(word for compared, word in _LITERAL.findall(arguments[0]) if not compared)
            if name == "named":
                found.append(Call(path.name, (), tuple(f"{word}-" for word in ids), None))
            elif not arguments[0].startswith("id: string"):
                made = tuple(_TEMPLATE.findall(arguments[0]))
                # A template literal has quotes of its own inside.
                plain = () if made else ids
                found.append(Call(path.name, plain, made, _keys(arguments[1:])))
    return found


def words_in_code() -> set[str]:
    """Everything in quotes: ids may also stand in a list or a table."""
    return {word for path in files() for word in re.findall(r"'([a-z0-9-]+)'", path.read_text())}


def beginnings_in_code() -> set[str]:
    return {start for path in files() for start in _TEMPLATE.findall(path.read_text())}


def bare_texts() -> Iterator[str]:
    """Letters in the markup that come from no message file."""
    for path in files():
        if path.suffix == ".svelte":
            markup = _without_expressions(_NOT_MARKUP.sub("", path.read_text(encoding="utf-8")))
            read_out = [text for _, text in _READ_OUT.findall(markup)]
            for text in [*re.findall(r">([^<>]*)<", markup), *read_out]:
                if _LETTERS.search(text):
                    yield f"{path.name}: {text.strip()}"


def _arguments(source: str, start: int) -> list[str]:
    """The arguments of a call, from behind its opening bracket."""
    parts, begin = [], start
    for at, depth, letter in _walked(source, start):
        if depth == 0 and letter in ",)":
            parts.append(source[begin:at].strip())
            begin = at + 1
            if letter == ")":
                break
    return parts


def _keys(rest: list[str]) -> frozenset[str] | None:
    """The names in `{ count, name: seat.name }`."""
    if not rest or not rest[0]:
        return frozenset()
    if not rest[0].startswith("{") or "..." in rest[0]:
        return None
    inside = _arguments(rest[0][1:-1] + ")", 0)
    return frozenset(part.partition(":")[0].strip() for part in inside if part)


def _walked(source: str, start: int) -> Iterator[tuple[int, int, str]]:
    """Every letter outside of quotes with the depth of brackets it is in."""
    closers: list[str] = []
    quote = ""
    for at in range(start, len(source)):
        letter = source[at]
        if quote:
            quote = "" if letter == quote and source[at - 1] != "\\" else quote
        elif letter in _QUOTES:
            quote = letter
        else:
            yield at, len(closers), letter
            if letter in _PAIRS:
                closers.append(_PAIRS[letter])
            elif closers and letter == closers[-1]:
                closers.pop()


def _without_expressions(markup: str) -> str:
    """The markup with everything in braces taken out."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
