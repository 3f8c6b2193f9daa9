"""Building WebAssembly modules: what they carry, when they are built anew, and what is said without a compiler."""

import sys
from pathlib import Path

import pytest

from saqqara.games import describe
from saqqara.games.machine_code import __main__ as command
from saqqara.games.machine_code import wasm
from saqqara.games.machine_code.build import BuildFailed
from saqqara.games.machine_code.wasm import Module, build_modules, leb128, read_section, with_section

EMPTY = b"\0asm\1\0\0\0"
"""The smallest module."""
MODULE = Module("1.0", "a game", "layout", "code")
GAME = describe("anubixx")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A compiler that makes empty modules. The list has the processors that it was called for."""
    calls: list[str] = []

    def compile_module(code: str, processor: str) -> bytes:
        assert "simulate" in code
        calls.append(processor)
        return EMPTY

    monkeypatch.setattr(wasm, "compile_module", compile_module)
    return calls


def test_a_module_says_what_it_is() -> None:
    content = with_section(EMPTY, MODULE)
    assert content.startswith(EMPTY)
    assert read_section(content) == MODULE


@pytest.mark.parametrize("content", [b"", EMPTY, with_section(EMPTY, MODULE)[:-1], b"<!doctype html>" * 20])
def test_what_is_no_module_of_ours_says_nothing(content: bytes) -> None:
    assert read_section(content) is None


def test_every_wrong_bit_is_noticed() -> None:
    content = with_section(EMPTY, MODULE)
    for bit in range(8 * len(content)):
        damaged = bytearray(content)
        damaged[bit // 8] ^= 1 << bit % 8
        assert read_section(bytes(damaged)) is None


@pytest.mark.parametrize(("number", "encoded"), [(0, "00"), (127, "7f"), (128, "8001"), (624485, "e58e26")])
def test_numbers_are_encoded_as_the_standard_says(number: int, encoded: str) -> None:
    assert leb128(number).hex() == encoded


def test_modules_are_built_only_if_they_must_be(compiled: list[str], tmp_path: Path) -> None:
    with_simd, without = f"{GAME.name}-simd.wasm", f"{GAME.name}.wasm"
    assert {path.name for path in build_modules(GAME, tmp_path)} == {with_simd, without}
    assert sorted(compiled) == sorted(wasm.VARIANTS.values())
    compiled.clear()
    build_modules(GAME, tmp_path)
    assert compiled == []
    (tmp_path / with_simd).write_bytes((tmp_path / with_simd).read_bytes()[:-1])
    (tmp_path / without).write_bytes(with_section(EMPTY, MODULE))
    build_modules(GAME, tmp_path)
    assert len(compiled) == 2


def test_other_flags_make_another_module(compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_modules(GAME, tmp_path)
    monkeypatch.setattr(wasm, "FLAGS", (*wasm.FLAGS, "-O2"))
    build_modules(GAME, tmp_path)
    assert len(compiled) == 4


def test_without_a_compiler_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wasm, "zig", lambda: None)
    with pytest.raises(BuildFailed, match="there is no compiler for WebAssembly; `pip install ziglang` brings one"):
        build_modules(GAME, tmp_path)
    monkeypatch.setattr(sys, "argv", ["machine_code", "wasm", "--output", str(tmp_path)])
    assert command.main() == 1
    assert capsys.readouterr().err.splitlines() == [command.NO_WASM]
    assert list(tmp_path.iterdir()) == []
