"""Check the texts of all languages, or list what one language lacks.

    python -m tools.texts                 all languages, as `make check` does
    python -m tools.texts check LANGUAGE  one language, with everything that is missing
    python -m tools.texts missing LANGUAGE  the English messages that it has no text for, ready to be translated

It ends with status 1 if something is wrong.
"""

import sys

from fluent.syntax import FluentSerializer

from . import compare, usage
from .read import LOCALES, PLURALS, SOURCE, Texts, add, read, referred

UNFINISHED = False
"""While this is set, missing translations and texts that nothing asks for yet are counted, but are no fault."""


def check_all() -> list[str]:
    """What is wrong, in every language and in the source."""
    english = read(SOURCE)
    ids, use = set(english.messages), usage.asked()
    found, open_ends = usage.unknown(ids, use), {"texts that nothing asks for": usage.unused(ids - referred(english), use)}
    for language in PLURALS:
        texts = read(language)
        found += (f"{language}: {fault}" for fault in compare.faults(english, texts))
        open_ends[f"texts missing in {language}"] = [
            f"{language}: {name} is missing" for name in compare.missing(english, texts)
        ]
    for what, faults in open_ends.items():
        if UNFINISHED and faults:
            print(f"{what}: {len(faults)} of {len(ids)}")
        else:
            found += faults
    folders = {path.name for path in LOCALES.iterdir() if path.is_dir()}
    return found + [f"{name}: a language without a line in PLURALS" for name in sorted(folders - set(PLURALS))]


def check(language: str) -> list[str]:
    """What is wrong with one language, missing texts included."""
    english, texts = read(SOURCE), read(language)
    return [*compare.faults(english, texts), *(f"{name} is missing" for name in compare.missing(english, texts))]


def missing(language: str) -> str:
    """The English messages that a language lacks, by file, with their comments."""
    lacking = set(compare.missing(read(SOURCE), read(language)))
    found = []
    for path in sorted((LOCALES / SOURCE).glob("*.ftl")):
        file = Texts(SOURCE)
        add(file, path.name, path.read_text("utf-8"))
        messages = [entry for name, entry in file.messages.items() if name in lacking]
        if messages:
            found += [f"### {path.name}", *(FluentSerializer().serialize_entry(entry) for entry in messages)]
    return "\n".join(found)


def main(arguments: list[str]) -> int:
    """Print what is asked for; the exit status."""
    match arguments:
        case []:
            found = check_all()
        case ["check", language] if language in PLURALS:
            found = check(language)
        case ["missing", language] if language in PLURALS:
            print(missing(language))
            return 0
        case _:
            print(__doc__)
            return 2
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
