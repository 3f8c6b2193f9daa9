"""Whatever is wrong on the command line or in a file: one sentence, exit code 2, no traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from tests import needs

from .command_line import CommandLine


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play --terminal --game chess", "--game must be one of imhotep, anubixx"),
        ("play --terminal --players 5", "--players must be 2 to 4, not 5"),
        ("play --terminal --players many", "--players"),
        ("play --terminal --game anubixx --players 6", "--players must be 2 to 5, not 6"),
        ("play --terminal --sides ABC", "--sides must be five letters"),
        ("play --terminal --game anubixx --sides AAAAA", "unknown option of anubixx 'sides'"),
        ("play --terminal --game anubixx --wrath", "unknown option of anubixx 'wrath'"),
        ("play --terminal --layout classic", "unknown option of imhotep 'layout'"),
        ("play --terminal --game anubixx --layout nowhere.toml", "cannot read nowhere.toml: no such file"),
        ("play --terminal --start 3", "--start must be a seat from 1 to 2, or random, not '3'"),
        ("play --terminal --start 0", "--start must be a seat from 1 to 2"),
        ("play --terminal --seed -1", "--seed must be a whole number"),
        (f"play --terminal --seed {1 << 128}", "--seed must be a whole number"),
        ("play --terminal --bots 3", "--bots must be seats from 1 to 2"),
        ("play --terminal --bots one", "--bots must be seats from 1 to 2"),
        ("play --terminal --resume", "there is no unfinished game"),
        ("play --terminal --resume nowhere.json", "cannot read nowhere.json: no such file"),
        ("play --terminal --resume -", "--resume needs a file"),
        ("play --terminal --resume --players 3", "--players cannot be given with --resume"),
        ("play --terminal --frob", "no such option: --frob"),
        ("play --terminal --lan", "--lan is for the page in the browser"),
        ("play --terminal --port 9000", "--port is for the page in the browser"),
        ("play --players 3", "options of a game are for --terminal"),
        ("serve --database mysql://x", "database 'mysql' is not known"),
        ("serve --workers 2 --database sqlite:///x.db", "several workers need one PostgreSQL"),
        ("verify nowhere.json", "cannot read nowhere.json: no such file"),
        ("frob", "no such command: frob"),
        ("simulate --games 0", "--games must be 1 or more"),
        ("simulate --jobs 0", "--jobs must be 1 or more"),
        ("simulate --interpreted --seed -4", "--seed must be"),
        (f"simulate --interpreted --games 2 --seed {(1 << 128) - 1}", "--seed must leave room for 2 games"),
        ("replay", "missing argument: FILE"),
        ("replay nowhere.json", "cannot read nowhere.json: no such file"),
        ("sheets check nowhere.toml", "cannot read nowhere.toml: no such file"),
        ("sheets show nowhere.toml", "cannot read nowhere.toml: no such file"),
    ],
)
def test_wrong_options(cli: CommandLine, command: str, sentence: str) -> None:
    assert sentence in cli.refused(*command.split())


RECORD = saqqara.game("imhotep").start(seed=1).record()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not JSON"),
        (b"hello", "is not JSON: a value is missing at line 1, column 1"),
        (json.dumps(RECORD).encode()[:200], "is not JSON"),
        (b'{"format": "\xff\xfe"}', "is not UTF-8 text: byte 12 is wrong"),
        (b"[" * 10_000_000, "nested too deeply"),
        (b'{"moves":' * 100_000, "nested too deeply"),
        (b"9" * 5000, "is not JSON"),
        (b'{"format": NaN}', "NaN is no number that JSON knows"),
        (b'{"format": 1e999}', "the number 1e999 is too large"),
        (b"[1]", "record: must be an object, not a list"),
        (b"{}", "format: is missing"),
        (json.dumps(RECORD | {"format": "saqqara/9"}).encode(), "format: must be 'saqqara/1'"),
        (
            json.dumps(RECORD | {"moves": ["take", "take", "load 1.1", "fly"]}).encode(),
            "moves[3]: move 4 is illegal: fly: not a move",
        ),
        (json.dumps(RECORD | {"moves": ["\x1b[31m\n\ud800"]}).encode(), "\\x1b[31m\\n\\ud800"),
        (json.dumps(RECORD | {"moves": [["take"]]}).encode(), "moves[0]"),
        (json.dumps(RECORD | {"result": {"scores": [1, 2]}}).encode(), "result: there is one, but the game is not over"),
    ],
)
def test_hostile_files(cli: CommandLine, tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(content)
    for command in (["replay", file], ["replay", file, "--check"], ["play", "--terminal", "--resume", file]):
        assert sentence in cli.refused(*command)
    assert sentence in cli.refused("replay", "-", "--check", typed=content)


def test_a_file_without_end(cli: CommandLine) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip(needs.reason("Linux"))
    assert "larger than 32 MB" in cli.refused("replay", "/dev/zero")


def test_a_directory_is_no_file(cli: CommandLine, tmp_path: Path) -> None:
    layout = ["play", "--terminal", "--game", "anubixx", "--layout"]
    for command in (["replay"], ["play", "--terminal", "--resume"], ["sheets", "check"], layout):
        assert "cannot read" in cli.refused(*command, tmp_path)


def test_places_that_cannot_be_written(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    below = tmp_path / "file" / "below"
    assert "cannot make the directory" in cli.refused("simulate", "--interpreted", "--games", 1, "--export", below)
    refused = cli("simulate", "--interpreted", "--games", 1, "--json", below)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    monkeypatch.setenv("SAQQARA_DATA", str(below))
    assert "cannot make the directory" in cli.refused("play", "--terminal", "--players", 2)


def test_sheets(cli: CommandLine, tmp_path: Path) -> None:
    for name in ("classic", "great"):
        shown = cli("sheets", "show", name)
        assert shown.code == 0
        (tmp_path / f"{name}.toml").write_text(shown.out, encoding="utf-8")
        assert cli("sheets", "check", tmp_path / f"{name}.toml").out.startswith("ok: ")
        assert cli("sheets", "show", tmp_path / f"{name}.toml").out == shown.out
    (tmp_path / "bad.toml").write_text(shown.out.replace("[sheets.A]", "[sheets.AA]"), encoding="utf-8")
    assert "'AA' is no sheet" in cli.refused("sheets", "check", tmp_path / "bad.toml")


def test_help_and_version(cli: CommandLine) -> None:
    assert cli("--version").out == f"saqqara {saqqara.__version__}\n"
    for words in ([], ["--help"], ["sheets"], ["sheets", "--help"]):
        assert "Usage: saqqara" in cli(*words).out
    for command in ("play", "simulate", "replay", "bench"):
        assert "Example" in cli(command, "--help").out


def test_importing_saqqara_stays_light() -> None:
    code = "import sys, saqqara; print({'typer', 'rich', 'numpy', 'ctypes'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"
    code = "import sys, saqqara.cli; print({'numpy', 'rich'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"
