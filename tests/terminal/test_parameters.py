"""Options of the command line that come from the games' descriptions."""

import inspect
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from saqqara.games.description import GameDescription
from saqqara.games.options import Option
from saqqara.terminal import parameters
from saqqara.terminal.help import Command
from saqqara.terminal.parameters import with_examples, with_game_options

from ..command_line import CommandLine


def described(name: str, *options: Option, varied: str | None = None) -> GameDescription:
    """A game with these options, and nothing else."""
    attributes = {"name": name, "title": name.capitalize(), "options": options, "varied_option": varied}
    description: GameDescription = type("Description", (GameDescription,), attributes)()
    return description


SENET = described(
    "senet",
    Option("board", "choice", "old", "The board.", choices=("old", "new")),
    Option("sticks", "flag", True, "Throw sticks."),
    varied="board",
)
MEHEN = described("mehen", Option("board", "text", "snake", "The spiral.", metavar="FILE"))


def command_line(monkeypatch: pytest.MonkeyPatch, *games: GameDescription, varied: bool = False) -> typer.Typer:
    """An application with one command, which prints the options that it gets."""
    monkeypatch.setattr(parameters, "descriptions", lambda: {game.name: game for game in games})
    app = typer.Typer(rich_markup_mode="rich")

    @app.command(cls=Command)
    @with_game_options(varied=varied)
    def command(seed: int = 0, *, options: Mapping[str, Any]) -> None:
        print(json.dumps({"seed": seed, "options": options}))

    return app


def run(app: typer.Typer, *words: str) -> str:
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return result.output


def test_only_given_options_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    app = command_line(monkeypatch, SENET)
    assert json.loads(run(app)) == {"seed": 0, "options": {}}
    assert json.loads(run(app, "--board", "new", "--seed", "3")) == {"seed": 3, "options": {"board": "new"}}
    assert json.loads(run(app, "--no-sticks"))["options"] == {"sticks": False}


def test_help_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run(command_line(monkeypatch, SENET), "--help")
    panel = shown.partition("─ Senet ─")[2]
    for part in ("--board", "old|new", "The board.", "[default: (old)]", "--sticks", "--no-sticks", "[default: (yes)]"):
        assert part in panel
    assert "several with commas" not in panel
    assert "--seed" not in panel


def test_two_games_may_share_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    app = command_line(monkeypatch, SENET, MEHEN)
    assert json.loads(run(app, "--board", "x"))["options"] == {"board": "x"}
    shown = run(app, "--help")
    assert "─ Senet, Mehen ─" in shown
    assert "Senet: The board. Mehen: The spiral." in shown


def test_a_varied_option_takes_several_values(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run(command_line(monkeypatch, SENET, varied=True), "--help")
    assert "One value, several with commas, or all in turn." in " ".join(shown.split())
    assert "[default: (all)]" in shown
    assert SENET.variants(None) == SENET.variants("All") == ("old", "new")
    assert SENET.variants("new, old,new") == ("new", "old", "new")
    assert MEHEN.variants(None) == ()


def test_names_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="'seed' of a game has the name of an option of the command line"):
        command_line(monkeypatch, described("senet", Option("seed", "text", "", "A seed.")))
    with pytest.raises(ValueError, match="'board' is a flag in one game and takes a value in another"):
        command_line(monkeypatch, SENET, described("mehen", Option("board", "flag", False, "With a board.")))


def test_the_commands_signature_is_what_typer_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    command = command_line(monkeypatch, SENET, MEHEN).registered_commands[0].callback
    assert command is not None
    assert list(inspect.signature(command).parameters) == ["seed", "board", "sticks"]


def test_examples() -> None:
    text = with_examples("Do it.", ("saqqara do", "does it"), "saqqara do --everything", ("saqqara do --all", "all"))
    commands = ["  saqqara do        does it", "  saqqara do --everything", "  saqqara do --all  all"]
    assert text == "Do it.\n\nhelp-examples\n" + "\n\n".join(commands)


def test_options_of_the_other_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cli = CommandLine(monkeypatch, capsys)
    for command in ("simulate", "play --terminal"):
        assert "unknown option of imhotep 'layout'" in cli.refused(*command.split(), "--layout", "great")
        shown = cli(*command.split(), "--help").out.partition("─ Options ─")[2]
        assert shown.index("─ Imhotep ─") < shown.index("--sides") < shown.index("─ Anubixx ─") < shown.index("--layout")
    (tmp_path / "bad.toml").write_text("name = 3")
    said = cli.refused("simulate", "--game", "anubixx", "--layout", tmp_path / "bad.toml")
    assert said.startswith(f"--layout {tmp_path / 'bad.toml'}: ")
