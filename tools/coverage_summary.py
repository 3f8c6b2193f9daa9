"""How much of the package the tests execute: one line for each part of it, from the data of `pytest --cov`.

python -m tools.coverage_summary
"""

from collections import Counter
from pathlib import Path

import coverage

SOURCE = Path(__file__).parents[1] / "src/saqqara"


def main() -> None:
    """Print the parts and the whole."""
    measured = coverage.Coverage()
    measured.load()
    print("Lines that the tests execute:")
    print(table(count(measured)))


def count(measured: coverage.Coverage) -> dict[str, tuple[int, int]]:
    """For each part of the package: lines executed, lines in all."""
    executed: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for file in sorted(measured.get_data().measured_files()):
        _, statements, _, missing, _ = measured.analysis2(file)
        part = part_of(Path(file))
        executed[part] += len(statements) - len(missing)
        lines[part] += len(statements)
    return {part: (executed[part], lines[part]) for part in sorted(lines)}


def part_of(file: Path) -> str:
    """The subpackage that a file belongs to; one level deeper for the games."""
    parts = file.relative_to(SOURCE).parts[:-1]
    return "/".join(parts[:2] if parts[:1] == ("games",) else parts[:1]) or "saqqara"


def table(counts: dict[str, tuple[int, int]]) -> str:
    """The text of the summary."""
    total = (sum(executed for executed, _ in counts.values()), sum(lines for _, lines in counts.values()))
    rows = [*counts.items(), ("all", total)]
    width = max(len(part) for part, _ in rows)
    return "\n".join(
        f"  {part:{width}} {100 * executed / max(lines, 1):5.1f} %  of {lines}" for part, (executed, lines) in rows
    )


if __name__ == "__main__":
    main()
