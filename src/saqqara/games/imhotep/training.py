"""What the networks in `weights.json` learned from: all mixes of sides alike, a quarter of the games with the Wrath."""

from itertools import product

from ..training import Kind, Plan

MIXES = tuple("".join(sides) for sides in product("AB", repeat=5))


def kinds(players: int, share: float) -> tuple[Kind, ...]:
    """Games with so many players, a share of all games."""
    return tuple(
        Kind({"players": players, "sides": sides, "wrath": wrath}, share * part / len(MIXES))
        for sides in MIXES
        for wrath, part in ((False, 0.75), (True, 0.25))
    )


PLAN = Plan(
    game="imhotep",
    networks={"2 players": kinds(2, 1.0), "3 players": kinds(3, 1.2), "4 players": kinds(4, 1.4)},
    games=54_000,
    generations=9,
    points_mean=40.0,
)
