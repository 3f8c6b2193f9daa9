"""What the networks in `weights.json` learned from."""

from ..training import Kind, Plan


def kind(layout: str, players: int, share: float) -> Kind:
    """Games on one layout."""
    return Kind({"players": players, "layout": layout, "start": "random"}, share)


PLAN = Plan(
    game="anubixx",
    networks={
        "2 players": (kind("classic", 2, 1.0), kind("great", 2, 0.25)),
        "3 to 5 players": (kind("classic", 3, 0.15), kind("classic", 4, 0.15), kind("classic", 5, 0.06)),
    },
)
