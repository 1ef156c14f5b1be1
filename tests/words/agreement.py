"""What the files of a language lack, hold too much of, or say with other values than English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax.ast import Junk

from hotelier.words import ENGLISH
from tests.rulebook import RULEBOOK, clauses
from tests.words.texts import HOME, Text, parsed, texts_of, values_needed, values_shown

_FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
"""Flags of the command are the same in every language."""


def files(language: str = ENGLISH) -> list[str]:
    return sorted(path.name for path in (HOME / language).glob("*.ftl"))


def source(language: str, file: str) -> str:
    """A file of a language, empty where there is none yet."""
    path = HOME / language / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


class Language:
    """The files of a language beside those of English; other texts can be given for tests."""

    def __init__(self, english: Mapping[str, str], translated: Mapping[str, str]) -> None:
        self._english = {file: texts_of(text) for file, text in english.items()}
        self._translated = {file: texts_of(text) for file, text in translated.items()}
        self._junk = {file: _unreadable(text) for file, text in translated.items()}
        self._all_english = _together(self._english)
        self._all = _together(self._translated)
        self._forms = _forms(self._all)
        self._english_forms = _forms(self._all_english)

    def complaints(self, file: str) -> Iterator[str]:
        """All that has to be done in one file."""
        if file not in self._english:
            yield "English has no such file"
            return
        english, own = self._english[file], self._translated.get(file, {})
        for start in self._junk.get(file, ()):
            yield f"cannot be read from '{start}' on"
        for name in english:
            if name not in own and not self._is_form(name, self._english_forms):
                yield f"missing: {name}{self._elsewhere(name)}"
        for name, text in own.items():
            yield from (
                f"refers to no text: {name} ({to})" for to in text.refers_to - set(self._all)
            )
            if self._is_form(name, self._forms) and name.partition(".")[0] in english:
                continue
            if self._is_form(name, self._english_forms):
                yield f"no sentence asks for this form: {name}"
            elif name in english:
                yield from self._changes(name, english[name], text)
            else:
                yield f"not in English: {name}"

    def _changes(self, name: str, english: Text, own: Text) -> Iterator[str]:
        allowed = values_needed(self._all_english, name)
        used = values_needed(self._all, name)
        if used - allowed:
            yield f"asks for what it is not given: {name} ({_listed(used - allowed)})"
        left_out = values_shown(self._all_english, name) - used
        if left_out:
            yield f"does not say all: {name} ({_listed(left_out)})"
        if set(_FLAG.findall(english.source)) != set(_FLAG.findall(own.source)):
            yield f"names other flags: {name}"

    def _is_form(self, name: str, forms: set[str]) -> bool:
        return name.partition(".")[2] in forms

    def _elsewhere(self, name: str) -> str:
        found = [file for file, here in self._translated.items() if name in here]
        return f" (it stands in {found[0]})" if found else ""


def of_files(language: str) -> Language:
    names = sorted({*files(), *files(language)})
    return Language(
        {file: source(ENGLISH, file) for file in files()},
        {file: source(language, file) for file in names},
    )


def rulebook_complaints(language: str) -> Iterator[str]:
    """Books and clauses of the rulebook that are not those of the English one."""
    home = RULEBOOK if language == ENGLISH else RULEBOOK / language
    own = clauses(home)
    for book, ids in clauses().items():
        if book not in own:
            yield f"{_shown(home / book)}: missing"
            continue
        lacking = [clause for clause in ids if clause not in own[book]]
        beyond = [clause for clause in own[book] if clause not in ids]
        yield from (f"{_shown(home / book)}: missing clause {clause}" for clause in lacking)
        yield from (f"{_shown(home / book)}: no such clause {clause}" for clause in beyond)
        if not lacking and not beyond and own[book] != ids:
            yield f"{_shown(home / book)}: its clauses stand in another order or twice"


def glossary_complaints(language: str) -> Iterator[str]:
    """Who translates writes down which words were chosen, and where they come from."""
    glossary = RULEBOOK.parent / "glossary" / f"{language}.md"
    if language != ENGLISH and not glossary.exists():
        yield f"{_shown(glossary)}: missing"


def _shown(path: Path) -> str:
    return str(path.relative_to(RULEBOOK.parents[1]))


def _unreadable(text: str) -> list[str]:
    junk = [entry.content or "" for entry in parsed(text) if isinstance(entry, Junk)]
    return [content.strip().splitlines()[0] for content in junk]


def _together(files_with_texts: Mapping[str, dict[str, Text]]) -> dict[str, Text]:
    return {name: text for found in files_with_texts.values() for name, text in found.items()}


def _forms(texts: Mapping[str, Text]) -> set[str]:
    """The forms of words that sentences ask for."""
    return {case for text in texts.values() for _, case in text.forms}


def _listed(values: set[str]) -> str:
    return ", ".join(f"${value}" for value in sorted(values))
