"""Complaints about the command line, in the user's language: our own, and those of Typer, which speaks English only."""

import re
from collections.abc import Sequence

from ..games.contract import BadEntry
from ..games.reasons import Reason, reason_of
from .parameters import placeholders
from .texts import joined, language, t, text_or


class Failure(Exception):
    """An error that the user can correct; the text is one sentence. The command ends with exit code 2."""


def failure(name: str, /, **given: object) -> Failure:
    """The failure with the text of an id. Everything but numbers is shown as it is."""
    return Failure(t(name, **{key: value if isinstance(value, int) else str(value) for key, value in given.items()}))


def not_one_of(option: str, allowed: Sequence[str], given: object) -> Failure:
    """The failure for a value that an option does not know."""
    return failure("complaint-one-of", option=option, allowed=joined(allowed), value=repr(str(given)[:20]))


# What the library says
def told(error: Exception) -> str:
    """An error of the library in the user's language. An option has the name that it has on the command line."""
    if isinstance(error, BadEntry):
        return f"{error.entry}: {in_language(error.text)}"
    sentence = reason_of(error)
    if not isinstance(sentence, Reason) or "option" not in sentence.values:
        return in_language(sentence)
    return f"--{sentence}" if language() == "en" else in_language(sentence, option=f"--{sentence.values['option']}")


def in_language(sentence: str, **instead: str) -> str:
    """A sentence of the library in the user's language, with some values instead of its own.

    English is as the library says it, in more detail than the texts.
    """
    if not isinstance(sentence, Reason) or language() == "en":
        return sentence
    given = sentence.values | instead
    values = {name: in_language(value) if isinstance(value, str) else value for name, value in given.items()}
    return text_or(sentence.id, sentence, **values)


# What Typer says
VALUE = r"Invalid value for '(?P<option>.+?)': "
SENTENCES = {
    "complaint-no-option-like": r"No such option: (?P<option>\S+) \((?:Possible options:|Did you mean) (?P<meant>.+?)\??\)",
    "complaint-no-option": r"No such option: (?P<option>\S+)",
    "complaint-no-command-like": r"No such command '(?P<word>.+?)'\. Did you mean (?P<meant>.+)\?",
    "complaint-no-command": r"No such command '(?P<word>.+?)'",
    "complaint-surplus": r"Got unexpected extra arguments?(?:\(s\))? \((?P<words>.+)\)",
    "complaint-needs-value": r"Option '(?P<option>.+?)' requires an argument",
    "complaint-takes-no-value": r"Option '(?P<option>.+?)' does not take a value",
    "complaint-missing": r"Missing argument '(?P<argument>.+)'",
    "complaint-no-whole-number": VALUE + r".*valid integer",
    "complaint-no-number": VALUE + r".*valid (?:number|float)",
    "complaint-at-least": VALUE + r".*greater than or equal to (?P<least>[-\d.]+)",
    "complaint-at-most": VALUE + r".*less than or equal to (?P<most>[-\d.]+)",
}
"""Typer's sentences, by the ids of our own. The first that fits counts."""


def usage_error(error: Exception) -> str | None:
    """The message of an error in the command line; None for other errors (Typer has no public name for the class)."""
    message = getattr(error, "format_message", None)
    if message is None:
        return None
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "saqqara"
    return t("complaint-see", complaint=translated(" ".join(message().split()).rstrip(".")), command=command)


def translated(sentence: str) -> str:
    """A sentence of Typer in the user's language; one that we do not know stays as it is."""
    for name, pattern in SENTENCES.items():
        if found := re.match(pattern, sentence):
            return t(name, **{key: placeholders(value) for key, value in found.groupdict().items()})
    return sentence
