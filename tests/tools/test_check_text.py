"""The check of text files."""

import pytest

from tools.check_text import faults


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"good\n", []),
        (b"", []),
        (b"\xff\x00 no text", []),
        (b"no newline", ["x: must end with one newline"]),
        (b"two\n\n", ["x: must end with one newline"]),
        (b"blank \n", ["x:1: blanks at the end of the line"]),
        (b"dos\r\n", ["x: line ends are not Unix ones", "x:1: blanks at the end of the line"]),
        (b"a\n" + b"<" * 7 + b" HEAD\n", ["x:2: mark of a merge conflict"]),
    ],
)
def test_each_fault(content: bytes, said: list[str]) -> None:
    assert list(faults("x", content)) == said
