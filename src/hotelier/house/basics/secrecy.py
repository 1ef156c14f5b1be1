"""Secrets that browsers keep and the house only recognises."""

from __future__ import annotations

import hashlib
import secrets

_ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
ID_PATTERN = f"^[{_ID_ALPHABET}]{{{_ID_LENGTH}}}$"
SECRET_PATTERN = r"^[A-Za-z0-9_-]{20,64}$"  # noqa: S105 - the form of secrets, not one of them


def new_id() -> str:
    """The id of a table: no letters that look alike, and 59 bits nobody guesses."""
    return "".join(secrets.choice(_ID_ALPHABET) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret; it has 192 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode())
