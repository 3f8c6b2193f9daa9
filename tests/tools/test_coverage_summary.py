"""The summary of coverage."""

import pytest

from tools.coverage_summary import SOURCE, part_of, table


@pytest.mark.parametrize(
    ("file", "part"),
    [("cli.py", "saqqara"), ("web/app.py", "web"), ("games/contract.py", "games"), ("games/one/deep/rules.py", "games/one")],
)
def test_files_are_counted_by_part(file: str, part: str) -> None:
    assert part_of(SOURCE / file) == part


def test_the_sums() -> None:
    assert table({"web": (1, 4), "table": (3, 4)}).splitlines() == [
        "  web    25.0 %  of 4",
        "  table  75.0 %  of 4",
        "  all    50.0 %  of 8",
    ]
