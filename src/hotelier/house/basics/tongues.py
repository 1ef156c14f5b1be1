"""Which of its languages the house answers in."""

from __future__ import annotations

from functools import lru_cache

from hotelier.words import ENGLISH, knows, languages

_LONGEST_HEADER = 200


def preferred(accepted: str | None) -> str:
    """The language a client likes best, by its header Accept-Language ("de-AT, it;q=0.7")."""
    return _preferred(accepted[:_LONGEST_HEADER]) if accepted else ENGLISH


def nearest(wanted: str) -> str:
    """A language by its tag, or the next best: "de" for "de-AT", English for what nobody speaks.

    A page may be older or newer than the house, and must be told something in any case.
    """
    return wanted if knows(wanted) else preferred(wanted)


@lru_cache(maxsize=256)
def _preferred(accepted: str) -> str:
    liked = [part.strip().partition(";") for part in accepted.split(",")]
    ranked = sorted(liked, key=lambda part: -_weight(part[2]))
    tongues = (tag.strip().partition("-")[0].casefold() for tag, _, _ in ranked)
    return next((tongue for tongue in tongues if tongue in languages()), ENGLISH)


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
