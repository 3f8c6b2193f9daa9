"""Compares the texts of a language with the English ones."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from .read import LOCALES, PLURALS, SOURCE, Texts, Use, spoken, use_of

GLOSSARY = LOCALES / "glossary.toml"
SENTENCES = "sentences"
"""The part of the glossary with the stems of terms inside sentences."""
GIVEN = frozenset({"game", "site"})
"""Variables that a text may choose by where the English one does not: a word may depend on the game or on a site's gender."""
ONE = re.compile(r"(?<!\d)[1\u06f1](?!\d)")


def missing(english: Texts, texts: Texts) -> list[str]:
    """Ids that the language has no text for."""
    return [name for name in english.messages if name not in texts.messages]


def faults(english: Texts, texts: Texts) -> list[str]:
    """What is wrong with the texts of a language, but for missing ones."""
    found = list(texts.faults)
    found += [f"{name}: there is no such English text" for name in texts.messages if name not in english.messages]
    for name in texts.messages:
        own = use_of(texts, name)
        found += (f"{name}: {fault}" for fault in own_faults(texts.language, own))
        if name in english.messages and texts.language != SOURCE:
            found += (f"{name}: {fault}" for fault in differences(use_of(english, name), own))
    return found + list(term_faults(texts)) + list(sentence_faults(english, texts))


def own_faults(language: str, use: Use) -> Iterator[str]:
    """What can be said of a message without the English one."""
    for name in sorted(use.unknown):
        yield f"{{ {name} }} does not exist"
    for variable, keys in use.plurals:
        lacking = PLURALS[language] - keys
        if lacking:
            yield f"${variable} lacks the plural forms {', '.join(sorted(lacking))}"
        surplus = keys - PLURALS[language] - {key for key in keys if key.isdecimal()}
        if surplus:
            yield f"${variable} has forms that the language does not know: {', '.join(sorted(surplus))}"
    for pattern in use.ones:
        if any(isinstance(each, ast.TextElement) and ONE.search(each.value) for each in pattern.elements):
            yield "[one] must show the variable, not a literal 1"


def differences(english: Use, own: Use) -> Iterator[str]:
    """How a message uses its variables otherwise than the English one. A choice between plural forms may be left out."""
    for name in sorted(own.variables - english.variables - GIVEN):
        yield f"${name} is not known here"
    for name in sorted(english.shown - own.shown):
        yield f"${name} is not shown"
    for name, keys in sorted(english.chosen_by.items()):
        if name in english.shown and name not in own.chosen_by:
            continue
        lacking = {key for key in keys - own.chosen_by.get(name, set()) if not key.isdecimal()}
        if name not in own.chosen_by or lacking:
            yield f"${name} lacks the variants {', '.join(sorted(lacking or keys))}"


def term_faults(texts: Texts, glossary: Path = GLOSSARY) -> Iterator[str]:
    """Where a term of the glossary is not used as it is given."""
    for term, row in tomllib.loads(glossary.read_text("utf-8")).items():
        if term == SENTENCES:
            continue
        given = [str(form) for form in ([row[texts.language]] if isinstance(row[texts.language], str) else row[texts.language])]
        for name in row["ids"]:
            message = texts.messages.get(name)
            if message is None or message.value is None:
                continue
            text = serialize_pattern(message.value).strip()
            if text.casefold() not in {form.casefold() for form in given}:
                yield f"{name}: the glossary says “{' or '.join(given)}” ({term}), not “{text}”"


def sentence_faults(english: Texts, texts: Texts, glossary: Path = GLOSSARY) -> Iterator[str]:
    """Where the English text has a term, and the other text has none of its stems."""
    if texts.language == SOURCE:
        return
    written = {name: spoken(english, name) for name in english.messages if name in texts.messages}
    for term, row in tomllib.loads(glossary.read_text("utf-8")).get(SENTENCES, {}).items():
        words = re.compile(rf"\b(?:{'|'.join(row[SOURCE])})\b", re.IGNORECASE)
        stems = [stem.casefold() for stem in row[texts.language]]
        for name in sorted(name for name, text in written.items() if words.search(text) and name not in row.get("free", ())):
            if not any(stem in spoken(texts, name).casefold() for stem in stems):
                yield f"{name}: the glossary has “{' or '.join(stems)}…” for “{term}”, which the English text has"
