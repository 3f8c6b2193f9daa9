"""Functions in the style of rules as C: walks the call tree of the entry functions and translates each function once.

    s.sled[seat] -= 1      becomes      s->sled[seat] -= 1

Positions and working memory become structs, tables of numbers constant arrays, whole numbers 64-bit integers. The C is also
valid C++ and CUDA, and needs no library. Whatever is not known to mean the same in C is refused, with file, line and a
sentence (`Untranslatable`). A function is translated once for each kind of arguments: one that is given an array of bytes in
one place and of 32-bit integers in another becomes two functions in C.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, cast, get_args

from ..fields import I64 as WIDE
from ..fields import Flat
from ..memory import Memory
from .functions import FunctionTranslator
from .layout import Layout, Place, Sizes, memory_layout, position_layout
from .source import Source, Untranslatable
from .types import BOOL, DOUBLE, KINDS, NUM, Array, Number, Struct, Type, Value, c_name, struct_of, whole_text
from .types import I64 as WIDE_NUMBER

PLAIN: dict[Any, Number] = {int: NUM, bool: BOOL, float: DOUBLE}
HEAD = """\
#ifndef RULE  /* what a rule, a table and an entry are to this compiler */
#define RULE static inline
#define TABLE static const
#if defined(_WIN32)
#define ENTRY __declspec(dllexport)
#else
#define ENTRY __attribute__((visibility("default")))
#endif
#endif
#ifndef LOOP  /* before every loop */
#define LOOP
#if defined(__GNUC__) && !defined(__clang__)
#define SHORT_SUM _Pragma("GCC unroll 1")
#endif
#endif
#ifndef SHORT_SUM  /* before a short loop that adds to numbers of an array: gcc would unroll it before it looks for vectors */
#define SHORT_SUM LOOP
#endif
#ifndef LANES  /* threads that run a function together, which of them this is, and where they wait for each other */
#define LANES 1
#define LANE 0
#define JOIN_LANES
#endif
#ifndef COPY_RECORD
#define COPY_RECORD(to, from) (*(to) = *(from))
#endif
#ifndef __cplusplus
typedef _Bool bool;
#endif
#ifndef SQUARE_ROOT
#define SQUARE_ROOT(x) __builtin_sqrt(x)
#endif
#if defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ == 4
#define POINTER_PADDING(name) int name##_padding
#else
#define POINTER_PADDING(name)
#endif
typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
#ifndef NUM  /* a plain whole number: 64 bits, or -DNUM=int where 32 are faster */
#define NUM i64
#endif
typedef NUM num;
"""
HELPERS = """\
RULE {kind} {kind}_min({kind} a, {kind} b) {{ return b < a ? b : a; }}
RULE {kind} {kind}_max({kind} a, {kind} b) {{ return b > a ? b : a; }}
"""
WHOLE_HELPERS = """\
RULE {kind} {kind}_div({kind} a, {kind} b) {{ return a / b - (a % b != 0 && (a < 0) != (b < 0)); }}
RULE {kind} {kind}_mod({kind} a, {kind} b) {{ {kind} r = a % b; return r != 0 && (r < 0) != (b < 0) ? r + b : r; }}
RULE {kind} {kind}_abs({kind} a) {{ return a < 0 ? -a : a; }}
"""


HASH = """\
RULE i64 {name}(const Position *s) {{
    unsigned long long hash = 0;
{steps}
    return 1 + (i64)(hash >> 2);
}}
"""
HASH_STEP = "    hash = (hash ^ (unsigned long long)(i64){number}) * 0x9E3779B97F4A7C15ULL; hash ^= hash >> 32;"
HASH_LOOP = "    LOOP for (int i = 0; i < {count}; i++) {{ {step} }}"
"""A hash of all numbers of a position (`fields.hash_record`)."""


CHECKS = """\
#include <stdio.h>
#include <stdlib.h>
static i64 checked(i64 value, i64 low, i64 high, const char *place) {
    if (value < low || value > high) {
        fprintf(stderr, "%s: %lld is not between %lld and %lld\\n", place, value, low, high);
        abort();
    }
    return value;
}
"""
"""For a library that checks itself: every index, and every number that is written to a narrow place."""


@dataclass(frozen=True)
class Signature:
    """How an entry is called."""

    parameters: tuple[Type, ...]
    returns: Number | None


@dataclass
class Translated:
    """A function in C."""

    name: str
    returns: Number | None
    reads: bool = False
    writes: bool = False
    finished: bool = False


class Emitter:
    """Translates the functions of one game."""

    def __init__(self, position: type[Flat], sizes: Sizes, *, checked: bool = False) -> None:
        self.sizes = sizes
        self.checked = checked
        """Check indices and ranges at run time, for tests."""
        self.position_layout = position_layout(position)
        self.position = struct_of(self.position_layout)
        self.layouts: dict[type[Memory], Layout] = {}
        self.structs: dict[str, Struct] = {}
        self.tables: dict[tuple[str, Any], Value] = {}
        self.translated: dict[Any, Translated] = {}
        self.entries: dict[str, Signature] = {}
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.identities: dict[int, tuple[int, FunctionType]] = {}
        self.numbered: dict[Any, int] = {}
        self.hashes: str | None = None
        """The function that hashes a position, if it is needed."""

    def entry(self, function: Callable[..., Any]) -> None:
        """Translate a function that is called from outside. Its annotations say all of its types."""
        plain = cast("FunctionType", function)
        hints = plain.__annotations__
        types: list[Type] = []
        for name in parameters(plain):
            kind = self.type_of(hints.get(name))
            if kind is None:
                raise refusal(plain, f"the entry's parameter `{name}` has no type")
            types.append(kind)
        name = plain.__name__
        self.names.add(name)
        made = self.call(plain, tuple(types), entry=name)
        self.entries[name] = Signature(tuple(types), made.returns)

    def source(self) -> str:
        """All of it as one C file."""
        kinds = ("num", "double") if "i64" not in "".join(self.texts) else ("num", "i64", "double")
        helpers = "".join(HELPERS.format(kind=kind) for kind in kinds)
        helpers += "".join(WHOLE_HELPERS.format(kind=kind) for kind in kinds if kind != "double")
        structs = "\n".join(struct.text() for struct in self.structs.values())
        tables = "".join(table_text(value.text, value.type, numbers) for (_, numbers), value in self.tables.items())
        return "\n".join((HEAD, CHECKS if self.checked else "", helpers, structs, tables, *self.texts))

    # Types
    def type_of(self, hint: Any) -> Type | None:
        """The type that an annotation means; None if it leaves that to the call."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, Flat):
            return self.declare(self.position)
        if isinstance(hint, type) and issubclass(hint, Memory):
            if hint not in self.layouts:
                self.layouts[hint] = memory_layout(hint, self.sizes, self.position_layout)
            return self.declare(struct_of(self.layouts[hint], self.position))
        return WIDE_NUMBER if get_args(hint) == (int, WIDE) else None

    def declare(self, struct: Struct) -> Struct:
        """Define a struct, and before it those that it holds."""
        if struct.name not in self.structs:
            for _, kind in struct.fields:
                if isinstance(kind, Array) and isinstance(kind.element, Struct):
                    self.declare(kind.element)
            self.structs[struct.name] = struct
        return struct

    # Functions
    def call(self, function: FunctionType, types: tuple[Type, ...], entry: str | None = None) -> Translated:
        """A function for such arguments, translated now if it was not yet."""
        key = (self.identity(function), types, entry)
        if key not in self.translated:
            name = entry or self.new_name(f"{function.__module__.rpartition('.')[2]}_{function.__name__}")
            returns = self.result_of(function)
            made = self.translated[key] = Translated(name, returns)
            text = FunctionTranslator(self, function, types, made).text(is_entry=entry is not None)
            made.finished = True
            self.texts.append(text)
        return self.translated[key]

    def result_of(self, function: FunctionType) -> Number | None:
        """The kind of a function's result."""
        if "return" not in function.__annotations__:
            raise refusal(function, "the function does not say what it returns")
        hint = function.__annotations__["return"]
        if hint is None or hint is type(None):
            return None
        kind = self.type_of(hint)
        if not isinstance(kind, Number):
            raise refusal(function, "a function can only return a number")
        return kind

    def identity(self, function: FunctionType) -> int:
        """The same for two copies of a function that see the same functions under their global names (`drivers.bind`)."""
        known = self.identities.get(id(function))
        if known is None:
            self.identities[id(function)] = (-1, function)  # should it call itself
            code = function.__code__
            seen = ((name, function.__globals__.get(name)) for name in code.co_names)
            callees = tuple((name, self.identity(each)) for name, each in seen if isinstance(each, FunctionType))
            key = (code.co_filename, code.co_firstlineno, code.co_name, callees)
            known = self.identities[id(function)] = (self.numbered.setdefault(key, len(self.numbered)), function)
        return known[0]

    def hash_function(self) -> str:
        """The name of the function that hashes a position, written now if it was not yet."""
        if self.hashes is None:
            self.hashes = self.new_name("position_hash")
            steps = "\n".join(hash_step(place) for place in self.position_layout.places)
            self.texts.append(HASH.format(name=self.hashes, steps=steps))
        return self.hashes

    # Tables
    def table(self, name: str, numbers: tuple[Any, ...]) -> Value | None:
        """A constant array, of the narrowest numbers that hold it; None if it is not a table of numbers."""
        if (name, numbers) not in self.tables:
            shape = table_shape(numbers)
            if shape is None:
                return None
            element = Number(narrowest(flattened(numbers)))
            made = Value(self.new_name(c_name(name)), Array(element, shape, constant=True), atom=True)
            self.tables[name, numbers] = made
        return self.tables[name, numbers]

    def new_name(self, wanted: str) -> str:
        """A name that is not taken."""
        name, number = wanted, 1
        while name in self.names:
            number += 1
            name = f"{wanted}_{number}"
        self.names.add(name)
        return name


