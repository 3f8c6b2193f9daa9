"""What is not known to mean the same in C is refused, with file, line and a sentence."""

import re
from pathlib import Path

import pytest

from saqqara.games.machine_code.emitter import Emitter
from saqqara.games.machine_code.source import Untranslatable

from .harness import SIZES, Compiled, Small, module_of, new_work

HEAD = """\
from tests.games.machine_code.harness import Small, Work
from saqqara.games.fields import copy_record, independent
import math
from math import exp, sqrt
TABLE = (1, 2, 3)
UNEVEN = ((1, 2), (3,))
WORDS = ("a", "b")
LIST = [1, 2]
HUGE = 1 << 70
ENDLESS = float("inf")

def change(s: Small) -> int:
    s.byte += 1
    return s.byte

def look(s: Small) -> int:
    return s.byte

def flag(b: bool) -> int:
    return 1 if b else 0

def part(x: float) -> float:
    return x

def silent(s: Small) -> None:
    s.byte = 0

def again(n: int) -> int:
    return again(n - 1) if n > 0 else 0

def even(n: int) -> int:
    return odd(n - 1) if n > 0 else 1

def odd(n: int) -> int:
    return even(n - 1) if n > 0 else 0

def default(n: int, m: int = 3) -> int:
    return n + m

def unsaid(n: int):
    return n

"""
REFUSED = [
    # Variables
    ("for i in range(n):\n    x = i\nreturn i", 3, "the variable of a loop that has ended"),
    ("for i in range(n):\n    x = i\nreturn x", 3, "`x` may have no value here"),
    ("if n > 3:\n    x = 1\nreturn x", 3, "`x` may have no value here"),
    ("while n > 3:\n    x = 1\n    n -= 1\nreturn x", 4, "`x` may have no value here"),
    ("while True:\n    if n > 3:\n        break\n    x = 2\n    n += 1\nreturn x", 6, "`x` may have no value here"),
    ("for i in range(n):\n    i += 1\nreturn n", 2, "a loop changes its own variable `i`"),
    ("for i in range(n):\n    for i in range(2):\n        n += 1\nreturn n", 2, "taken by a loop around this one"),
    ("for n in range(3):\n    pass\nreturn 1", 1, "or by a parameter"),
    ("x = 0\nx = 0.5\nreturn n", 2, "a whole number in one place and a fraction in another"),
    ("x = 0\nx += 0.5\nreturn n", 2, "a whole number in one place and a fraction in another"),
    ("x = work.i8\nx = work.i16\nreturn n", 2, "an array or record of another kind"),
    ("x = work.i8\nx = 3\nreturn n", 2, "something else in another place"),
    ("x = silent(work.pair[0])\nreturn n", 1, "the call has no result"),
    ("x: int\nreturn n", 1, "a variable without a value"),
    ("x = y = 1\nreturn n", 1, "one target at a time"),
    ("x, y = 1, 2, 3\nreturn n", 1, "as many targets as values"),
    ("x, y = work.i8\nreturn n", 1, "nothing can be assigned to this"),
    ("n = work.i64[0]\nreturn 1", 1, "the parameter `n` becomes something else"),
    # The end
    ("if n > 3:\n    return 1", None, "the function may end without a result"),
    ("return", 1, "not of the kind that the function says"),
    ("return 0.5", 1, "not of the kind that the function says"),
    ("return work.i8", 1, "a number is needed here"),
    ("return work.i64[0]", 1, "a result of 64 bits is annotated as `Wide`"),
    ("return 1\nn += 1", 2, "this is never reached"),
    # The order in which C evaluates
    ("return change(work.pair[0]) + change(work.pair[1])", 1, "give it a line of its own"),
    ("return change(work.pair[0]) - work.pair[0].byte", 1, "give it a line of its own"),
    ("return look(work.pair[0]) + change(work.pair[0])", 1, "give it a line of its own"),
    ("return max(change(work.pair[0]), work.i8[0])", 1, "give it a line of its own"),
    ("return default2(change(work.pair[0]), work.i8[0])", 1, "give it a line of its own"),
    ("return 1 if work.i8[0] < change(work.pair[0]) else 0", 1, "give it a line of its own"),
    ("return 1 if change(work.pair[0]) in (1, 2) else 0", 1, "cannot stand in a comparison with several values"),
    ("work.i8[0] += change(work.pair[0])\nreturn n", 1, "give it a line of its own"),
    ("work.i8[change(work.pair[0])] = 1\nreturn n", 1, "cannot say where to write"),
    ("for i in range(change(work.pair[0]), work.i8[0]):\n    pass\nreturn n", 1, "give it a line of its own"),
    # Numbers
    ("return n // 0.5", 1, "`//` is for whole numbers only"),
    ("return int(part(0.5) % 2.0)", 1, "`%` is for whole numbers only"),
    ("return n ** 2", 1, "the operator Pow is not translated"),
    ("return n // 0", 1, "a division by zero"),
    ("return 5 // 0", 1, "the result is not defined"),
    ("return 1 << 64", 1, "the result is not defined"),
    ("return 1 << 63", 1, "the number does not fit 64 bits"),
    ("return HUGE", 1, "the number does not fit 64 bits"),
    ("return int(ENDLESS)", 1, "not finite"),
    ("return n and 3", 1, "`and` and `or` of numbers can only be conditions"),
    ("return n if n else 0.5", 1, "whole numbers and fractions are mixed"),
    ("return int(max(n, 0.5))", 1, "whole numbers and fractions are mixed"),
    ("return +n", 1, "a `+` before a number"),
    ("return int(~part(0.5))", 1, "`~` is for whole numbers only"),
    ("work.i8[0] = 0.5\nreturn n", 1, "a value of another kind"),
    ("work.i8[0] /= 2\nreturn n", 1, "a value of another kind"),
    ("return 1 if n is n else 0", 1, "the comparison is not translated"),
    ("return 1 if n in TABLE else 0", 1, "`in` is for a tuple that is written out"),
    # Memory
    ("return TABLE[-1]", 1, "-1 does not mean the last element here"),
    ("return TABLE[3]", 1, "outside of the array"),
    ("TABLE[0] = 3\nreturn n", 1, "a table cannot be changed"),
    ("x = TABLE\nx[0] = 3\nreturn n", 2, "a table cannot be changed"),
    ("return len(TABLE[:2])", 1, "a slice is not translated"),
    ("return UNEVEN[0][0]", 1, "nested ones of equal length"),
    ("return WORDS[0]", 1, "a table must be a tuple of numbers"),
    ("return LIST[0]", 1, "a value of type list is not translated"),
    ("return n[0]", 1, "only an array has elements"),
    ("return n.x", 1, "only a record has fields"),
    ("return work.nothing", 1, "Work has no field `nothing`"),
    ("work.pair[0] = work.pair[1]\nreturn n", 1, "copy_record copies a record"),
    ("work.i8 = work.i8\nreturn n", 1, "only numbers are assigned"),
    ("copy_record(work.pair[0], work.i8)\nreturn n", 1, "two records of one kind"),
    ("x = work.rows\nreturn len(x)", 2, "the length is not known"),
    ("return len(n)", 1, "the length is not known"),
    ("return work.i8[0.5]", 1, "a whole number is needed here"),
    # Calls
    ("return again(n)", None, "calls itself"),
    ("return even(n)", None, "calls itself"),
    ("return default(n, 3)", None, "no defaults"),
    ("return unsaid(n)", None, "does not say what it returns"),
    ("return look(s=work.pair[0])", 1, "by position"),
    ("return look(*work.pair)", 1, "by position"),
    ("return look()", 1, "`look` takes 1 arguments"),
    ("return look(n)", 1, "`s` of `look` is given a value of another kind"),
    ("return flag(n)", 1, "`b` of `flag` is given a value of another kind"),
    ("return default2(work.i64[0], 1)", 1, "`n` of `default2` is given 64 bits; annotate it as `Wide`"),
    ("return again(0.5)", 1, "`n` of `again` is given a value of another kind"),
    ("return math.floor(n)", 1, "by its bare name"),
    ("return int(exp(n))", 1, "`exp` is not a function that can be translated"),
    ("return print(n)", 1, "`print` is not a function that can be translated"),
    ("return int(sqrt(n, 2))", 1, "one argument is needed"),
    ("return min(n)", 1, "two numbers or more"),
    ("return unknown", 1, "the name `unknown` is not known"),
    # Statements and expressions that are not translated at all
    ("'a' + 'b'\nreturn n", 1, "an expression that does nothing"),
    ("return [n][0]", 1, "List is not translated"),
    ("x = 'text'\nreturn n", 1, "a value of type str is not translated"),
    ("x = None\nreturn n", 1, "a value of type NoneType is not translated"),
    ("return sum(i for i in range(n))", 1, "`sum` is not a function"),
    ("return (lambda: 3)()", 1, "by its bare name"),
    ("return (n := 3)", 1, "NamedExpr is not translated"),
    ("try:\n    n = 1\nfinally:\n    n = 2\nreturn n", 1, "Try is not translated"),
    ("raise ValueError", 1, "Raise is not translated"),
    ("assert n\nreturn n", 1, "Assert is not translated"),
    ("with n:\n    pass\nreturn n", 1, "With is not translated"),
    ("del n\nreturn 1", 1, "Delete is not translated"),
    ("global TABLE\nreturn 1", 1, "Global is not translated"),
    ("import math\nreturn 1", 1, "Import is not translated"),
    ("def inner(x: int) -> int:\n    return x\nreturn inner(n)", 1, "FunctionDef is not translated"),
    ("for i in range(n):\n    pass\nelse:\n    pass\nreturn n", 1, "no `else`"),
    ("while n > 0:\n    n -= 1\nelse:\n    pass\nreturn n", 1, "a loop with `else`"),
    ("for a, b in range(n):\n    pass\nreturn n", 1, "a loop has one variable"),
    ("for i in range(0, 9, n):\n    pass\nreturn n", 1, "the step of a range must be a constant"),
    ("for i in independent(0, 9, 2):\n    work.i32[0] = i\nreturn n", 1, "independent rounds have no step"),
    ("for i in independent(9):\n    n += i\nreturn n", 2, "an independent round ends by itself, and writes to arrays only"),
    ("for i in independent(9):\n    x = i\n    work.i32[0] = x\nreturn n", 2, "writes to arrays only"),
    ("for i in independent(9):\n    if i > n:\n        break\nreturn n", 3, "an independent round ends by itself"),
    ("for i in independent(9):\n    if i > n:\n        return i\nreturn n", 3, "an independent round ends by itself"),
    ("for i in work.rows:\n    pass\nreturn n", 1, "a loop goes over a range, or over an array"),
    ("for s in work.pair:\n    pass\nreturn n", 1, "an array of numbers"),
    ("for i in n:\n    pass\nreturn n", 1, "a loop goes over a range, or over an array"),
]


