"""What the networks in `weights.json` learned from: the sheets that come with the game, and many that chance has drawn."""

import random
from collections.abc import Iterator
from typing import Any

from ..training import Kind, Plan
from .components import ARCH_LEVELS, COLOUR_LETTERS, PYRAMID_LEVELS, RELIEF_COLUMNS, RELIEF_ROWS
from .sheets import RELIEF_NUMBERS, printed_fields

DRAWN = 96
"""Layouts that chance has drawn."""
SHEETS_DRAWN = "ABCDEF"


def kind(layout: Any, players: int, share: float) -> Kind:
    """Games on one layout."""
    return Kind({"players": players, "layout": layout, "start": "random"}, share)


def drawn_kinds(players: int, share: float, first: int = 0, number: int = DRAWN) -> Iterator[Kind]:
    """Games on some of the layouts that chance has drawn."""
    return (kind(drawn_layout(seed), players, share / number) for seed in range(first, first + number))


def drawn_layout(seed: int) -> dict[str, Any]:
    """A layout as people might write one: other heights, points, symbols and colours."""
    chance = random.Random(seed)  # noqa: S311 (nothing is secret here)
    levels, arch_levels = chance.randint(4, PYRAMID_LEVELS), chance.randint(3, ARCH_LEVELS)
    pyramid = rising(chance, levels, chance.randint(16, 26))
    *arch, keystone = rising(chance, arch_levels + 1, chance.randint(9, 16))
    relief = rising(chance, len(RELIEF_NUMBERS), chance.randint(11, 18))
    return {
        "name": f"drawn {seed}",
        "points": {
            "pyramid": pyramid,
            "arch": arch,
            "keystone": keystone,
            "relief": dict(zip(RELIEF_NUMBERS, relief, strict=True)),
        },
        "symbols": drawn_symbols(chance, levels, arch_levels),
        "sheets": drawn_sheets(chance, levels, arch_levels),
    }


def rising(chance: random.Random, steps: int, last: int) -> list[int]:
    """Points that rise to the last one, faster and faster."""
    power = chance.uniform(1.0, 2.0)
    return [round(last * ((step + 1) / steps) ** power) for step in range(steps)]


def drawn_symbols(chance: random.Random, levels: int, arch_levels: int) -> dict[str, list[str]]:
    """Five to nine symbols on one to four fields each, on any field but the lowest of the pyramid and the arch."""
    fields = [
        name
        for name in printed_fields(levels, arch_levels)
        if not name.startswith("pyramid 1.") and name not in ("arch L1", "arch R1")
    ]
    symbols: dict[str, list[str]] = {}
    for number in range(chance.randint(5, 9)):
        building = chance.choice(("pyramid", "pyramid", "arch", "relief"))
        free = [name for name in fields if name.startswith(building)]
        symbols[f"s{number}"] = chosen = chance.sample(free, min(chance.choice((1, 1, 1, 2, 4)), len(free)))
        fields = [name for name in fields if name not in chosen]
    return {symbol: chosen for symbol, chosen in symbols.items() if chosen}


def drawn_sheets(chance: random.Random, levels: int, arch_levels: int) -> dict[str, dict[str, Any]]:
    """Six sheets: one in permuted colours, as those that come with the game."""
    lengths = {
        "pyramid": list(range(levels, 0, -1)),
        "arch": [arch_levels],
        "keystone": [1],
        "relief": [RELIEF_COLUMNS] * RELIEF_ROWS,
        "quarry": [chance.randint(8, 16)],
    }
    first = {part: [drawn_row(chance, length) for length in rows] for part, rows in lengths.items()}
    sheets: dict[str, dict[str, Any]] = {}
    for letter in SHEETS_DRAWN:
        permuted = str.maketrans(COLOUR_LETTERS, "".join(chance.sample(COLOUR_LETTERS, len(COLOUR_LETTERS))))
        rows = {part: [row.translate(permuted) for row in each] for part, each in first.items()}
        sheets[letter] = {part: each if part in ("pyramid", "relief") else each[0] for part, each in rows.items()}
    return sheets


def drawn_row(chance: random.Random, length: int) -> str:
    """Colours, each about as often as any other."""
    bag = [letter for _ in range(-(-length // len(COLOUR_LETTERS))) for letter in chance.sample(COLOUR_LETTERS, 6)]
    return "".join(bag[:length])


PLAN = Plan(
    game="anubixx",
    networks={
        "2 players": (kind("classic", 2, 1.0), kind("great", 2, 0.25)),
        "3 to 5 players": (kind("classic", 3, 0.15), kind("classic", 4, 0.15), kind("classic", 5, 0.06)),
        "2 players, other sheets": (kind("great", 2, 0.45), *drawn_kinds(2, 0.55)),
        "3 to 5 players, other sheets": (
            *(kind("great", 3, 0.18), *drawn_kinds(3, 0.22, 0, 40)),
            *(kind("great", 4, 0.18), *drawn_kinds(4, 0.22, 40, 40)),
            *(kind("great", 5, 0.09), *drawn_kinds(5, 0.11, 80, 16)),
        ),
    },
    games=46_000,
    generations=8,
    simulations=16,
)
