"""Finding and loading a library: an old, damaged or foreign one is never called, and Python plays on."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import saqqara
from saqqara.games import describe
from saqqara.games.machine_code import build as build_module
from saqqara.games.machine_code import library, runner
from saqqara.games.machine_code.build import build, compile_library, digest, remove_old
from saqqara.games.machine_code.library import NoLibrary, load, open_library, packaged_stem
from saqqara.games.machine_code.sources import source_files, sources_hash
from saqqara.games.machine_code.stamp import Stamp
from saqqara.games.machine_code.targets import FLAGS, HOST, ZIG, Target

from ...no_machine_code import take_machine_code_away

GAME = describe("anubixx")
STEM = packaged_stem("anubixx")
UNOPTIMISED = (*FLAGS, "-O0")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a library, its stamp and its C."""
    folder = tmp_path_factory.mktemp("built")
    build(GAME, folder, STEM, flags=UNOPTIMISED)
    return folder


@pytest.fixture
def packaged(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it, as the only library that there is, on a machine without a compiler."""
    take_machine_code_away(monkeypatch, tmp_path)
    folder = tmp_path / "packaged"
    folder.mkdir()
    for file in built.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


def test_a_library_that_fits_is_loaded(packaged: Path) -> None:
    assert packaged == library.PACKAGED
    assert load(GAME) is not None
    assert runner.runner("anubixx").native


def truncate(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize(
    "damage", [truncate, flip, lambda _: b"", lambda _: b"garbage" * 1000], ids=["half", "bit", "empty", "other"]
)
def test_a_damaged_library_is_not_loaded(
    packaged: Path, damage: Callable[[bytes], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    path = packaged / f"{STEM}{HOST.suffix}"
    path.write_bytes(damage(path.read_bytes()))
    plays_on(caplog)


@pytest.mark.parametrize("content", [b"", b"garbage" * 1000], ids=["empty", "garbage"])
def test_what_is_no_library_is_not_loaded_even_with_a_stamp(
    packaged: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (packaged / f"{STEM}{HOST.suffix}").write_bytes(content)
    restamp(packaged, library=digest(content))
    plays_on(caplog)


def restamp(folder: Path, **changed: str) -> None:
    file = folder / f"{STEM}.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | changed))


@pytest.mark.parametrize(
    "stamp", ["", "{", "[]", "null", '{"identity": 3}', '{"identity": "a", "sources": "b", "library": 1, "flags": ""}']
)
def test_without_a_proper_stamp_nothing_is_loaded(packaged: Path, stamp: str, caplog: pytest.LogCaptureFixture) -> None:
    (packaged / f"{STEM}.json").write_text(stamp)
    plays_on(caplog)


def test_an_old_library_is_not_loaded(packaged: Path, caplog: pytest.LogCaptureFixture) -> None:
    restamp(packaged, sources="0" * 32)
    plays_on(caplog)


def test_a_library_with_another_identity_is_not_loaded(packaged: Path, caplog: pytest.LogCaptureFixture) -> None:
    restamp(packaged, identity="saqqara 0.0.1 anubixx 0")
    plays_on(caplog)


def compiled_as(folder: Path, code: str) -> bool:
    """Compile some C under the name of the library, and stamp it. Is it loaded?"""
    path = folder / f"{STEM}{HOST.suffix}"
    compile_library(code, path, ("-shared", "-fPIC"), ["cc"])
    restamp(folder, library=digest(path.read_bytes()))
    return open_library(folder, STEM, sources_hash(GAME)) is not None


@pytest.mark.parametrize("code", ["int nothing;", 'const char saqqara_identity[] = "short";'])
def test_a_foreign_library_is_not_loaded(packaged: Path, code: str) -> None:
    assert not compiled_as(packaged, code)


@pytest.mark.parametrize("answer", [0, 1])
def test_a_library_for_another_processor_is_not_loaded(packaged: Path, built: Path, answer: int) -> None:
    stamp = Stamp.read(built / f"{STEM}.json")
    assert stamp is not None
    code = f'const char saqqara_identity[] = "{stamp.identity}"; int saqqara_runs_here(void) {{ return {answer}; }}'
    assert compiled_as(packaged, code) == bool(answer)


def plays_on(caplog: pytest.LogCaptureFixture) -> None:
    """One sentence, and Python plays."""
    caplog.clear()
    for _ in range(2):
        assert not runner.runner("anubixx").native
    (said,) = caplog.messages
    assert said.startswith("Anubixx is played by Python, many times slower, since there is no machine code: ")
    assert "\n" not in said
    with pytest.raises(NoLibrary, match="there is no C compiler"):
        load(GAME)


def test_it_is_built_into_the_cache_when_it_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = build_module.compiler
    take_machine_code_away(monkeypatch, tmp_path)
    monkeypatch.setattr(build_module, "compiler", compiler)
    monkeypatch.setattr(Target, "flags", UNOPTIMISED)
    assert load(GAME) is not None
    (kept,) = (tmp_path / "cache" / "machine-code").glob(f"*{HOST.suffix}")
    before = kept.stat().st_mtime_ns
    assert load(GAME) is not None
    assert kept.stat().st_mtime_ns == before


def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take_machine_code_away(monkeypatch, tmp_path)
    (tmp_path / "cache").write_text("a file where a folder should be")
    with pytest.raises(NoLibrary, match=r"cannot be written .*; SAQQARA_CACHE names another directory"):
        load(GAME)


def test_a_compiler_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take_machine_code_away(monkeypatch, tmp_path)
    monkeypatch.setattr(build_module, "compiler", lambda: ["false"])
    with pytest.raises(NoLibrary, match="false failed: it says nothing"):
        load(GAME)


def test_the_compiler_is_the_one_that_cc_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "my-cc -m64")
    assert build_module.compiler() == ["my-cc", "-m64"]
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    found = build_module.compiler()
    assert found in (None, [*ZIG])


def test_the_same_c_is_not_compiled_again(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_module, "compile_library", lambda *_: pytest.fail("compiled again"))
    monkeypatch.setattr(build_module, "sources_hash", lambda _: "1" * 32)
    stamp = build(GAME, built, STEM, flags=UNOPTIMISED)
    assert stamp.sources == "1" * 32
    assert Stamp.read(built / f"{STEM}.json") == stamp
    monkeypatch.undo()
    build(GAME, built, STEM, flags=UNOPTIMISED)


def test_sources(tmp_path: Path) -> None:
    names = {file.name for file in source_files(GAME)}
    assert {"weights.json", "thinking.py", "steps.py", "emitter.py", "fields.py", "network.py"} <= names
    assert sources_hash(GAME) != sources_hash(describe("imhotep"))
    assert sources_hash(GAME) == sources_hash(GAME)


def test_what_is_old_in_the_cache_is_removed(tmp_path: Path) -> None:
    old, new = tmp_path / "old.so", tmp_path / "new.so"
    for file in (old, new):
        file.touch()
    long_ago = time.time() - build_module.OLD - 1
    os.utime(old, (long_ago, long_ago))
    remove_old(tmp_path)
    assert list(tmp_path.iterdir()) == [new]


def test_the_command_says_what_it_builds_and_why_not(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "saqqara.games.machine_code", "build"]
    unknown = subprocess.run([*command, "chess"], capture_output=True, text=True, check=False)
    assert (unknown.returncode, unknown.stdout) == (1, "")
    assert unknown.stderr.startswith("chess: unknown game 'chess'; there are: ")
    environment = os.environ | {"CC": "false"}
    failed = subprocess.run(
        [*command, "anubixx", "--output", str(tmp_path)], env=environment, capture_output=True, text=True, check=False
    )
    assert (failed.returncode, failed.stderr) == (1, "anubixx: false failed: it says nothing\n")
    assert (
        "It needs a C compiler" in subprocess.run([*command[:-1], "--help"], capture_output=True, text=True, check=True).stdout
    )


def test_loading_is_quick() -> None:
    saqqara.game("imhotep")
    code = """
import time, saqqara
from saqqara.games import describe
from saqqara.games.machine_code.runner import MachineCode
game = describe("imhotep")
game.observation, game.evaluation
began = time.process_time()
MachineCode(game)
print(time.process_time() - began)
"""
    assert runner.runner("imhotep").native
    took = [float(subprocess.check_output([sys.executable, "-c", code], text=True)) for _ in range(3)]
    assert min(took) < 0.1  # about 0.015, shared machines apart
