"""What the view says of the printed boards, compared with what the rules do."""

import pytest

from .table import cargo, end_round, give, hand, play, points, put, put_pyramid, sleds, table


@pytest.mark.parametrize(
    ("card", "kind", "site"),
    [
        ("entrance", "red", "pyramids"),
        ("sarcophagus", "red", "burial"),
        ("paved_path", "red", "obelisks"),
        ("pyramid_decoration", "green", "pyramids"),
        ("temple_decoration", "green", "temple"),
        ("burial_decoration", "green", "burial"),
        ("obelisk_decoration", "green", "obelisks"),
        ("statue", "violet", None),
        ("lever", "blue", None),
        ("hammer", "blue", None),
        ("sail", "blue", None),
        ("chisel", "blue", None),
    ],
)
def test_the_kind_and_the_site_of_a_card(card: str, kind: str, site: str | None) -> None:
    assert table().view()["cards"][card] == {"kind": kind, "site": site}


@pytest.mark.parametrize("site", ["pyramids", "temple", "burial", "obelisks"])
def test_a_decoration_says_what_it_would_score(site: str) -> None:
    t = table(3)
    put(t, site, "KWKKWWK")
    card = next(name for name, printed in t.view()["cards"].items() if printed == {"kind": "green", "site": site})
    assert t.view()["decorations"][card] == 2
    assert sum(t.view()["decorations"].values()) == 2
    give(t, 0, card)
    assert t.view()["if_it_ended_now"][0]["decorations"] == 2


def test_what_the_end_would_bring_does_not_change_the_table() -> None:
    t = table(3)
    put(t, "burial", "KWKKWWK")
    give(t, 0, "statue")
    before = t.position.numbers()
    first, second = t.view()["if_it_ended_now"], t.view()["if_it_ended_now"]
    assert first == second
    assert t.position.numbers() == before
    assert sum(first[0].values()) > t.scores()[0]


def test_temple_a_gives_a_point_a_space() -> None:
    t = table(3)
    put(t, "temple", "KWKKW")
    seen = t.view()["temple"]
    assert (seen["points"], seen["bonus"], seen["worth"]) == ([1] * 5, [None] * 5, [3, 2, 0])
    end_round(t)
    assert points(t, "temple") == [3, 2, 0]


def test_temple_b_gives_points_stones_and_a_card() -> None:
    t = table(2, "AABAA")
    put(t, "temple", "KWKK")
    seen = t.view()["temple"]
    assert seen["points"] == [1, 2, 1, 0]
    assert seen["bonus"] == ["stones", None, "stones", "card"]
    assert seen["worth"] == [2, 2]
    assert table(3, "AABAA").view()["temple"]["bonus"] == ["stones", None, "stones", "card", "stones"]


@pytest.mark.parametrize("space", range(5))
def test_temple_b_does_what_the_view_says(space: int) -> None:
    """One stone on a space; the points are taken wherever there is a choice."""
    t = table(3, "AABAA")
    put(t, "temple", "WWWWW"[:space] + "K" + "WWWW"[space:])
    seen, before = t.view()["temple"], len(hand(t, 0))
    end_round(t)
    while t.view()["question"] == "bonus":
        assert seen["bonus"][space] == "stones" or t.mover != 0
        t.play("bonus point")
    assert points(t, "temple")[0] == seen["points"][space] == seen["worth"][0]
    assert (len(hand(t, 0)) > before) == (seen["bonus"][space] == "card")


@pytest.mark.parametrize("name", ["left", "middle", "right"])
@pytest.mark.parametrize("built", range(5))
def test_pyramids_b_do_what_the_view_says(name: str, built: int) -> None:
    t = table(2, "ABAAA", deck="statue statue statue statue lever")
    put_pyramid(t, name, "W" * built)
    cargo(t, 4, "K")
    bonus = t.view()["pyramids"][name]["bonus"][built]
    before = sleds(t)[0]
    play(t, f"sail 4 pyramids; build {name}")
    assert (hand(t, 0) == ["lever"]) == (bonus == "card")
    assert (sleds(t)[0] > before) == (bonus == "stones")
    assert (t.view()["question"] == "bonus_load") == (bonus == "load")
