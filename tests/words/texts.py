"""The Fluent files as data: which texts there are, and what each of them needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import hotelier.words

HOME = Path(*hotelier.words.__path__)


@dataclass
class Text(Visitor):
    """A message or an attribute of one: the values, words and forms it asks for."""

    source: str = ""
    values: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    """Values that only decide between sentences, like the number that decides on a plural."""
    refers_to: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        name = node.id.name
        self.refers_to.add(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        decides = Text()
        decides.visit(node.selector)
        self.chosen_by |= decides.values
        self.forms |= decides.forms
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            variable, case = node.arguments.positional[0], node.arguments.named[0].value
            assert isinstance(variable, ast.VariableReference)
            assert isinstance(case, ast.StringLiteral)
            self.forms.add((variable.id.name, case.value))
        self.generic_visit(node)


@cache
def parsed(source: str) -> list[ast.EntryType]:
    return list(parse(source).body)


def entries(language: str, file: str) -> list[ast.EntryType]:
    return parsed((HOME / language / file).read_text(encoding="utf-8"))


def texts(language: str, *files: str) -> dict[str, Text]:
    """Every text of some files by its id; attributes are called `id.attribute`."""
    sources = ((HOME / language / file).read_text(encoding="utf-8") for file in files)
    return texts_of(*sources)


def texts_of(*sources: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for source in sources:
        for entry in parsed(source):
            if isinstance(entry, ast.Message):
                _add(found, entry.id.name, entry.value)
                for attribute in entry.attributes:
                    _add(found, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return found


def _add(found: dict[str, Text], name: str, pattern: ast.Pattern | None) -> None:
    assert pattern is not None, name
    assert name not in found, f"{name} is written twice"
    found[name] = Text(serialize_pattern(pattern))
    found[name].visit(pattern)


def values_needed(found: Mapping[str, Text], name: str) -> set[str]:
    """All values a text needs, those of the texts it refers to included."""
    text = found[name]
    needed = text.values | text.chosen_by
    for other in text.refers_to & found.keys():
        needed |= values_needed(found, other)
    return needed


def values_shown(found: Mapping[str, Text], name: str) -> set[str]:
    """The values a reader sees; a language may do without those that only decide on a form."""
    text = found[name]
    shown = set(text.values)
    for other in text.refers_to & found.keys():
        shown |= values_shown(found, other)
    return shown
