"""The source of a function: its tree, its local names, and refusals that point into it."""

import ast
import linecache
from functools import cache
from types import FunctionType


class Untranslatable(Exception):
    """A function uses something that is not known to mean the same in C. Says where, what and why."""


@cache
def _functions(file: str) -> dict[int, ast.FunctionDef]:
    """All functions of a file, by the line on which they begin."""
    tree = ast.parse("".join(linecache.getlines(file)))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {min([node.lineno, *(each.lineno for each in node.decorator_list)]): node for node in found}


class Source:
    """The source of a function."""

    def __init__(self, function: FunctionType) -> None:
        code = function.__code__
        self.file = code.co_filename
        self.name = function.__name__
        tree = _functions(self.file).get(code.co_firstlineno)
        if tree is None:
            raise Untranslatable(f"{self.file}:{code.co_firstlineno}: the source of `{self.name}` is not there")
        self.tree = tree
        given = tree.args
        if given.vararg or given.kwarg or given.kwonlyargs or given.defaults or given.posonlyargs:
            raise self.refuse(tree, "parameters are plain: no defaults, no keywords, no `*`", tree.name)
        if code.co_freevars:
            raise self.refuse(tree, "a function inside another one that uses its variables is not translated", tree.name)
        self.parameters = [each.arg for each in given.args]
        stored = (node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
        self.locals = {*self.parameters, *stored}

    def place(self, node: ast.AST) -> str:
        """Where something stands: file and line."""
        return f"{self.file}:{getattr(node, 'lineno', self.tree.lineno)}"

    def refuse(self, node: ast.AST, why: str, shown: str | None = None) -> Untranslatable:
        """A refusal that points to a place of this function."""
        text = (ast.unparse(node) if shown is None else shown).splitlines()[0]
        return Untranslatable(f"{self.place(node)}: {why}: {text}")
