"""Expressions of Python as expressions of C.

Whole numbers narrower than 64 bits are widened before C computes with them; `//` and `%` round down; fractions are computed
in double precision, as Python does. C does not say in which order it evaluates the operands of an expression, so a call that
changes memory may not stand beside anything that reads or changes memory.
"""

import ast
import math
from collections.abc import Iterable
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from ..fields import copy_record, hash_record
from .source import Source
from .types import BOOL, DOUBLE, I64, NUM, RANK, Array, Number, Struct, Type, Value, c_name, whole_text

if TYPE_CHECKING:
    from .emitter import Emitter

SIGNS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.LShift: "<<", ast.RShift: ">>", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
FOLDED = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "&": lambda a, b: a & b,
    "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "<<": lambda a, b: a << b, ">>": lambda a, b: a >> b,
    "//": lambda a, b: a // b, "%": lambda a, b: a % b,
}  # fmt: skip
BUILTINS = ("abs", "bool", "float", "int", "len", "max", "min")
LARGEST = (1 << 63) - 1
BITS = {"i8": 8, "i16": 16, "i32": 32}


class ExpressionTranslator:
    """Translates the expressions of one function."""

    def __init__(self, emitter: "Emitter", function: FunctionType) -> None:
        self.emitter = emitter
        self.function = function
        self.source = Source(function)
        self.types: dict[str, Type] = {}
        """The types of the local variables."""
        self.assigned: set[str] | None = set()
        """The variables that certainly have a value here; None where the code cannot be reached."""
        self.reads = self.writes = False
        """Does the function read or change memory?"""

    def value(self, node: ast.expr) -> Value:
        """An expression."""
        translate = getattr(self, f"_{type(node).__name__.lower()}", None)
        if translate is None:
            raise self.source.refuse(node, f"{type(node).__name__} is not translated")
        value = cast("Value", translate(node))
        self.reads |= value.reads
        self.writes |= value.writes
        return value

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number."""
        value = self.value(node)
        if not isinstance(value.type, Number):
            raise self.source.refuse(node, "a number is needed here")
        return value

    def whole(self, node: ast.expr) -> Value:
        """An expression that must be a whole number."""
        value = self.number(node)
        if not value.type.is_whole:
            raise self.source.refuse(node, "a whole number is needed here")
        return value

    def test(self, node: ast.expr) -> Value:
        """An expression as a condition, where a number counts as whether it is not zero."""
        if isinstance(node, ast.BoolOp):
            parts = [self.test(each) for each in node.values]
            text = f" {SIGNS[type(node.op)]} ".join(part.operand for part in parts)
            return self.joined(text, BOOL, parts)
        return self.number(node)

    @staticmethod
    def joined(text: str, kind: Any, parts: Iterable[Value], *, atom: bool = False) -> Value:
        """An expression made of others."""
        parts = list(parts)
        reads, writes = any(each.reads for each in parts), any(each.writes for each in parts)
        return Value(text, kind, reads=reads, writes=writes, atom=atom)

    def unordered(self, node: ast.AST, *parts: Value) -> None:
        """Refuse parts of an expression whose order of evaluation matters, as C does not define it."""
        for part in parts:
            if part.writes and any(other is not part and (other.reads or other.writes) for other in parts):
                why = (
                    "a call that changes memory stands beside something that reads or changes memory; give it a line of its own"
                )
                raise self.source.refuse(node, why)

    # Constants and names
    def _constant(self, node: ast.Constant) -> Value:
        return self.constant(node, "", node.value)

    def constant(self, node: ast.AST, name: str, value: Any) -> Value:
        """A value that is known: a number or a table."""
        if isinstance(value, bool):
            return Value(str(int(value)), BOOL, constant=int(value), atom=True)
        if isinstance(value, int):
            if not -LARGEST - 1 <= value <= LARGEST:
                raise self.source.refuse(node, "the number does not fit 64 bits")
            small = -(1 << 31) < value < 1 << 31
            return Value(whole_text(value), Number("i32") if small else I64, constant=value, atom=value >= 0)
        if isinstance(value, float):
            if not math.isfinite(value):
                raise self.source.refuse(node, "a number that is not finite is not translated")
            return Value(repr(value), DOUBLE, atom=value >= 0)
        if isinstance(value, tuple):
            table = self.emitter.table(name or "table", value)
            if table is not None:
                return table
            raise self.source.refuse(node, "a table must be a tuple of numbers, nested ones of equal length")
        raise self.source.refuse(node, f"a value of type {type(value).__name__} is not translated")

    def _name(self, node: ast.Name) -> Value:
        name = node.id
        if name in self.source.locals:
            if self.assigned is not None and name not in self.assigned:
                raise self.source.refuse(node, f"`{name}` may have no value here, or is the variable of a loop that has ended")
            if name not in self.types:
                raise self.source.refuse(node, f"`{name}` has no value yet")
            return Value(c_name(name), self.types[name], atom=True)
        if name not in self.function.__globals__:
            raise self.source.refuse(node, f"the name `{name}` is not known")
        return self.constant(node, name, self.function.__globals__[name])

    # Memory
    def _attribute(self, node: ast.Attribute) -> Value:
        owner = self.value(node.value)
        if not isinstance(owner.type, Struct):
            raise self.source.refuse(node, "only a record has fields")
        fields = dict(owner.type.fields)
        if node.attr not in fields:
            raise self.source.refuse(node, f"{owner.type.name} has no field `{node.attr}`")
        text, kind = f"{owner.operand}->{c_name(node.attr)}", fields[node.attr]
        is_open = isinstance(kind, Array) and kind.shape[0] is None
        length = f"{owner.operand}->{node.attr}_length" if is_open else None
        reads = owner.reads or isinstance(kind, Number)  # an array's place never changes
        return Value(text, kind, reads=reads, writes=owner.writes, atom=True, length=length)

    def _subscript(self, node: ast.Subscript) -> Value:
        value = self.value(node.value)
        for index in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            value = self.element(node, value, index)
        return value

    def element(self, node: ast.Subscript, owner: Value, index: ast.expr) -> Value:
        """An element, or a row, of an array."""
        if not isinstance(owner.type, Array):
            raise self.source.refuse(node, "only an array has elements")
        if isinstance(index, ast.Slice):
            raise self.source.refuse(node, "a slice is not translated")
        place = self.whole(index)
        size = owner.type.shape[0]
        if place.constant is not None and (place.constant < 0 or (size is not None and place.constant >= size)):
            raise self.source.refuse(node, "the index lies outside of the array; -1 does not mean the last element here")
        self.unordered(node, owner, place)
        element, rest, constant = owner.type.element, owner.type.shape[1:], owner.type.constant
        text = f"{owner.operand}[{self.checked_index(node, place, owner)}]"
        reads = owner.reads or place.reads or (isinstance(element, Number) and not rest and not constant)
        writes = owner.writes or place.writes
        if rest:
            return Value(text, Array(element, rest, constant), reads=reads, writes=writes, atom=True)
        if isinstance(element, Struct):
            return Value(f"&{text}", element, reads=reads, writes=writes)
        return Value(text, element, reads=reads, writes=writes, atom=True)

    def checked_index(self, node: ast.Subscript, place: Value, owner: Value) -> str:
        """The index, checked at run time if the library is to check itself."""
        size = owner.type.shape[0] if owner.length is None else owner.length
        if not self.emitter.checked or size is None or place.constant is not None:
            return place.text
        return f'checked({place.text}, 0, {size} - 1, "{self.source.place(node)}")'

    def narrowed(self, node: ast.AST, text: str, kind: Number) -> str:
        """A whole number that is written to a place of this kind, checked in the same way."""
        bits = BITS.get(kind.kind)
        if not self.emitter.checked or bits is None:
            return text
        most = (1 << (bits - 1)) - 1
        return f'checked({text}, {-most - 1}LL, {most}, "{self.source.place(node)}")'

    # Arithmetic
    def _binop(self, node: ast.BinOp) -> Value:
        return self.combine(node, node.op, self.number(node.left), self.number(node.right))

    def combine(self, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
        """Two numbers combined by an operator."""
        sign = SIGNS.get(type(operator))
        if sign is None:
            raise self.source.refuse(node, f"the operator {type(operator).__name__} is not translated")
        self.unordered(node, left, right)
        if left.constant is not None and right.constant is not None and sign in FOLDED:
            return self.fold(node, sign, left.constant, right.constant)
        if sign == "/" or not (left.type.is_whole and right.type.is_whole):
            return self.combine_fractions(node, sign, left, right)
        kind = I64 if "i64" in (left.type.kind, right.type.kind if sign not in ("<<", ">>") else "") else NUM
        if sign in ("//", "%"):
            return self.divide(node, sign, left, right, kind)
        first = left.operand if left.type == kind else f"({kind.kind}){left.operand}"
        text = f"{first} {sign} {right.operand}"
        if kind == I64 and is_small(sign, right.constant):
            return self.joined(f"(num)({text})", NUM, (left, right))
        return self.joined(text, kind, (left, right))

    def fold(self, node: ast.AST, sign: str, left: int, right: int) -> Value:
        """Two known whole numbers combined now."""
        if (sign in ("//", "%") and right == 0) or (sign in ("<<", ">>") and not 0 <= right < 64):
            raise self.source.refuse(node, "the result is not defined")
        return self.constant(node, "", FOLDED[sign](left, right))

    def combine_fractions(self, node: ast.AST, sign: str, left: Value, right: Value) -> Value:
        """Numbers of which one at least is a fraction, in double precision."""
        if sign not in "+-*/":
            raise self.source.refuse(node, f"`{sign}` is for whole numbers only")
        first = left.operand if left.type == DOUBLE else f"(double){left.operand}"
        second = right.operand if right.type == DOUBLE else f"(double){right.operand}"
        return self.joined(f"{first} {sign} {second}", DOUBLE, (left, right))

    def divide(self, node: ast.AST, sign: str, left: Value, right: Value, kind: Number) -> Value:
        """Division that rounds down, as Python's does."""
        divisor = right.constant
        if divisor == 0:
            raise self.source.refuse(node, "a division by zero")
        if divisor is not None and divisor > 0 and divisor & (divisor - 1) == 0:
            first = f"({kind.kind}){left.operand}"
            text = f"{first} >> {divisor.bit_length() - 1}" if sign == "//" else f"{first} & {divisor - 1}"
            return self.joined(text, kind, (left,))
        name = "div" if sign == "//" else "mod"
        return self.joined(f"{kind.kind}_{name}({left.text}, {right.text})", kind, (left, right), atom=True)

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            operand = self.test(node.operand)
            return self.joined(f"!{operand.operand}", BOOL, (operand,), atom=True)
        value = self.number(node.operand)
        if isinstance(node.op, ast.UAdd):
            raise self.source.refuse(node, "a `+` before a number is not translated")
        sign = "-" if isinstance(node.op, ast.USub) else "~"
        if value.constant is not None:
            return self.constant(node, "", -value.constant if sign == "-" else ~value.constant)
        if not value.type.is_whole:
            if sign == "~":
                raise self.source.refuse(node, "`~` is for whole numbers only")
            return self.joined(f"-(double){value.operand}", DOUBLE, (value,))
        kind = I64 if value.type == I64 else NUM
        return self.joined(f"{sign}({kind.kind}){value.operand}", kind, (value,))

    # Conditions
    def _compare(self, node: ast.Compare) -> Value:
        if isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.member(node)
        operands = [self.number(each) for each in (node.left, *node.comparators)]
        self.unordered(node, *operands)
        parts = []
        for i, operator in enumerate(node.ops):
            if type(operator) not in SIGNS:
                raise self.source.refuse(node, "the comparison is not translated")
            parts.append(f"{operands[i].operand} {SIGNS[type(operator)]} {operands[i + 1].operand}")
        return self.joined(" && ".join(parts), BOOL, operands)

    def member(self, node: ast.Compare) -> Value:
        """`x in (1, 2, 3)`."""
        if len(node.ops) > 1 or not isinstance(node.comparators[0], ast.Tuple) or not node.comparators[0].elts:
            raise self.source.refuse(node, "`in` is for a tuple that is written out")
        left, among = self.number(node.left), [self.number(each) for each in node.comparators[0].elts]
        if left.writes or any(each.writes for each in among):
            raise self.source.refuse(node, "a call that changes something cannot stand in a comparison with several values")
        joint, sign = ("||", "==") if isinstance(node.ops[0], ast.In) else ("&&", "!=")
        text = f" {joint} ".join(f"{left.operand} {sign} {each.operand}" for each in among)
        return self.joined(text, BOOL, (left, *among))

    def _boolop(self, node: ast.BoolOp) -> Value:
        values = [self.number(each) for each in node.values]
        if any(value.type != BOOL for value in values):
            raise self.source.refuse(node, "`and` and `or` of numbers can only be conditions, not values")
        text = f" {SIGNS[type(node.op)]} ".join(value.operand for value in values)
        return self.joined(text, BOOL, values)

    def _ifexp(self, node: ast.IfExp) -> Value:
        test, first, second = self.test(node.test), self.number(node.body), self.number(node.orelse)
        kind = self.common(node, first, second)
        text = f"{test.operand} ? {self.converted(first, kind)} : {self.converted(second, kind)}"
        return self.joined(text, kind, (test, first, second))

    def common(self, node: ast.AST, *values: Value) -> Number:
        """The kind that holds all of these values."""
        kinds = [value.type for value in values]
        if any(each.is_whole for each in kinds) and not all(each.is_whole for each in kinds):
            raise self.source.refuse(node, "whole numbers and fractions are mixed; write 0.0 for 0")
        return widened(max(kinds, key=lambda each: RANK[each.kind]))

    @staticmethod
    def converted(value: Value, kind: Number) -> str:
        """An operand as a number of a kind."""
        return value.operand if value.type == kind or value.constant is not None else f"({kind.kind}){value.operand}"

    # Calls
    def _call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.func.id in self.source.locals:
            raise self.source.refuse(node, "a function is called by its bare name")
        if node.keywords or any(isinstance(each, ast.Starred) for each in node.args):
            raise self.source.refuse(node, "arguments are given by position, one by one")
        name = node.func.id
        called = self.function.__globals__.get(name)
        if called is None and name in BUILTINS:
            return self.builtin(node, name)
        if called is math.sqrt:
            operand = self.number(self.only_argument(node))
            return self.joined(f"SQUARE_ROOT((double){operand.operand})", DOUBLE, (operand,), atom=True)
        if called is copy_record:
            return self.copy(node)
        if called is hash_record:
            return self.hash(node)
        if not isinstance(called, FunctionType):
            raise self.source.refuse(node, f"`{name}` is not a function that can be translated")
        return self.call(node, called)

    def only_argument(self, node: ast.Call) -> ast.expr:
        """The argument of a call that must have one."""
        if len(node.args) != 1:
            raise self.source.refuse(node, "one argument is needed")
        return node.args[0]

    def builtin(self, node: ast.Call, name: str) -> Value:
        """A call of one of Python's own functions."""
        if name in ("min", "max"):
            return self.extreme(node, name)
        argument = self.only_argument(node)
        if name == "len":
            return self.length(node, self.value(argument))
        if name == "bool":
            value = self.test(argument)
            return self.joined(f"{value.operand} != 0", BOOL, (value,))
        value = self.number(argument)
        if name == "float":
            return self.joined(f"(double){value.operand}", DOUBLE, (value,))
        if name == "int":
            return self.joined(f"(num){value.operand}", NUM, (value,))
        if not value.type.is_whole:
            return self.joined(f"__builtin_fabs({value.text})", DOUBLE, (value,), atom=True)
        kind = I64 if value.type == I64 else NUM
        return self.joined(f"{kind.kind}_abs({value.text})", kind, (value,), atom=True)

    def length(self, node: ast.Call, value: Value) -> Value:
        """The length of an array."""
        if value.length is not None:
            return Value(value.length, NUM, atom=True)
        size = value.type.shape[0] if isinstance(value.type, Array) else None
        if size is None:
            raise self.source.refuse(node, "the length is not known; ask the field of the record for it")
        return self.constant(node, "", size)

    def extreme(self, node: ast.Call, name: str) -> Value:
        """The least or the greatest of some numbers; of equal ones the first, as in Python."""
        values = [self.number(each) for each in node.args]
        if len(values) < 2:
            raise self.source.refuse(node, f"`{name}` needs two numbers or more")
        self.unordered(node, *values)
        kind = self.common(node, *values)
        kind = NUM if kind == BOOL else kind
        text = values[0].text
        for value in values[1:]:
            text = f"{kind.kind}_{name}({text}, {value.text})"
        return self.joined(text, kind, values, atom=True)

    def copy(self, node: ast.Call) -> Value:
        """One record becomes equal to another."""
        values = [self.value(each) for each in node.args]
        if len(values) != 2 or values[0].type != values[1].type or not isinstance(values[0].type, Struct):
            raise self.source.refuse(node, "two records of one kind are needed")
        self.unordered(node, *values)
        return Value(f"COPY_RECORD({values[0].text}, {values[1].text})", None, reads=True, writes=True)

    def hash(self, node: ast.Call) -> Value:
        """A hash of a position."""
        value = self.value(self.only_argument(node))
        if value.type != self.emitter.position:
            raise self.source.refuse(node, "a position is needed")
        return Value(f"{self.emitter.hash_function()}({value.text})", I64, reads=True, writes=value.writes, atom=True)

    def call(self, node: ast.Call, called: FunctionType) -> Value:
        """A call of another function in the style of rules."""
        values = [self.value(each) for each in node.args]
        names = called.__code__.co_varnames[: called.__code__.co_argcount]
        if len(values) != len(names):
            raise self.source.refuse(node, f"`{called.__name__}` takes {len(names)} arguments")
        self.unordered(node, *values)
        types = tuple(self.argument(node, called, *each) for each in zip(names, values, strict=True))
        made = self.emitter.call(called, types)
        if not made.finished:
            raise self.source.refuse(node, f"`{called.__name__}` calls itself; recursion is not translated")
        arguments = ", ".join(value.text for value in values)
        found = self.joined(f"{made.name}({arguments})", made.returns, values, atom=True)
        return Value(found.text, found.type, reads=found.reads or made.reads, writes=found.writes or made.writes, atom=True)

    def argument(self, node: ast.Call, called: FunctionType, name: str, value: Value) -> Type:
        """The type of a parameter for a value."""
        wanted = self.emitter.type_of(called.__annotations__.get(name))
        given = value.type
        if given is None:
            raise self.source.refuse(node, f"`{name}` is given a call without a result")
        if wanted is None:
            return widened(given) if isinstance(given, Number) else cast("Type", given)
        if isinstance(wanted, Number) and isinstance(given, Number):
            if holds(wanted, given):
                return wanted
            if given == I64:
                raise self.source.refuse(node, f"`{name}` of `{called.__name__}` is given 64 bits; annotate it as `Wide`")
        elif wanted == given or (isinstance(wanted, Struct) and isinstance(given, Struct) and given.extends(wanted)):
            return cast("Type", given)
        raise self.source.refuse(node, f"`{name}` of `{called.__name__}` is given a value of another kind")


def is_small(sign: str, constant: int | None) -> bool:
    """Do 32 bits hold what an operator makes of any number and this constant?"""
    if constant is None:
        return False
    return (sign == ">>" and constant >= 32) or (sign == "&" and 0 <= constant < 1 << 31)


def holds(kind: Number, other: Number) -> bool:
    """Can a number of a kind hold every one of another kind, and mean the same in Python?"""
    if kind.is_whole and other.is_whole:
        return RANK[widened(other).kind] <= RANK[kind.kind]
    return not kind.is_whole


def widened(kind: Number) -> Number:
    """The kind of a variable that holds such numbers: Python has no narrow ones."""
    if kind.kind in ("i8", "i16", "i32"):
        return NUM
    return DOUBLE if kind.kind == "float" else kind
