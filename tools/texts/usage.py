"""Which texts the page and the program ask for."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .read import ROOT

CLIENT = ROOT / "client" / "src"
PROGRAM = ROOT / "src" / "saqqara"
CALL = re.compile(r"\bt\(\s*([^;{}]*?)\s*[,)]")
QUOTED = re.compile(r'"([a-z][A-Za-z0-9_-]*)"')
HEAD = re.compile(r"""(?:`|f["'])([a-z][\w-]*-)\$?\{""")
CALLED_HEAD = re.compile(r"\bt\(\s*`([a-z][\w-]*-)\$\{")
TAIL = re.compile(r"\}(-[a-z][\w-]*)[`\"]")
TOLD = re.compile(r"(?:\b|\\n)((?:help|complaint)-[a-z-]*[a-z])\b(?![-{])")
WORD = re.compile(r"[a-z]\w*")


@dataclass
class Asked:
    """Ids in the source."""

    called: set[str] = field(default_factory=set)
    """Written out in a call of `t`."""
    called_heads: set[str] = field(default_factory=set)
    """The beginnings of ids that are put together in a call of `t`."""
    quoted: set[str] = field(default_factory=set)
    """Written out anywhere: also those that are passed on."""
    heads: set[str] = field(default_factory=set)
    """The beginnings of ids that are put together."""
    tails: set[str] = field(default_factory=set)
    """The ends of ids that are put together."""
    words: set[str] = field(default_factory=set)
    """Every name and every word of the source, in lower case."""


def asked(files: Iterable[Path] | None = None) -> Asked:
    """What the source asks for."""
    found = Asked()
    for path in sources() if files is None else files:
        content = path.read_text("utf-8")
        if path.suffix != ".py":
            for inside in CALL.findall(content):
                found.called.update(name for name in QUOTED.findall(inside) if "-" in name or inside == f'"{name}"')
            found.called_heads.update(CALLED_HEAD.findall(content))
        found.quoted.update(QUOTED.findall(content))
        found.heads.update(HEAD.findall(content))
        found.tails.update(TAIL.findall(content))
        found.words.update(WORD.findall(content.lower()))
    return found


def sources() -> list[Path]:
    """The files that may name texts."""
    page = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte", ".json"}]
    return page + [path for path in sorted(PROGRAM.rglob("*.py")) if "static" not in path.parts]


def unknown(ids: set[str], use: Asked) -> list[str]:
    """What the source asks for and English does not have."""
    found = [f"{name}: the page asks for it, and there is no such text" for name in sorted(use.called - ids)]
    heads = sorted(head for head in use.called_heads if not any(name.startswith(head) for name in ids))
    found += [f"{head}…: the page asks for it, and there is no such text" for head in heads]
    found += [f"{name}: the program asks for it, and there is no such text" for name in sorted(told(ids) - ids)]
    return found


def told(ids: set[str]) -> set[str]:
    """What the program tells: errors of the server, reasons of refusals and of hints, help, complaints and their reasons."""
    server = "".join(path.read_text("utf-8") for room in ("table", "web") for path in (PROGRAM / room).glob("*.py"))
    games = [path.read_text("utf-8") for path in (PROGRAM / "games").glob("*/*.py")]
    terminal = "".join(path.read_text("utf-8") for path in (PROGRAM / "cli.py", *(PROGRAM / "terminal").glob("*.py")))
    program = "".join(path.read_text("utf-8") for path in PROGRAM.rglob("*.py") if "static" not in path.parts)
    refusals = {name for game in games for name in re.findall(r'Refusal\("([a-z-]+)"', game)}
    return (
        set(re.findall(r'"(error-[a-z-]+)"', server))
        | set(re.findall(r'"((?:reason|failure)-[a-z-]+)"', program))
        | {name for game in games for name in re.findall(r'"(hint-[a-z-]+)"', game)}
        | {name for text in (terminal, *games) for name in TOLD.findall(text)}
        | {f"why-{name}-help" if f"why-{name}" in ids else f"illegal-{name}" for name in refusals}
    )


def unused(ids: set[str], use: Asked) -> list[str]:
    """Texts that nothing asks for."""
    return [f"{name}: nothing asks for it" for name in sorted(ids - told(ids)) if not is_asked(name, use)]


def is_asked(name: str, use: Asked) -> bool:
    """Is this id written out, or may it be put together of a beginning, words of the source, and an end?"""
    stems = {name, *(name.removesuffix(tail) for tail in use.tails)}
    rests = {stem.removeprefix(head) for stem in stems for head in use.heads if stem.startswith(head)}
    return bool(stems & use.quoted) or any(is_word(rest.lower(), use) for rest in rests)


def is_word(rest: str, use: Asked) -> bool:
    """Is this a number, a name in the source, or several?"""
    return rest.replace("-", "_") in use.words or all(part.isdecimal() or part in use.words for part in rest.split("-"))
