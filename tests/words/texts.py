"""The Fluent files as data: which texts there are, and what each of them needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import resources

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


@dataclass
class Text(Visitor):
    """A message or an attribute of one: the values, words and forms it asks for."""

    values: set[str] = field(default_factory=set)
    refers_to: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        variable, case = node.arguments.positional[0], node.arguments.named[0].value
        assert isinstance(variable, ast.VariableReference)
        assert isinstance(case, ast.StringLiteral)
        self.forms.add((variable.id.name, case.value))
        self.generic_visit(node)


def entries(language: str, file: str) -> list[ast.EntryType]:
    source = resources.files("hotelier.words") / language / file
    return list(parse(source.read_text(encoding="utf-8")).body)


def texts(language: str, *files: str) -> dict[str, Text]:
    """Every text of some files by its id; attributes are called `id.attribute`."""
    found: dict[str, Text] = {}
    for file in files:
        for entry in entries(language, file):
            if isinstance(entry, ast.Message):
                _add(found, entry.id.name, entry.value)
                for attribute in entry.attributes:
                    _add(found, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return found


def _add(found: dict[str, Text], name: str, pattern: ast.Pattern | None) -> None:
    assert pattern is not None, name
    assert name not in found, f"{name} is written twice"
    found[name] = Text()
    found[name].visit(pattern)


def values_needed(found: dict[str, Text], name: str) -> set[str]:
    """All values a text needs, those of the texts it refers to included."""
    needed = set(found[name].values)
    for other in found[name].refers_to:
        needed |= values_needed(found, other)
    return needed
