"""The texts of the command line and the terminal table: the Fluent files of `locales/`, the same as the page's.

A language is named on the command line, or by the environment. Where it has no text, the English one is used.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ro", "fa", "fi", "pl", "it")
RIGHT_TO_LEFT = ("fa",)
TOPICS = (
    "command-line",
    "command-line-results",
    "start",
    "table",
    "hints",
    "cards",
    "errors",
    "levels",
    "end",
    "plain",
    "text",
    "text-view",
)
"""The files that the terminal needs of any game; a game's own file has the game's name."""
ALONE = {
    "help": "command-line-help",
    "complaint": "command-line-help",
    "reason": "game-reasons",
    "failure": "command-line-failures",
}
"""Files that are loaded by themselves, for they are needed without the others: by the first word of their ids."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
DIGITS = "0123456789"
PERSIAN = "".join(chr(0x06F0 + digit) for digit in range(10))
SHIELDED = "".join(chr(0xE000 + digit) for digit in range(10))
"""Digits of names and files while a text is filled with them: they stay as they are."""
_chosen = ["en"]


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of the environment that there are texts for; English if there is none."""
    for tag in ":".join(environment.get(name, "") for name in VARIABLES).split(":"):
        code = re.split("[_.@-]", tag.lower())[0]
        if code in LANGUAGES:
            return code
        if code in ("c", "posix"):
            break
    return "en"


def use(language: str | None) -> None:
    """Speak this language from now on; None: that of the environment."""
    _chosen[0] = language or environment_language()


def language() -> str:
    """The language that is spoken now."""
    return _chosen[0]


def t(name: str, /, **arguments: str | int) -> str:
    """The text of an id; the id itself if there is none. What people type at the command line keeps its digits."""
    alone = ALONE.get(name.partition("-")[0])
    for code in dict.fromkeys((language(), "en")):
        bundle = bundle_of(code, alone)
        if bundle.has_message(name):
            fill = filled_in_persian if code == "fa" and not alone else filled
            return fill(bundle, bundle.get_message(name).value, arguments)
    return name


def filled(bundle: Any, pattern: Any, arguments: Mapping[str, str | int]) -> str:
    """A text with its arguments."""
    return str(bundle.format_pattern(pattern, arguments)[0])


def filled_in_persian(bundle: Any, pattern: Any, arguments: Mapping[str, str | int]) -> str:
    """The same with numbers in Persian digits, which Babel does not write."""
    shielded = {
        name: value.translate(str.maketrans(DIGITS, SHIELDED)) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
    grouped = re.sub(r"(?<=\d),(?=\d{3})", "\N{ARABIC THOUSANDS SEPARATOR}", filled(bundle, pattern, shielded))
    return grouped.translate(str.maketrans(DIGITS + SHIELDED, PERSIAN + DIGITS))


def number(figure: float, digits: int = 0) -> str:
    """A number with so many decimal digits, as the language writes it."""
    from babel import Locale

    locale = Locale(language())
    symbols = locale.number_symbols[locale.default_numbering_system]
    persian = dict(zip(DIGITS, PERSIAN, strict=True)) if language() == "fa" else {}
    return f"{figure:,.{digits}f}".translate(str.maketrans({",": symbols["group"], ".": symbols["decimal"], **persian}))


def percent(share: float, digits: int = 0) -> str:
    """A share in per cent, as the language writes it."""
    from babel import Locale

    locale = Locale(language())
    sign = locale.number_symbols[locale.default_numbering_system]["percentSign"]
    behind = str(locale.percent_formats[None].pattern).partition("0")[2]
    return number(100 * share, digits) + behind.replace("%", sign)


def has_text(name: str) -> bool:
    """Is there a text of this id, in this language or in English?"""
    return any(bundle_of(code, ALONE.get(name.partition("-")[0])).has_message(name) for code in (language(), "en"))


def text_or(name: str, otherwise: str, /, **arguments: str | int) -> str:
    """The text of an id if there is one; else another text."""
    return t(name, **arguments) if has_text(name) else otherwise


def joined(things: Sequence[str], style: str = "unit") -> str:
    """A list in words: "1, 2, 3", or of the style "standard" "1, 2 and 3"."""
    from babel import Locale
    from babel.lists import format_list

    if style == "standard":
        return format_list(list(things), style="standard", locale=language())
    # Babel's own "unit" lists lack patterns in half of the languages, and say "and" in some
    pattern = Locale(language()).list_patterns["standard"]["middle"]
    return reduce(lambda before, thing: str(pattern.format(before, thing)), things) if things else ""


@lru_cache(maxsize=4)
def bundle_of(code: str, topic: str | None = None) -> Any:
    """The texts of a language, of one file or of the terminal table. Fluent and its data are imported only here."""
    from fluent.runtime import FluentBundle, FluentResource

    from ..games.registry import game_names

    bundle = FluentBundle([code], use_isolating=False)
    for file in (topic,) if topic else (*TOPICS, *game_names()):
        path = folder() / code / f"{file}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@cache
def folder() -> Path:
    """Where the texts are: in the package, or beside the source."""
    package = Path(__file__).parents[1]
    installed = package / "locales"
    return installed if installed.exists() else package.parents[1] / "locales"
