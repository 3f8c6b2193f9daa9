"""Reads the texts of a language, and finds what its messages use."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
SOURCE = "en"
PLURALS: dict[str, frozenset[str]] = {
    "en": frozenset({"one", "other"}),
    "ro": frozenset({"one", "few", "other"}),
    "fa": frozenset({"one", "other"}),
    "fi": frozenset({"one", "other"}),
    "pl": frozenset({"one", "few", "many", "other"}),
    "it": frozenset({"one", "other"}),
}
"""Every language, with the plural forms that its texts need (CLDR's names). Italian's "many" is for millions only."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})
"""Keys that show that a choice is between plural forms."""


@dataclass
class Texts:
    """The messages and terms of a language."""

    language: str
    entries: dict[str, ast.Message | ast.Term] = field(default_factory=dict)
    """By id; a term's id begins with a hyphen."""
    faults: list[str] = field(default_factory=list)

    @property
    def messages(self) -> dict[str, ast.Message]:
        """Everything but the terms."""
        return {name: entry for name, entry in self.entries.items() if isinstance(entry, ast.Message)}


def read(language: str, folder: Path = LOCALES) -> Texts:
    """All files of a language."""
    found = Texts(language)
    for path in sorted((folder / language).glob("*.ftl")):
        add(found, path.name, path.read_text("utf-8"))
    return found


def add(texts: Texts, file: str, content: str) -> None:
    """Add the content of one file."""
    for entry in FluentParser(with_spans=True).parse(content).body:
        if isinstance(entry, ast.Junk):
            line = content.count("\n", 0, entry.span.start if entry.span else 0) + 1
            texts.faults.append(f"{file}:{line}: cannot be parsed: {entry.annotations[0].message}")
        elif isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in texts.entries:
                texts.faults.append(f"{file}: {name} stands there twice")
            if entry.value is None:
                texts.faults.append(f"{file}: {name} has no text")
            texts.entries[name] = entry


@dataclass
class Use:
    """What a message uses, the messages and terms in it included."""

    shown: set[str] = field(default_factory=set)
    """Variables that are part of the text."""
    chosen_by: dict[str, set[str]] = field(default_factory=dict)
    """Variables that select a variant, and the keys of all their variants; not those of plural forms."""
    plurals: list[tuple[str, set[str]]] = field(default_factory=list)
    """Choices between plural forms: the variable, and the keys."""
    ones: list[ast.Pattern] = field(default_factory=list)
    """The texts of all variants `[one]`."""
    unknown: set[str] = field(default_factory=set)
    """Messages and terms that do not exist."""

    @property
    def variables(self) -> set[str]:
        """Every variable."""
        return self.shown | set(self.chosen_by) | {name for name, _ in self.plurals}


def use_of(texts: Texts, name: str) -> Use:
    """What a message uses."""
    found = Use()
    collect(texts, texts.entries[name].value, found)
    return found


def collect(texts: Texts, pattern: ast.Pattern | None, into: Use) -> None:
    """Add what a pattern uses."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.Placeable):
            expression(texts, element.expression, into)


def expression(texts: Texts, it: ast.InlineExpression | ast.Placeable | ast.SelectExpression, into: Use) -> None:
    """Add what stands between two braces."""
    match it:
        case ast.Placeable():
            expression(texts, it.expression, into)
        case ast.VariableReference():
            into.shown.add(it.id.name)
        case ast.FunctionReference():
            for argument in it.arguments.positional:
                expression(texts, argument, into)
        case ast.MessageReference() | ast.TermReference():
            name = f"-{it.id.name}" if isinstance(it, ast.TermReference) else it.id.name
            if name in texts.entries:
                collect(texts, texts.entries[name].value, into)
            else:
                into.unknown.add(name)
        case ast.SelectExpression():
            choice(texts, it, into)


def choice(texts: Texts, it: ast.SelectExpression, into: Use) -> None:
    """Add what a choice between variants uses."""
    keys = set(keys_of(it))
    if isinstance(it.selector, ast.VariableReference):
        name = it.selector.id.name
        if keys & CATEGORIES:
            into.plurals.append((name, keys))
        else:
            into.chosen_by.setdefault(name, set()).update(keys)
    for variant in it.variants:
        if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
            into.ones.append(variant.value)
        collect(texts, variant.value, into)


def keys_of(it: ast.SelectExpression) -> Iterator[str]:
    """The keys of the variants."""
    for variant in it.variants:
        yield variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def referred(texts: Texts) -> set[str]:
    """The messages that stand in other messages."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
            found.add(node.id.name)

    for message in texts.messages.values():
        References().visit(message)
    return found


def spoken(texts: Texts, name: str) -> str:
    """The words of a message: those of all its variants, and of the messages and terms in it."""
    return "".join(words(texts, texts.entries[name].value))


def words(texts: Texts, pattern: ast.Pattern | None) -> Iterator[str]:
    """The words of a pattern, part by part."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            yield element.value
            continue
        it = element.expression
        match it:
            case ast.SelectExpression():
                for variant in it.variants:
                    yield from words(texts, variant.value)
                    yield "\n"
            case ast.MessageReference() | ast.TermReference():
                referred = texts.entries.get(f"-{it.id.name}" if isinstance(it, ast.TermReference) else it.id.name)
                for part in (referred, *referred.attributes) if referred else ():
                    yield from words(texts, part.value)
