"""English made longer and strange: what is cut shows, and so does what comes from no text.

No reader is ever offered it. All letters of a sentence are others, and vowels stand twice, which
makes it as long as the longest languages; values keep their letters.
"""

from __future__ import annotations

import re
import string
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PSEUDO: Final = "en-XA"
_STRANGE: Final = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
_LETTERS: Final = str.maketrans(string.ascii_letters, _STRANGE)
_VOWEL: Final = re.compile("[aeiou]")


class _Stretcher(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = stretched(node.value)


def stretched(text: str) -> str:
    return _VOWEL.sub(lambda vowel: 2 * vowel[0], text).translate(_LETTERS)


def stretch(resource: ast.Resource) -> None:
    """Make all sentences of a resource strange."""
    _Stretcher().visit(resource)