def refusal(function: FunctionType, why: str) -> Untranslatable:
    """A refusal of a whole function."""
    source = Source(function)
    return source.refuse(source.tree, why, source.name)


def hash_step(place: Place) -> str:
    """The line of C that adds a field of a position to its hash."""
    if not place.shape:
        return HASH_STEP.format(number=f"s->{c_name(place.name)}")
    number = f"((const {KINDS[place.width]} *)s->{c_name(place.name)})[i]"
    return HASH_LOOP.format(count=place.count, step=HASH_STEP.format(number=number).strip())


def parameters(function: FunctionType) -> tuple[str, ...]:
    """The names of a function's parameters."""
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def table_shape(numbers: Any) -> tuple[int, ...] | None:
    """The sizes of nested tuples of numbers; None if they are something else or of unequal lengths."""
    if isinstance(numbers, int | float):
        return ()
    if not isinstance(numbers, tuple) or not numbers:
        return None
    shapes = {table_shape(each) for each in numbers}
    shape = shapes.pop()
    return None if shapes or shape is None else (len(numbers), *shape)


def flattened(numbers: Any) -> list[Any]:
    """All numbers of nested tuples."""
    return [each for row in numbers for each in flattened(row)] if isinstance(numbers, tuple) else [numbers]


def narrowest(numbers: list[Any]) -> str:
    """The narrowest kind that holds all of these numbers."""
    if any(isinstance(each, float) for each in numbers):
        return "double"
    widest = max(*numbers, -1 - min(numbers))
    return "i8" if widest < 1 << 7 else "i16" if widest < 1 << 15 else "i32" if widest < 1 << 31 else "i64"


def table_text(name: str, kind: Array, numbers: tuple[Any, ...]) -> str:
    """The definition of a table."""
    sizes = "".join(f"[{size}]" for size in kind.shape)
    return f"TABLE {kind.element_name} {name}{sizes} = {braces(numbers)};\n"


def braces(numbers: Any) -> str:
    """Numbers as C writes them."""
    if isinstance(numbers, tuple):
        return "{" + ", ".join(map(braces, numbers)) + "}"
    return repr(float(numbers)) if isinstance(numbers, float) else whole_text(int(numbers))
