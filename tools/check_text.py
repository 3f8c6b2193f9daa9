"""Check text files: Unix line ends, one newline at the end, no trailing blanks, no marks of a merge conflict.

    python -m tools.check_text [FILE …]

Without files it checks all files of the repository. It prints each fault and ends with status 1 if there is one.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONFLICT = re.compile(r"^(<{7}|>{7}|={7})( |$)")
TRAILING_IS_MEANT = (".svg",)
"""Kinds of files in which a blank at the end of a line may be part of the content."""


def faults(name: str, content: bytes) -> Iterator[str]:
    """What is wrong with a file, each with its line. A file that is no text has no faults."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return
    if "\0" in text or not text:
        return
    if "\r" in text:
        yield f"{name}: line ends are not Unix ones"
    if not text.endswith("\n") or text.endswith("\n\n"):
        yield f"{name}: must end with one newline"
    for number, line in enumerate(text.split("\n"), 1):
        if line != line.rstrip() and not name.endswith(TRAILING_IS_MEANT):
            yield f"{name}:{number}: blanks at the end of the line"
        if CONFLICT.match(line):
            yield f"{name}:{number}: mark of a merge conflict"


def tracked() -> list[str]:
    """The files of the repository."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def main(names: list[str]) -> int:
    """Print what is wrong; the exit status."""
    found = [fault for name in names or tracked() for fault in faults(name, (ROOT / name).read_bytes())]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
