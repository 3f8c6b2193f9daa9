"""Functions and statements of Python as C."""

import ast
from types import FunctionType
from typing import TYPE_CHECKING, cast

from .expressions import SIGNS, ExpressionTranslator, holds, widened
from .types import BOOL, I64, NUM, RANK, Array, Number, Struct, Type, Value, c_name

if TYPE_CHECKING:
    from .emitter import Emitter, Translated

RANGES = ("range", "independent")
"""What a loop may count by: `fields.independent` is Python's `range` under another name."""
UNROLLED = range(8, 17)
"""gcc unrolls a loop of so many rounds completely, before it looks for vectors (`max-completely-peel-times`)."""


class FunctionTranslator(ExpressionTranslator):
    """One function on its way to C.

    `assigned` follows the flow of control: a variable is read only where it certainly has a value, and the variable of a
    loop only inside of it.
    """

    def __init__(self, emitter: "Emitter", function: FunctionType, types: tuple[Type, ...], made: "Translated") -> None:
        super().__init__(emitter, function)
        self.made = made
        self.parameters = dict(zip(self.source.parameters, types, strict=True))
        self.types = dict(self.parameters)
        self.breaks: list[list[set[str]]] = []
        """For each loop around this place, the variables that have a value at each of its breaks."""
        self.loops: list[str] = []
        """The variables of the loops around this place."""
        self.temporaries = 0
        self.declared: set[str] = set()

    def text(self, *, is_entry: bool) -> str:
        """The function in C. Translated again if a later line has widened a variable."""
        known: dict[str, Type] = {}
        lines: list[str] = []
        while known != self.types:
            known = dict(self.types)
            self.assigned, self.temporaries, self.declared = set(self.parameters), 0, set()
            lines = self.block(self.source.tree.body)
        if self.made.returns is not None and self.assigned is not None:
            raise self.source.refuse(self.source.tree, "the function may end without a result", self.source.name)
        self.made.reads, self.made.writes = self.reads, self.writes
        kinds = {name: I64 if is_entry and kind == NUM else kind for name, kind in self.parameters.items()}  # for all targets
        given = ", ".join(kind.declare(c_name(name)) for name, kind in kinds.items())
        result = "void" if self.made.returns is None else self.made.returns.kind
        result = "i64" if is_entry and result == "num" else result
        head = f"{'ENTRY' if is_entry else 'RULE'} {result} {self.made.name}({given or 'void'}) {{"
        own = [f"{self.types[name].declare(c_name(name))};" for name in sorted(self.declared - set(self.parameters))]
        return "\n".join((head, *indented(own + lines), "}", ""))

    def block(self, nodes: list[ast.stmt]) -> list[str]:
        """Statements one after the other."""
        lines: list[str] = []
        for node in nodes:
            translate = getattr(self, f"do_{type(node).__name__.lower()}", None)
            if translate is None:
                raise self.source.refuse(node, f"{type(node).__name__} is not translated")
            if self.assigned is None:
                raise self.source.refuse(node, "this is never reached")
            lines += translate(node)
        return lines

    # Simple statements
    def do_pass(self, node: ast.Pass) -> list[str]:  # noqa: ARG002
        """Nothing."""
        return []

    def do_expr(self, node: ast.Expr) -> list[str]:
        """A call, or a docstring."""
        if isinstance(node.value, ast.Constant):
            return []
        if not isinstance(node.value, ast.Call):
            raise self.source.refuse(node, "an expression that does nothing")
        return [f"{self.value(node.value).text};"]

    def do_return(self, node: ast.Return) -> list[str]:
        """The end of the function, with or without a result."""
        returns = self.made.returns
        if (node.value is None) != (returns is None):
            raise self.source.refuse(node, "the result is not of the kind that the function says")
        text = "return;"
        if node.value is not None and returns is not None:
            value = self.number(node.value)
            if not holds(returns, value.type):
                wide = "; a result of 64 bits is annotated as `Wide`" if value.type == I64 else ""
                raise self.source.refuse(node, f"the result is not of the kind that the function says{wide}")
            text = f"return {value.text};"
        self.assigned = None
        return [text]

    def do_assign(self, node: ast.Assign) -> list[str]:
        """One or several variables or places get values."""
        if len(node.targets) != 1:
            raise self.source.refuse(node, "one target at a time")
        target = node.targets[0]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            return self.assign_several(node, target.elts, node.value.elts)
        return self.assign(node, target, self.value(node.value))

    def do_annassign(self, node: ast.AnnAssign) -> list[str]:
        """The same with an annotation. `Wide` makes it a variable of 64 bits; others are only for the reader."""
        if node.value is None:
            raise self.source.refuse(node, "a variable without a value is not translated")
        hint = self.function.__globals__.get(node.annotation.id) if isinstance(node.annotation, ast.Name) else None
        if isinstance(node.target, ast.Name) and self.emitter.type_of(hint) == I64:
            self.settle(node, node.target.id, I64)
        return self.assign(node, node.target, self.value(node.value))

    def assign_several(self, node: ast.Assign, targets: list[ast.expr], values: list[ast.expr]) -> list[str]:
        """`a, b = b, a`: all values first, then all targets."""
        if len(targets) != len(values):
            raise self.source.refuse(node, "as many targets as values are needed")
        lines, kept = [], []
        for each in values:
            value = self.number(each)
            name = self.temporary()
            lines.append(f"{widened(value.type).declare(name)} = {value.text};")
            kept.append(Value(name, widened(value.type), atom=True))
        for target, value in zip(targets, kept, strict=True):
            lines += self.assign(node, target, value)
        return ["{", *indented(lines), "}"]

    def assign(self, node: ast.stmt, target: ast.expr, value: Value) -> list[str]:
        """A variable or a place gets a value."""
        if isinstance(target, ast.Name):
            self.settle(node, target.id, value.type)
            return [f"{c_name(target.id)} = {value.text};"]
        place = self.place(target)
        self.fits(node, place, value)
        if not value.writes:
            return [f"{place.text} = {self.narrowed(node, value.text, place.type)};"]
        name = self.temporary()  # Python evaluates the value before the place
        first = f"{widened(value.type).declare(name)} = {value.text};"
        return ["{", *indented([first, f"{place.text} = {self.narrowed(node, name, place.type)};"]), "}"]

    def place(self, target: ast.expr) -> Value:
        """A place in memory that a number can be written to."""
        if not isinstance(target, ast.Attribute | ast.Subscript):
            raise self.source.refuse(target, "nothing can be assigned to this")
        place = self.value(target)
        if not isinstance(place.type, Number):
            raise self.source.refuse(target, "only numbers are assigned; copy_record copies a record")
        if place.writes:
            raise self.source.refuse(target, "a call that changes something cannot say where to write")
        if self.is_constant(target):
            raise self.source.refuse(target, "a table cannot be changed")
        self.writes = True
        return place

    def is_constant(self, target: ast.expr) -> bool:
        """Does a place lie in a table?"""
        while isinstance(target, ast.Subscript):
            kind = self.value(target.value).type
            if isinstance(kind, Array) and kind.constant:
                return True
            target = target.value
        return False

    def fits(self, node: ast.stmt, place: Value, value: Value) -> None:
        """Refuse to write a fraction to a place for whole numbers."""
        if not isinstance(value.type, Number) or (place.type.is_whole and not value.type.is_whole):
            raise self.source.refuse(node, "a value of another kind is written here")

    def settle(self, node: ast.AST, name: str, kind: Type | None) -> None:
        """A variable is as wide as the widest value that it ever has."""
        if kind is None:
            raise self.source.refuse(node, "the call has no result")
        if name in self.loops:
            raise self.source.refuse(node, f"a loop changes its own variable `{name}`")
        before = self.types.get(name)
        if isinstance(kind, Number):
            kind = widened(kind)
            if isinstance(before, Number):
                if before.is_whole != kind.is_whole:
                    raise self.source.refuse(node, f"`{name}` is a whole number in one place and a fraction in another")
                kind = max(before, kind, key=lambda each: RANK[each.kind])
        if before is not None and isinstance(before, Number) != isinstance(kind, Number):
            raise self.source.refuse(node, f"`{name}` is something else in another place")
        if before is not None and not isinstance(kind, Number) and before != kind:
            raise self.source.refuse(node, f"`{name}` is an array or record of another kind in another place")
        if name in self.parameters and kind != self.parameters[name]:
            raise self.source.refuse(node, f"the parameter `{name}` becomes something else; use a variable")
        self.types[name] = kind
        self.declared.add(name)
        if self.assigned is not None:
            self.assigned.add(name)

    def do_augassign(self, node: ast.AugAssign) -> list[str]:
        """`x += 1` and its kind."""
        value = self.number(node.value)
        if isinstance(node.target, ast.Name):
            name = node.target
            combined = self.combine(node, node.op, self.number(ast.Name(name.id, ast.Load(), lineno=node.lineno)), value)
            return self.assign(node, name, combined)
        place = self.place(node.target)
        if value.writes:
            raise self.source.refuse(
                node, "a call that changes something stands beside a place that is read; give it a line of its own"
            )
        combined = self.combine(node, node.op, place, value)
        self.fits(node, place, combined)
        sign = SIGNS[type(node.op)]
        if sign in ("//", "%", "/", "<<", ">>") or self.emitter.checked:
            return [f"{place.text} = {self.narrowed(node, combined.text, place.type)};"]
        return [f"{place.text} {sign}= {self.low_bits(node.value, place) or value.text};"]

    def low_bits(self, node: ast.expr, place: Value) -> str | None:
        """A product that is added to 32 bits, as 32 bits: more would be cut off. So the compiler can make several at once."""
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)):
            return None
        if not isinstance(place.type, Number) or place.type.kind != "i32":
            return None
        left, right = (self.number(each) for each in (node.left, node.right))
        return f"(i32){left.text} * (i32){right.text}"

    # Branches
    def do_if(self, node: ast.If) -> list[str]:
        """`if`, `elif`, `else`."""
        test = self.test(node.test)
        before = self.reached()
        lines = [f"if ({test.text}) {{", *indented(self.block(node.body))]
        after = self.assigned
        self.assigned = before
        if node.orelse:
            other = self.block(node.orelse)
            chained = len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
            lines += [f"}} else {other[0]}", *other[1:]] if chained else ["} else {", *indented(other), "}"]
        else:
            lines.append("}")
        self.assigned = joined_flow(after, self.assigned)
        return lines

    def reached(self) -> set[str]:
        """A copy of the variables that have a value here."""
        return set(cast("set[str]", self.assigned))

    # Loops
    def do_while(self, node: ast.While) -> list[str]:
        """A loop with a condition."""
        if node.orelse:
            raise self.source.refuse(node, "a loop with `else` is not translated")
        test = self.test(node.test)
        before = self.reached()
        self.breaks.append([])
        body = self.block(node.body)
        ends = self.breaks.pop()
        forever = isinstance(node.test, ast.Constant) and node.test.value is True
        self.assigned = None if forever else before
        for each in ends:
            self.assigned = joined_flow(self.assigned, each)
        return [f"LOOP while ({test.text}) {{", *indented(body), "}"]

    def do_break(self, node: ast.Break) -> list[str]:  # noqa: ARG002
        """Leave the loop."""
        self.breaks[-1].append(self.reached())
        self.assigned = None
        return ["break;"]

    def do_continue(self, node: ast.Continue) -> list[str]:  # noqa: ARG002
        """The next round of the loop."""
        self.assigned = None
        return ["continue;"]

    def do_for(self, node: ast.For) -> list[str]:
        """A loop over a range or over the numbers of an array."""
        if not isinstance(node.target, ast.Name) or node.orelse:
            raise self.source.refuse(node, "a loop has one variable and no `else`")
        name = node.target.id
        if name in self.loops or name in self.parameters:
            raise self.source.refuse(node, f"`{name}` is taken by a loop around this one, or by a parameter")
        iterated = node.iter
        if isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name) and iterated.func.id in RANGES:
            bounds = [self.whole(each) for each in iterated.args]
            return self.share(node, name, bounds) if iterated.func.id == "independent" else self.count(node, name, bounds)
        row = self.value(iterated)
        if not isinstance(row.type, Array) or len(row.type.shape) != 1 or row.type.shape[0] is None:
            raise self.source.refuse(node, "a loop goes over a range, or over an array of a known length")
        if isinstance(row.type.element, Struct) or row.writes:
            raise self.source.refuse(node, "a loop goes over a range, or over an array of numbers")
        place = self.temporary()
        kind = widened(row.type.element)
        inner = self.body(node, name, kind)
        start = f"LOOP for (num {place} = 0; {place} < {row.type.shape[0]}; {place}++) {{"
        return [start, *indented([f"{kind.declare(c_name(name))} = {row.operand}[{place}];", *inner]), "}"]

    def share(self, node: ast.For, name: str, bounds: list[Value]) -> list[str]:
        """A loop whose rounds are shared by threads that run together, where there are any (`fields.independent`)."""
        for inner in (each for statement in node.body for each in ast.walk(statement)):
            if isinstance(inner, ast.Break | ast.Return) or (isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)):
                raise self.source.refuse(inner, "an independent round ends by itself, and writes to arrays only")
        if len(bounds) == 3:
            raise self.source.refuse(node, "independent rounds have no step")
        return ["JOIN_LANES;", *self.count(node, name, bounds, shared=True), "JOIN_LANES;"]

    def count(self, node: ast.For, name: str, bounds: list[Value], *, shared: bool = False) -> list[str]:
        """A loop over a range. Its end is computed once, before it begins."""
        if not 1 <= len(bounds) <= 3:
            raise self.source.refuse(node, "a range has one to three bounds")
        self.unordered(node.iter, *bounds)
        first, end = ("0", bounds[0]) if len(bounds) == 1 else (bounds[0].text, bounds[1])
        step = bounds[2].constant if len(bounds) == 3 else 1
        if not step:
            raise self.source.refuse(node, "the step of a range must be a constant that is not 0")
        kind = widened(max((each.type for each in bounds), key=lambda each: RANK[each.kind]))
        kind = NUM if kind == BOOL else kind
        last, c = end.text, c_name(name)
        declared = kind.declare(c) + f" = {first}" + (" + LANE" if shared else "")
        if end.constant is None:
            last = self.temporary()
            declared += f", {last} = {end.text}"
        compare, following = "<" if step > 0 else ">", f"{c}++" if step == 1 else f"{c} += {step}"
        following = f"{c} += LANES" if shared else following
        loop = "SHORT_SUM" if is_short_sum(node, end) else "LOOP"
        return [f"{loop} for ({declared}; {c} {compare} {last}; {following}) {{", *indented(self.body(node, name, kind)), "}"]

    def body(self, node: ast.For, name: str, kind: Number) -> list[str]:
        """The body of a loop with a variable of its own, which has no value after it."""
        outer = self.types.get(name)
        before = self.reached()
        self.types[name] = kind
        self.assigned = before | {name}
        self.loops.append(name)
        self.breaks.append([])
        lines = self.block(node.body)
        self.breaks.pop()
        self.loops.pop()
        self.types.pop(name)
        if outer is not None:
            self.types[name] = outer
        self.assigned = before - {name}
        return lines

    def temporary(self) -> str:
        """A new variable of our own."""
        self.temporaries += 1
        name = f"t_{self.temporaries}"
        return name if name not in self.source.locals else self.temporary()


def is_short_sum(loop: ast.For, end: Value) -> bool:
    """Does a loop only add to the numbers of an array, often enough for vectors but so seldom that gcc would unroll it?"""
    only, *more = loop.body
    adds = isinstance(only, ast.AugAssign) and isinstance(only.target, ast.Subscript)
    return adds and not more and end.constant in UNROLLED


def joined_flow(first: set[str] | None, second: set[str] | None) -> set[str] | None:
    """The variables that have a value where two ways meet; None: neither way gets there."""
    if first is None or second is None:
        return second if first is None else first
    return first & second


def indented(lines: list[str]) -> list[str]:
    """One level deeper."""
    return [f"    {line}" for line in lines]
