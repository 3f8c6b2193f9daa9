"""Which changes a source file offers. Each is small, and each should make a test fail."""

import ast
import bisect
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
TYPE_EXPRESSIONS = {"Annotated", "Callable", "Final", "Literal", "cast", "TypeVar", "TypedDict", "NewType"}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `new`."""

    path: str
    line: int
    column: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        old = " ".join(self.old.split())
        return f"{self.path}:{self.line}:{self.column} {old} -> {self.new}"

    @property
    def place(self) -> str:
        """Where it is, as `--only` takes it."""
        return f"{self.path}:{self.line}:{self.column}"

    def apply(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def compiles(self, source: bytes) -> bool:
        """Is the file with this change still Python?"""
        try:
            ast.parse(self.apply(source))
        except SyntaxError:
            return False
        return True


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every change that a file offers, in the order of the text."""
    found = _Finder(path, source)
    found.visit(ast.parse(source))
    return sorted(found.mutants, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


class _Finder(ast.NodeVisitor):
    """Walks a module. Left out: annotations, decorators, assertions, texts, and what only type checkers read."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.mutants: list[Mutant] = []
        self.depth = 0
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def add(self, start: int, end: int, new: str) -> None:
        line = bisect.bisect_right(self.starts, start)
        old = self.source[start:end].decode()
        self.mutants.append(Mutant(self.path, line, start - self.starts[line - 1] + 1, start, end, old, new))

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self.add(self.start(node), self.end(node), new)

    def swap(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another operator between two operands. Between them lie only the operator, brackets, white space and comments."""
        start, end = self.end(left), self.start(right)
        between = self.source[start:end]
        if b"#" not in between and (at := between.find(old.encode())) >= 0:
            self.add(start + at, start + at + len(old), new)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            self.swap(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_union = isinstance(node.op, ast.BitOr) and self.depth == 0
        if not is_union and type(node.op) in OPERATORS and not (_is_text(node.left) or _is_text(node.right)):
            self.swap(node.left, node.right, *OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.add(self.start(node), self.start(node.operand), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int | float):
            self.replace(node, str(node.value + 1))

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id in TYPE_EXPRESSIONS):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if not (isinstance(node.func, ast.Name) and node.func.id in TYPE_EXPRESSIONS):
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are not changed, and Python 3.11 does not know where the parts of an f-string are."""

    def negate(self, condition: ast.expr) -> None:
        """Comparisons, `and`, `or` and `not` have changes of their own."""
        if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            self.replace(condition, f"not ({self.source[self.start(condition) : self.end(condition)].decode()})")

    # Statements

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if self.depth:
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.depth and any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        old, new = OPERATORS[type(node.op)]
        self.swap(node.target, node.value, old + "=", new + "=")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.replace(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break")

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion says what always holds; a test of it would have to break the program first."""

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        defaults = [*node.args.defaults, *(default for default in node.args.kw_defaults if default is not None)]
        for default in defaults:
            self.visit(default)
        self.depth += 1
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
