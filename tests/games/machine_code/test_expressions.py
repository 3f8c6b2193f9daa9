"""Random expressions and small functions: C computes what Python computes."""

import math
import random
import struct
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .harness import Compiled, module_of, new_work

LIMIT = 1 << 62
SOME = [
    0,
    1,
    -1,
    2,
    -2,
    3,
    -3,
    7,
    -8,
    10,
    63,
    64,
    -100,
    127,
    -128,
    255,
    1000,
    32767,
    -32768,
    65535,
    10**6,
    2**31 - 1,
    -(2**31),
    2**33,
]
numbering = count()


class TooLarge(Exception):
    """Python's number does not fit machine integers: nobody promised anything."""


class Checked(int):
    """A whole number that says so when it gets too large."""


def _checked(name: str) -> Any:
    plain = getattr(int, name)

    def operate(self: Any, *others: Any) -> Any:
        if name in ("__lshift__", "__rlshift__") and abs(int(others[0] if name == "__lshift__" else self)) > 62:
            raise TooLarge
        result = plain(self, *others)
        if result is NotImplemented:
            return result
        if abs(result) >= LIMIT:
            raise TooLarge
        return Checked(result)

    return operate


for _sign in ("add", "sub", "mul", "floordiv", "mod", "and", "or", "xor", "lshift", "rshift"):
    setattr(Checked, f"__{_sign}__", _checked(f"__{_sign}__"))
    setattr(Checked, f"__r{_sign}__", _checked(f"__r{_sign}__"))
for _sign in ("neg", "invert", "abs"):
    setattr(Checked, f"__{_sign}__", _checked(f"__{_sign}__"))


leaf = st.sampled_from(["a", "b", "c", *(str(each) if each >= 0 else f"({each})" for each in SOME)])
compared = st.one_of(
    st.tuples(leaf, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), leaf).map(" ".join),
    st.tuples(leaf, leaf, leaf).map(lambda x: f"{x[0]} <= {x[1]} < {x[2]}"),
    st.tuples(leaf, leaf, leaf).map(lambda x: f"{x[0]} in ({x[1]}, {x[2]}, 3)"),
    st.tuples(leaf, leaf).map(lambda x: f"{x[0]} not in ({x[1]}, -1)"),
    st.tuples(leaf, leaf).map(lambda x: f"({x[0]} - {x[1]})"),
)
conditions = st.one_of(
    compared,
    compared.map(lambda x: f"not ({x})"),
    st.tuples(compared, st.sampled_from(["and", "or"]), compared).map(lambda x: f"({x[0]} {x[1]} {x[2]})"),
)


