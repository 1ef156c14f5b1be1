"""The language the command speaks: the one that is asked for, or else that of the system."""

from __future__ import annotations

from collections.abc import Mapping

import click

from hotelier.kernel.errors import OptionError
from hotelier.kernel.message import sentence
from hotelier.words import ENGLISH, knows, languages, speak

_SAID_IN = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set counts, as everywhere on Unix."""


def language_of_the_system(environment: Mapping[str, str]) -> str:
    """What `de_AT.UTF-8` and the like ask for, if there are texts in it."""
    said = next((environment[name] for name in _SAID_IN if environment.get(name)), "")
    language = said.partition(".")[0].partition("_")[0]
    return language if language in languages() else ENGLISH


def speak_as_wished(_context: click.Context, _flag: click.Parameter, wished: str | None) -> None:
    """The flag --lang, looked at before all others, so that even help follows it."""
    if wished is None:
        return
    language = wished.partition("_")[0].casefold()
    language = wished if knows(wished) else language.partition("-")[0]
    if not knows(language):
        known = ", ".join(languages())
        raise OptionError(sentence("error-no-language", language=wished, known=known))
    speak(language)