@pytest.mark.parametrize(("body", "line", "sentence"), REFUSED, ids=[body.replace("\n", "; ") for body, _, _ in REFUSED])
def test_refused(body: str, line: int | None, sentence: str, tmp_path: Path) -> None:
    text = HEAD + "def default2(n: int, m: int) -> int:\n    return n + m\n\ndef f(work: Work, n: int) -> int:\n"
    first = text.count("\n") + 1
    module = module_of(text + "".join(f"    {each}\n" for each in body.splitlines()), tmp_path, "refused")
    with pytest.raises(Untranslatable) as refusal:
        Emitter(Small, SIZES).entry(module.f)
    found = re.fullmatch(r"(.*refused\.py):(\d+): (.*)", str(refusal.value))
    assert found is not None, refusal.value
    assert sentence in found[3]
    if line is not None:
        assert int(found[2]) == first + line - 1


def test_an_entry_says_all_of_its_types(tmp_path: Path) -> None:
    module = module_of("def f(a) -> int:\n    return a\n", tmp_path, "untyped")
    with pytest.raises(Untranslatable, match="the entry's parameter `a` has no type"):
        Emitter(Small, SIZES).entry(module.f)


def test_a_function_inside_another_one(tmp_path: Path) -> None:
    source = "def outer(x):\n    def f(a: int) -> int:\n        return a + x\n    return f\n\nf = outer(3)\n"
    module = module_of(source, tmp_path, "inner")
    with pytest.raises(Untranslatable, match="uses its variables"):
        Emitter(Small, SIZES).entry(module.f)


NAMES = """\
from tests.games.machine_code.harness import Work

TABLE = (3, 4)
linux = 5

def register(short: int, int_: int) -> int:
    long = short - int_
    t_1 = 1
    for double in range(long):
        t_1 += double
    return t_1 + linux + TABLE[1]

def f(work: Work, num: int) -> int:
    work.pair[0].long = num
    return register(num, 2) + int(work.pair[0].long)
"""


def test_names_that_mean_something_in_c(tmp_path: Path) -> None:
    module = module_of(NAMES, tmp_path, "names")
    compiled = Compiled([module.f], tmp_path)
    for number in range(6):
        assert compiled.call("f", new_work(native=True), number) == module.f(new_work(native=False), number)
