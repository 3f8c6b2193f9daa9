"""Check that a folder has a wheel for every machine, and that the machine code in each is what its name says.

    python -m tools.check_wheels dist

Libraries for other machines cannot be loaded here, so their headers are read: system, processor, exported functions, and what
they want of the system that loads them.
"""

import json
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

import lief

from saqqara.games import describe, game_names
from saqqara.games.description import GameDescription
from saqqara.games.machine_code.build import digest
from saqqara.games.machine_code.entries import emit
from saqqara.games.machine_code.library import packaged_stem
from saqqara.games.machine_code.sources import sources_hash
from saqqara.games.machine_code.targets import WHEELS, Target

NATIVE = "saqqara/games/_native/"
PAGE = "saqqara/web/static/index.html"
PROCESSORS = {
    lief.ELF.ARCH.X86_64: "x86_64",
    lief.ELF.ARCH.AARCH64: "aarch64",
    lief.MachO.Header.CPU_TYPE.X86_64: "x86_64",
    lief.MachO.Header.CPU_TYPE.ARM64: "arm64",
    lief.PE.Header.MACHINE_TYPES.AMD64: "amd64",
    lief.PE.Header.MACHINE_TYPES.ARM64: "arm64",
}
NEWEST_GLIBC = (2, 17)
lief.logging.disable()  # it warns of small things that linkers leave out
lief.disable_leak_warning()  # and at the end of the program of objects that live until then


class Contents(NamedTuple):
    """What the headers of a library say."""

    platform: str
    """As `targets.this_platform` names it."""
    exported: set[str]
    glibc: set[tuple[int, ...]]
    """The versions of glibc that it wants."""
    musl: bool
    """Is it for musl?"""


def contents(library: bytes) -> Contents | None:
    """What a library is; None if it is none that is known."""
    found = lief.parse(library)
    if isinstance(found, lief.ELF.Binary):
        names = {str(symbol.name) for symbol in found.exported_symbols}
        versions = {
            str(version.name) for wanted in found.symbols_version_requirement for version in wanted.get_auxiliary_symbols()
        }
        glibc = {tuple(map(int, name.removeprefix("GLIBC_").split("."))) for name in versions if name.startswith("GLIBC_")}
        return Contents(f"linux-{PROCESSORS.get(found.header.machine_type)}", names, glibc, "libc.so" in found.libraries)
    if isinstance(found, lief.MachO.Binary):
        names = {str(symbol.name).removeprefix("_") for symbol in found.exported_symbols}
        return Contents(f"macos-{PROCESSORS.get(found.header.cpu_type)}", names, set(), musl=False)
    if isinstance(found, lief.PE.Binary):
        export = found.get_export()
        names = {str(entry.name) for entry in export.entries} if export else set()
        return Contents(f"win-{PROCESSORS.get(found.header.machine)}", names, set(), musl=False)
    return None


def library_faults(library: bytes, wheel: str, target: Target, entries: set[str]) -> list[str]:
    """What is wrong with a library, each as a sentence."""
    found = contents(library)
    if found is None:
        return ["it is not a library"]
    faults = []
    if found.platform != target.platform:
        faults.append(f"it is for {found.platform}, not for {target.platform}")
    if missing := entries - found.exported:
        faults.append(f"it does not export {', '.join(sorted(missing))}")
    if "linux" in target.platform and found.musl != wheel.startswith("musl"):
        faults.append(f"it is for {'musl' if found.musl else 'glibc'}")
    if found.glibc and max(found.glibc) > NEWEST_GLIBC:
        faults.append(f"it wants glibc {'.'.join(map(str, max(found.glibc)))}")
    return faults


def wheel_faults(path: Path, wheel: str) -> list[str]:
    """What is wrong with a wheel, each as a sentence."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if name.startswith(NATIVE) or name == PAGE}
        faults = [] if PAGE in files else [f"{path.name} has no page."]
        tag = next(line for line in archive.read(metadata(archive)).decode().splitlines() if line.startswith("Tag: "))
    target = WHEELS.get(wheel)
    expected = {f"{NATIVE}{packaged_stem(name, target)}": name for name in game_names()} if target else {}
    if tag != f"Tag: py3-none-{wheel}":
        faults.append(f"{path.name} says {tag!r}.")
    suffix = target.suffix if target else ""
    wanted = {f"{stem}{end}" for stem in expected for end in (".json", suffix)}
    if files.keys() - {PAGE} != wanted:
        return [*faults, f"{path.name} has {sorted(files.keys() - {PAGE})}, not {sorted(wanted)}."]
    for stem, name in expected.items():
        assert target is not None
        library, stamp = files[f"{stem}{suffix}"], json.loads(files[f"{stem}.json"])
        description = describe(name)
        wrong = library_faults(library, wheel, target, entries_of(description))
        if (stamp["library"], stamp["sources"]) != (digest(library), sources_hash(description)):
            wrong.append("its stamp is of another one")
        faults += [f"{path.name}, library of {name}: {each}." for each in wrong]
    return faults


def entries_of(description: GameDescription) -> set[str]:
    """The functions that the library of a game must export."""
    return {*emit(description).entries, "saqqara_identity", "saqqara_runs_here"}


def metadata(archive: zipfile.ZipFile) -> str:
    """The name of the file that has the wheel's tag."""
    return next(name for name in archive.namelist() if name.endswith(".dist-info/WHEEL"))


def folder_faults(folder: Path) -> list[str]:
    """What is wrong with a folder of wheels."""
    faults = []
    for wheel in ("any", *WHEELS):
        found = list(folder.glob(f"saqqara-*-py3-none-{wheel}.whl"))
        if len(found) != 1:
            faults.append(f"There are {len(found)} wheels for {wheel} in {folder}.")
        for path in found:
            faults += wheel_faults(path, wheel)
    if len(list(folder.glob("saqqara-*.tar.gz"))) != 1:
        faults.append(f"There is not one source distribution in {folder}.")
    return faults


def main(folder: str) -> int:
    """Print what is wrong; the exit status."""
    faults = folder_faults(Path(folder))
    print("\n".join(faults) or f"All wheels in {folder} are complete: {', '.join(('any', *WHEELS))}.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
