"""The mutation tester itself: which changes it makes, and that it tells a survivor from a killed mutant."""

from pathlib import Path

import pytest

from tools.mutants.__main__ import affordable, choose
from tools.mutants.changes import Mutant, mutants_of
from tools.mutants.reach import KEPT, Reach
from tools.mutants.trial import attempt


def changed(source: str) -> list[str]:
    code = source.encode()
    return [mutant.apply(code).decode() for mutant in mutants_of("x.py", code)]


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("a = b < c", ["a = b <= c"]),
        ("a = b < c >= d", ["a = b <= c >= d", "a = b < c > d"]),
        ("a = b not in c", ["a = b in c"]),
        ("a = (b) + (c)", ["a = (b) - (c)"]),
        ("a = b and c or d", ["a = b or c or d", "a = b and c and d"]),
        ("a = not b", ["a = b"]),
        ("a = -b", ["a = b"]),
        ("a = 7", ["a = 8"]),
        ("a = True", ["a = False"]),
        ("a = 'é' if b else c", ["a = 'é' if not (b) else c"]),
        ("a += b", ["a -= b", "pass"]),
        ("def f():\n    g(a)", ["def f():\n    pass"]),
        ("def f():\n    a.b = c", ["def f():\n    pass"]),
        ("def f():\n    raise ValueError(1)", ["def f():\n    pass"]),
        ("while a:\n    break", ["while a:\n    continue"]),
        ("if a:\n    pass", ["if not (a):\n    pass"]),
    ],
)
def test_each_kind_of_change(source: str, mutants: list[str]) -> None:
    assert sorted(changed(source)) == sorted(mutants)


@pytest.mark.parametrize(
    "source",
    [
        '"""A text with 1 < 2."""',
        "assert a == 1",
        "Name = int | None",
        "a: Annotated[int, 8]",
        "@cache(1)\ndef f(a: Literal[1]) -> Literal[2]: ...",
        "a = f'{b + 1}'",
        "a = b + 'text'",
        "if TYPE_CHECKING:\n    a = 1",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert changed(source) == []


def test_a_sample_is_the_same_for_a_seed_and_another_for_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.mutants.__main__.ROOT", tmp_path)
    source = b"\n".join(b"a = %d" % number for number in range(100))
    (tmp_path / "x.py").write_bytes(source)

    def sample(seed: int) -> list[Mutant]:
        return choose(mutants_of("x.py", source), 10, seed, None)

    assert sample(1) == sample(1)
    assert sample(1) != sample(2)
    assert [mutant.line for mutant in choose(mutants_of("x.py", source), 10, 1, ["x.py:7"])] == [7]


def test_the_fastest_tests_that_execute_a_line_come_first() -> None:
    reach = Reach({"slow": 9.0, "quick": 0.1, "other": 0.1}, {"x.py": {3: ["slow", "quick"]}})
    assert reach.tests_for("x.py", 3, ["other"]) == ["quick", "slow"]
    assert reach.tests_for("x.py", 4, ["oth"]) == ["other"]
    assert reach.tests_for("x.py", 3, ["other", "slow"], machine_code=True) == ["other", "quick", "slow"]
    assert affordable(["quick", "slow"], reach, 5.0) == ["quick"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package of one function, one test that looks at its result and one that does not."""
    for directory in ("src", "tools", KEPT):
        (tmp_path / directory).mkdir()
    (tmp_path / "tools/mutants").symlink_to(Path(__file__).parents[2] / "tools/mutants")
    (tmp_path / "src/double.py").write_text("def double(a):\n    while a < 0:\n        a += 1\n    return a * 2\n")
    (tmp_path / "test_double.py").write_text(
        "from double import double\n\ndef test_value():\n    assert double(3) == 6\n\n"
        "def test_call():\n    double(3)\n\ndef test_negative():\n    assert double(-1) == 0\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("new", "test", "killed_by"),
    [
        ("return a * 3", "test_value", "test_double.py::test_value"),
        ("return a * 3", "test_call", None),
        ("return a *", "test_call", "import"),
    ],
)
def test_a_mutant_is_killed_by_a_test_that_looks(tree: Path, new: str, test: str, killed_by: str | None) -> None:
    source = (tree / "src/double.py").read_bytes()
    start = source.index(b"return")
    mutant = Mutant("src/double.py", 4, 5, start, len(source), "", new)
    assert attempt(mutant, [f"test_double.py::{test}"], 60.0, tree).killed_by == killed_by
    assert (tree / "src/double.py").read_bytes() == source


def test_a_mutant_that_never_ends_is_killed_by_time(tree: Path) -> None:
    source = (tree / "src/double.py").read_bytes()
    start = source.index(b"a += 1")
    mutant = Mutant("src/double.py", 3, 9, start, start + 6, "a += 1", "a -= 1")
    assert attempt(mutant, ["test_double.py::test_negative"], 4.0, tree).killed_by == "time"
