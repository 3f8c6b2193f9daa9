"""What an expression can be in C: a number, an array, a record; and an expression on its way to C."""

from dataclasses import dataclass
from typing import Any

from ..memory import POSITION
from .layout import Layout

KINDS = {"i1": "i8", "i2": "i16", "i4": "i32", "i8": "i64", "f4": "float", "f8": "double"}
"""The kind of a number by its width."""
RANK = {"bool": 0, "i8": 1, "i16": 2, "i32": 3, "num": 4, "i64": 5, "float": 6, "double": 7}
"""Kinds of numbers, the narrowest first. `num` is a whole number of 64 bits, or 32 on targets where that is faster."""
RESERVED = """
abort alignas alignof and asm auto bitand bitor bool break case catch char checked class compl const constexpr
continue COPY_RECORD default delete do double else ENTRY enum EOF explicit export extern false float for friend goto
i16 i32 i64 i8 if inline int JOIN_LANES LANE LANES linux long mutable namespace new not NULL nullptr NUM num operator
or POINTER_PADDING private protected public register restrict return RULE short signed sizeof SQUARE_ROOT static
stderr struct switch TABLE template this throw true try typedef typename union unix unsigned using virtual void
volatile wchar_t while xor
"""
KEYWORDS = frozenset(RESERVED.split())
"""Words that cannot be names in C, C++ or CUDA, or that have a meaning of their own in our C."""


def c_name(name: str) -> str:
    """A Python name in C."""
    return f"{name}_" if name in KEYWORDS else name


@dataclass(frozen=True)
class Number:
    """A number of a kind."""

    kind: str

    @property
    def is_whole(self) -> bool:
        """Is it an integer (or a bool)?"""
        return RANK[self.kind] <= RANK["i64"]

    def declare(self, name: str) -> str:
        """The declaration of a variable."""
        return f"{self.kind} {name}"


BOOL, NUM, I64, DOUBLE = Number("bool"), Number("num"), Number("i64"), Number("double")


@dataclass(frozen=True)
class Struct:
    """A record. Its value in C is a pointer to it."""

    name: str
    fields: tuple[tuple[str, "Type"], ...]
    size: int

    def extends(self, other: "Struct") -> bool:
        """Does it have all fields of another record, and then more?"""
        return self.fields[: len(other.fields)] == other.fields

    def declare(self, name: str) -> str:
        """The declaration of a variable."""
        return f"{self.name} *{name}"

    def text(self) -> str:
        """Its definition, and a check that the compiler lays it out as Python does."""
        lines = []
        for name, kind in self.fields:
            if isinstance(kind, Array) and kind.shape[0] is None:
                lines += [f"i64 {name}_length", kind.declare(c_name(name)), f"POINTER_PADDING({name})"]
            elif isinstance(kind, Array):
                sizes = "".join(f"[{size}]" for size in kind.shape)
                lines.append(f"{kind.element_name} {c_name(name)}{sizes}")
            else:
                lines.append(kind.declare(c_name(name)))
        body = "".join(f"    {line};\n" for line in lines)
        check = f"typedef char {self.name}_has_its_size[sizeof({self.name}) == {self.size} ? 1 : -1];\n"
        return f"typedef struct {{\n{body}}} {self.name};\n{check}"


@dataclass(frozen=True)
class Array:
    """Numbers or records in a row, or rows of them. None as the first size: only known at run time."""

    element: Number | Struct
    shape: tuple[int | None, ...]
    constant: bool = False

    @property
    def element_name(self) -> str:
        """The type of an element in C."""
        return self.element.kind if isinstance(self.element, Number) else self.element.name

    def declare(self, name: str) -> str:
        """The declaration of a variable: a pointer to the first element or row."""
        element = f"{'const ' if self.constant else ''}{self.element_name}"
        rest = "".join(f"[{size}]" for size in self.shape[1:])
        return f"{element} (*{name}){rest}" if rest else f"{element} *{name}"


Type = Number | Struct | Array


def struct_of(layout: Layout, position: Struct | None = None) -> Struct:
    """The struct of a record."""
    fields: list[tuple[str, Type]] = []
    for place in layout.places:
        element: Number | Struct
        if place.width == POSITION:
            assert position is not None
            element = position
        else:
            element = Number(KINDS[place.width])
        fields.append((place.name, Array(element, place.shape) if place.shape else element))
    return Struct(layout.name, tuple(fields), layout.size)


@dataclass(frozen=True)
class Value:
    """An expression in C."""

    text: str
    type: Any
    """A `Type`, or None for a call without a result."""
    constant: int | None = None
    """Its value, if it is a whole number that is known."""
    reads: bool = False
    """Does its value depend on memory that something else may change?"""
    writes: bool = False
    """Does it change memory?"""
    atom: bool = False
    """Can it be an operand without brackets?"""
    length: str | None = None
    """C for the length of an open array."""

    @property
    def operand(self) -> str:
        """As part of a larger expression."""
        return self.text if self.atom else f"({self.text})"


def whole_text(value: int) -> str:
    """A whole number as C writes it."""
    if value == -(1 << 63):
        return "(-9223372036854775807LL - 1)"
    return str(value) if -(1 << 31) < value < 1 << 31 else f"{value}LL"