def whole(deeper: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    two = st.tuples(deeper, deeper)
    return st.one_of(
        st.tuples(deeper, st.sampled_from("+-*&|^"), deeper).map(lambda x: f"({x[0]} {x[1]} {x[2]})"),
        two.map(lambda x: f"({x[0]} // ({x[1]} | 1))"),
        two.map(lambda x: f"({x[0]} % ({x[1]} | 1))"),
        st.tuples(deeper, st.sampled_from([1, 2, 3, 4, 7, 8, 64, -1, -3, -8])).map(lambda x: f"({x[0]} // {x[1]})"),
        st.tuples(deeper, st.sampled_from([1, 2, 3, 4, 7, 8, 64, -1, -3, -8])).map(lambda x: f"({x[0]} % {x[1]})"),
        two.map(lambda x: f"({x[0]} << ({x[1]} & 7))"),
        two.map(lambda x: f"({x[0]} >> ({x[1]} & 15))"),
        st.tuples(st.sampled_from("-~"), deeper).map(lambda x: f"({x[0]}{x[1]})"),
        st.tuples(st.sampled_from(["min", "max"]), deeper, deeper, deeper).map(lambda x: f"{x[0]}({x[1]}, {x[2]}, {x[3]})"),
        deeper.map(lambda x: f"abs({x})"),
        st.tuples(deeper, conditions, deeper).map(lambda x: f"({x[0]} if {x[1]} else {x[2]})"),
        st.tuples(conditions, deeper).map(lambda x: f"(int(bool({x[0]})) + {x[1]})"),
        deeper.map(lambda x: f"TABLE[({x}) & 3]"),
        two.map(lambda x: f"NESTED[({x[0]}) & 1][({x[1]}) % 3]"),
        two.map(lambda x: f"helper({x[0]}, {x[1]})"),
    )


expressions = st.recursive(leaf, whole, max_leaves=8)
numbers = st.sampled_from(SOME) | st.integers(-1000, 1000)

HEAD = """
from saqqara.games.fields import Wide

TABLE = (5, -7, 300, -40000)
NESTED = ((1, -2, 3), (100000000000, 5, -6))

def helper(x: Wide, y: Wide) -> Wide:
    return x - 2 * y if x > y else y

"""


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(expressions, min_size=12, max_size=24), st.lists(st.tuples(numbers, numbers, numbers), min_size=8, max_size=20))
def test_whole_numbers(
    tmp_path_factory: pytest.TempPathFactory, given_ones: list[str], inputs: list[tuple[int, int, int]]
) -> None:
    folder = tmp_path_factory.mktemp("expressions")
    texts = [f"def f{i}(a: Wide, b: Wide, c: Wide) -> Wide:\n    return {text}\n" for i, text in enumerate(given_ones)]
    module = module_of(HEAD + "\n".join(texts), folder, f"expressions_{next(numbering)}")
    compiled = Compiled([getattr(module, f"f{i}") for i in range(len(texts))], folder)
    for i, text in enumerate(given_ones):
        for values in inputs:
            try:
                expected = getattr(module, f"f{i}")(*map(Checked, values))
            except TooLarge:
                continue
            assert compiled.call(f"f{i}", *values) == expected, (text, values)


def fraction(deeper: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.tuples(deeper, st.sampled_from("+-*"), deeper).map(lambda x: f"({x[0]} {x[1]} {x[2]})"),
        st.tuples(deeper, deeper).map(lambda x: f"({x[0]} / (abs({x[1]}) + 0.5))"),
        deeper.map(lambda x: f"(-{x})"),
        deeper.map(lambda x: f"sqrt(abs({x}))"),
        deeper.map(lambda x: f"exp(min({x}, 50.0))"),
        deeper.map(lambda x: f"log(abs({x}) + 1e-9)"),
        st.tuples(st.sampled_from(["min", "max"]), deeper, deeper).map(lambda x: f"{x[0]}({x[1]}, {x[2]})"),
        st.tuples(deeper, deeper, deeper).map(lambda x: f"({x[0]} if {x[1]} < {x[2]} else {x[0]} * 2)"),
        deeper.map(lambda x: f"float(int(max(min({x}, 1e6), -1e6)))"),
        deeper.map(lambda x: f"(n * {x})"),
        deeper.map(lambda x: f"({x} - n / 7)"),
    )


fractions = st.recursive(st.sampled_from(["x", "y", "0.1", "3.5", "1e-3", "123456.789", "(n / 3)"]), fraction, max_leaves=6)
real = st.floats(-1e6, 1e6, allow_nan=False)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(fractions, min_size=12, max_size=24), st.lists(st.tuples(real, real, st.integers(-9, 9)), min_size=8, max_size=20)
)
def test_fractions_bit_for_bit(
    tmp_path_factory: pytest.TempPathFactory, given_ones: list[str], inputs: list[tuple[float, float, int]]
) -> None:
    folder = tmp_path_factory.mktemp("fractions")
    texts = [f"def f{i}(x: float, y: float, n: int) -> float:\n    return {text}\n" for i, text in enumerate(given_ones)]
    head = "from math import sqrt\nfrom saqqara.games.mathematics import exp, log\n\n"
    module = module_of(head + "\n".join(texts), folder, f"fractions_{next(numbering)}")
    compiled = Compiled([getattr(module, f"f{i}") for i in range(len(texts))], folder, ("-O3",))
    for i, text in enumerate(given_ones):
        for values in inputs:
            expected, found = getattr(module, f"f{i}")(*values), compiled.call(f"f{i}", *values)
            if not math.isnan(expected):
                assert struct.pack("d", found) == struct.pack("d", expected), (text, values)


