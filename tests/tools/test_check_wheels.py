"""The check of wheels: a library that is not what its wheel says is found."""

import json
import platform
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from saqqara.games import describe
from saqqara.games.machine_code.build import digest
from saqqara.games.machine_code.sources import sources_hash
from saqqara.games.machine_code.targets import WHEELS
from tools import check_wheels
from tools.check_wheels import NATIVE, PAGE, Contents, library_faults, wheel_faults

from .. import needs

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"), reason=needs.reason("Linux on an x86-64 processor")
)
WHEEL = "manylinux_2_17_x86_64"
TARGET = WHEELS[WHEEL]
GAME = describe("anubixx")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library with two functions, of which one is exported."""
    source, made = (tmp_path_factory.mktemp("library") / name for name in ("small.c", "small.so"))
    source.write_text("int entry(void) { return 1; }\nstatic int hidden(void) { return 2; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", "-nostdlib", "-o", made, source], check=True)
    return made.read_bytes()


def test_a_library_that_fits(library: bytes) -> None:
    assert library_faults(library, WHEEL, TARGET, {"entry"}) == []


def test_what_does_not_fit(library: bytes) -> None:
    assert library_faults(library, WHEEL, TARGET, {"entry", "hidden"}) == ["it does not export hidden"]
    assert library_faults(library, "musllinux_1_2_x86_64", TARGET, set()) == ["it is for glibc"]
    for other in ("manylinux_2_17_aarch64", "macosx_11_0_x86_64", "win_amd64"):
        target = WHEELS[other]
        assert f"it is for linux-x86_64, not for {target.platform}" in library_faults(library, other, target, set())
    assert library_faults(b"garbage", WHEEL, TARGET, set()) == ["it is not a library"]


def test_a_library_for_a_newer_system(library: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_wheels, "contents", lambda _: Contents("linux-x86_64", set(), {(2, 9), (2, 30)}, musl=False))
    assert library_faults(library, WHEEL, TARGET, set()) == ["it wants glibc 2.30"]


def packed(folder: Path, library: bytes, **changed: str | None) -> Path:
    """A wheel with a library in it, and with changes to what it should be."""
    stamp = {"library": digest(library), "sources": sources_hash(GAME)}
    files: dict[str, str | bytes | None] = {
        PAGE: "page",
        f"{NATIVE}anubixx-linux-x86_64.so": library,
        f"{NATIVE}anubixx-linux-x86_64.json": json.dumps(stamp),
        "saqqara-1.dist-info/WHEEL": f"Wheel-Version: 1.0\nTag: py3-none-{WHEEL}\n",
    }
    path = folder / f"saqqara-1-py3-none-{WHEEL}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in (files | changed).items():
            if content is not None:
                archive.writestr(name, content)
    return path


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        (PAGE, None, "has no page"),
        ("saqqara-1.dist-info/WHEEL", "Tag: py3-none-any\n", "says 'Tag: py3-none-any'"),
        (f"{NATIVE}anubixx-linux-x86_64.json", None, "has ["),
        (f"{NATIVE}anubixx-linux-x86_64.c", "int x;", "has ["),
        (f"{NATIVE}anubixx-linux-x86_64.json", '{"library": "", "sources": ""}', "its stamp is of another one"),
    ],
)
def test_wheels(
    name: str, content: str | None, fault: str, library: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_wheels, "game_names", lambda: ["anubixx"])
    monkeypatch.setattr(check_wheels, "entries_of", lambda _: {"entry"})
    assert wheel_faults(packed(tmp_path, library), WHEEL) == []
    (found,) = wheel_faults(packed(tmp_path, library, **{name: content}), WHEEL)
    assert fault in found


def test_a_folder_has_all_of_them(tmp_path: Path) -> None:
    assert len(check_wheels.folder_faults(tmp_path)) == len(WHEELS) + 2
