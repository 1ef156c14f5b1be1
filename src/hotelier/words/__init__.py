"""Every sentence a person reads, in each language of the house.

A language is a folder of Project Fluent files (`en/austria.ftl`). A message of the kernel names
a text there: `austria-staff-17` is the text of that id, `austria-staff-17.text` one of its
attributes. Messages inside a message are said first. A sentence may ask for a form of such a
word with `{ FORM($guest, case: "the") }`: that is the attribute `.the` of the word's own entry,
and every language has the forms it needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from hotelier.kernel.message import Message, Value
from hotelier.words.pseudo import PSEUDO
from hotelier.words.reading import MissingWords, Texts

ENGLISH: Final = "en"
_SUFFIX: Final = ".ftl"
_PAGE: Final = "page"
"""Files called so hold what only the page says; it reads them itself."""
_NUMBER: Final = "number-"
"""Messages called so write a number: with a minus, and not with the hyphen that programs read."""
_SEAT: Final = "seat"
"""The value of this name is a seat; people read the player's name instead."""


class Spoken(str):
    """A word of a sentence that also knows its other forms."""

    forms: _Forms


class _Forms:
    """The attributes of an entry, said when they are asked for."""

    def __init__(self, texts: Texts, entry: str, values: Mapping[str, Any]) -> None:
        self._texts = texts
        self._entry = entry
        self._values = values

    def __getitem__(self, case: str) -> str:
        return self._texts.say(f"{self._entry}.{case}", self._values)


def say(message: Message, language: str | None = None, names: Sequence[str] | None = None) -> str:
    """A message as text; `names` are those of the players by seat.

    Without a language it is that of this process: English, unless it speaks another.
    """
    return str(_spoken(message, _texts(language or _Own.language), names))


class _Own:
    language = ENGLISH


def speak(language: str) -> None:
    """Let this process speak a language from now on, as the command does."""
    _Own.language = language


def own_language() -> str:
    return _Own.language


def text(name: str, /, **values: Value) -> str:
    """The text of an id with its values, for whoever speaks without a game."""
    return say(Message(name, values))


def languages() -> list[str]:
    """The languages there are texts in, for people to choose from."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in _home().iterdir() if _files_in(folder)))


def knows(language: str) -> bool:
    """Whether anything can be said in it; tests know one more than readers."""
    return language == PSEUDO or language in _languages()


def _spoken(message: Message, texts: Texts, names: Sequence[str] | None) -> Spoken:
    values: dict[str, Any] = {}
    for key, value in message.values.items():
        if key == _SEAT and isinstance(value, int):
            value = _player(value, names)
        values[key] = _spoken(value, texts, names) if isinstance(value, Message) else value
    said = texts.say(message.id, values)
    if message.id.startswith(_NUMBER):
        said = said.replace("-", "\N{MINUS SIGN}")
    spoken = Spoken(said)
    spoken.forms = _Forms(texts, message.id, values)
    return spoken


def _player(seat: int, names: Sequence[str] | None) -> Value:
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return Message("kernel-player", {"number": seat + 1})


def _form(word: object, *, case: str) -> str:
    """FORM in the texts: a form of a word that came as a message."""
    if not isinstance(word, Spoken):
        raise MissingWords(f"'{word}' has no forms, so not '{case}' either.")
    return word.forms[case]


_FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form}


@cache
def _texts(language: str) -> Texts:
    """All texts of a language."""
    if not knows(language):
        raise MissingWords(f"There are no texts in '{language}', only in {', '.join(languages())}.")
    # The strange one has the plurals of English too.
    folder = ENGLISH if language == PSEUDO else language
    texts = Texts(language, folder, _FUNCTIONS)
    for file in _files_in(_home() / folder):
        if not file.name.startswith(_PAGE):
            texts.add(file.read_text(encoding="utf-8"))
    return texts


def _home() -> Traversable:
    return resources.files(__name__)


def _files_in(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
    return sorted(files, key=lambda file: file.name)
