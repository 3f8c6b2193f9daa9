"""Check that a tag fits what it releases: the package's version, and an entry of the changelog with a date.

python -m tools.check_release v1.2.3
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def faults(tag: str, package: str, changelog: str) -> list[str]:
    """What does not fit, each as a sentence."""
    version = re.findall(r'^__version__ = "(.*)"$', package, re.MULTILINE)[0]
    found = []
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, but the package's version is {version} (src/saqqara/__init__.py).")
    if not re.search(rf"^## {re.escape(version)} — \d{{4}}-\d{{2}}-\d{{2}}$", changelog, re.MULTILINE):
        found.append(f"CHANGELOG.md has no entry '## {version} — YYYY-MM-DD'.")
    return found


def main(tag: str) -> int:
    """Print what does not fit; the exit status."""
    package = (ROOT / "src/saqqara/__init__.py").read_text(encoding="utf-8")
    found = faults(tag, package, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