class Writer:
    """Writes small functions: assignments, branches, loops."""

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)
        self.loops = 0

    def number(self, known: list[str]) -> str:
        lot = self.lot
        one, other = lot.choice(known), lot.choice([*known, str(lot.randint(0, 9))])
        shapes = (
            "{} + {}",
            "{} - {}",
            "{} * {} % 1000",
            "{} // ({} * 2 + 1)",
            "{} % ({} * 2 + 1)",
            "{} & {}",
            "{} ^ {}",
            "min({}, {})",
        )
        return lot.choice((*shapes, "pick({}, {})", "work.i16[{} & 3] + {}")).format(one, other)

    def block(self, known: list[str], depth: int, in_loop: bool) -> list[str]:
        lines: list[str] = []
        for _ in range(self.lot.randint(1, 3)):
            lines += self.statement(known, depth, in_loop)
        return lines

    def statement(self, known: list[str], depth: int, in_loop: bool) -> list[str]:
        lot, target = self.lot, self.lot.choice("xyz")
        kind = lot.randint(0, 9 if depth else 4)
        test = f"{lot.choice(known)} {lot.choice(['<', '>', '=='])} {lot.choice(known)}"
        if kind <= 2:
            return [f"{target} = ({self.number(known)}) % 10007"]
        if kind == 3:
            return [f"work.i16[{lot.choice(known)} & 3] = ({self.number(known)}) % 30000"]
        if kind == 4:
            if in_loop and lot.random() < 0.3:
                return [f"if {test}:", f"    {lot.choice(['break', 'continue'])}"]
            return [f"{target} {lot.choice(['+=', '-=', '^=', '|='])} {lot.choice(known)} % 97"]
        if kind <= 6:
            lines = [f"if {test}:", *deeper(self.block(known, depth - 1, in_loop))]
            return [*lines, "else:", *deeper(self.block(known, depth - 1, in_loop))] if lot.random() < 0.6 else lines
        self.loops += 1
        name = f"i{self.loops}"
        if kind == 7:
            return [
                f"{name} = 0",
                f"while {name} < {lot.randint(1, 5)}:",
                f"    {name} += 1",
                *deeper(self.block([*known, name], depth - 1, True)),
            ]
        bounds = lot.choice([f"{lot.randint(0, 6)}", f"{lot.randint(0, 3)}, {lot.choice(known)} % 7", "9, 1, -2"])
        return [f"for {name} in range({bounds}):", *deeper(self.block([*known, name], depth - 1, True))]

    def function(self, name: str) -> str:
        body = ["x = a", "y = b", "z = 1", *self.block(["a", "b", "x", "y", "z"], 3, False), "return x + 3 * y + 5 * z"]
        return "\n".join([f"def {name}(work: Work, a: int, b: int) -> int:", *deeper(body), ""])


def deeper(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def test_small_functions(tmp_path: Path) -> None:
    head = (
        "from tests.games.machine_code.harness import Work\n\ndef pick(x: int, y: int) -> int:\n    return x if x % 3 else y\n"
    )
    texts = [Writer(seed).function(f"f{seed}") for seed in range(150)]
    module = module_of(head + "\n".join(texts), tmp_path, "small_functions")
    compiled = Compiled([getattr(module, f"f{seed}") for seed in range(150)], tmp_path)
    lot = random.Random(1)
    for seed in range(150):
        for _ in range(12):
            a, b = lot.randint(-50, 50), lot.randint(-50, 50)
            native, plain = new_work(native=True), new_work(native=False)
            expected = getattr(module, f"f{seed}")(plain, a, b)
            assert compiled.call(f"f{seed}", native, a, b) == expected, texts[seed]
            assert list(native.i16) == list(plain.i16), texts[seed]
