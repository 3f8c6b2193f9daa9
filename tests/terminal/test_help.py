"""Help and complaints of the command line, in every language."""

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from saqqara.cli import app
from saqqara.games.registry import descriptions
from saqqara.terminal import texts
from saqqara.terminal.complaints import SENTENCES
from saqqara.terminal.texts import LANGUAGES, t
from tests.command_line import CommandLine

from .conftest import HIDDEN

SHIPPED = ("imhotep", "anubixx")
NOT_TEXTS = (
    r": \(?\w+\)?\]",  # default values
    r"(?m)^ +saqqara .*?(?:  |$)",  # examples, but for the remarks
    r"--?[a-z][a-z-]*",
    r"[\w,]*[|:=]\S*",  # choices, such as cpu|gpu
    r"\bSAQQARA_[A-Z]+\b",
)
COMPLAINTS: dict[str, tuple[str, dict[str, str], str]] = {
    "complaint-no-option": ("simulate --xyzzy", {"option": "--xyzzy"}, "saqqara simulate"),
    "complaint-no-option-like": ("simulate --gamez 3", {"option": "--gamez", "meant": "--game, --games"}, "saqqara simulate"),
    "complaint-no-command": ("frob", {"word": "frob"}, "saqqara"),
    "complaint-no-command-like": ("admin shw", {"word": "shw", "meant": "'show'"}, "saqqara admin"),
    "complaint-surplus": ("bench much more", {"words": "much more"}, "saqqara bench"),
    "complaint-needs-value": ("simulate --games", {"option": "--games"}, "saqqara"),
    "complaint-takes-no-value": ("simulate --interpreted=3", {"option": "--interpreted"}, "saqqara"),
    "complaint-missing": ("replay", {"argument": "FILE"}, "saqqara replay"),
    "complaint-no-whole-number": ("serve --port x", {"option": "--port"}, "saqqara serve"),
    "complaint-no-number": ("serve --pace x", {"option": "--pace"}, "saqqara serve"),
    "complaint-at-least": ("puzzles make --count 0", {"option": "--count", "least": "1"}, "saqqara puzzles make"),
    "complaint-at-most": ("serve --workers 99", {"option": "--workers", "most": "64"}, "saqqara serve"),
}


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    monkeypatch.setenv("COLUMNS", "200")
    return CommandLine(monkeypatch, capsys)


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command."""
    yield path
    for name, each in getattr(command, "commands", {}).items():
        yield from paths(each, (*path, name))


PATHS = list(paths(typer.main.get_command(app)))


@pytest.mark.usefixtures("hidden_texts")
def test_no_help_has_words_that_are_not_texts(cli: CommandLine) -> None:
    names = {word for path in PATHS for word in path} | {
        word for each in descriptions().values() for word in each.title.split()
    }
    others = [option.help for each in descriptions().values() if each.name not in SHIPPED for option in each.options]
    names |= set(" ".join(others).replace(".", " ").split())
    for path in PATHS:
        shown = cli(*path, "--help").out
        assert HIDDEN in shown
        for pattern in NOT_TEXTS:
            shown = re.sub(pattern, " ", shown)
        assert set(re.findall(r"[^\W\d_]{3,}", shown)) <= names, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(cli: CommandLine, language: str) -> None:
    for line in ("", "play", "tournament", "serve", "admin ban", "sheets show"):
        outcome = cli(*line.split(), "--help", "--language", language)
        assert outcome.code == 0
        assert "help-" not in outcome.out, "an id instead of words"
        for name in ("help-options", "help-help", "help-language"):
            assert t(name) in outcome.out
    assert t("help-usage", command="saqqara", pieces="").rstrip() in outcome.out


def test_the_language_stands_anywhere_or_in_the_environment(cli: CommandLine) -> None:
    for words in (
        ["--language", "fi", "replay", "--help"],
        ["replay", "--help", "--language", "fi"],
        ["replay", "--language=fi", "--help"],
    ):
        assert "Käyttö: saqqara replay [VALITSIMET] {TIEDOSTO}" in cli(*words).out
    shown = subprocess.check_output(
        [sys.executable, "-m", "saqqara", "replay", "--help"],
        text=True,
        env={"LANG": "fi_FI.UTF-8", "PYTHONPATH": ":".join(sys.path)},
    )
    assert "Käyttö: saqqara replay" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_in_every_language(cli: CommandLine, language: str) -> None:
    assert set(COMPLAINTS) == set(SENTENCES), "each sentence of Typer is tried"
    for name, (line, values, command) in COMPLAINTS.items():
        said = cli.refused("--language", language, *line.split())
        given = {key: t("help-placeholder-file") if value == "FILE" else value for key, value in values.items()}
        assert said == t("complaint-see", complaint=t(name, **given), command=command)
    assert cli.refused("--language", language, "replay", "nowhere") == t(
        "complaint-cannot-read", file="nowhere", why=t("complaint-no-such-file")
    )


def test_what_people_type_keeps_its_digits() -> None:
    texts.use("fa")
    assert "2001:db8::/64" in t("help-admin-address")
    assert "0.2s" in t("complaint-budget", value="x")


def test_a_group_without_a_command_shows_its_help(cli: CommandLine) -> None:
    for group in ("admin", "puzzles", "sheets"):
        assert cli(group) == cli(group, "--help")


def test_fluent_is_loaded_only_for_words() -> None:
    code = "import sys, contextlib, saqqara.cli as c\nwith contextlib.suppress(SystemExit): c.main(['--version'])\n"
    code += "print({'fluent.runtime', 'babel', 'rich'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).splitlines()[-1] == "set()"
