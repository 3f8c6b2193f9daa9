"""The view of a game that describes none: made from its position, with what belongs to each seat together."""

import saqqara
from saqqara.games.plain import private_lines


def test_what_belongs_to_a_seat_is_together() -> None:
    state = saqqara.game("scarabs", players=3).start(seed=3)
    view = state.view(1)
    assert [seat["hand"] is None for seat in view["seats"]] == [True, False, True]
    assert all(set(seat) == {"hand", "laid", "shown", "won", "treasures", "kept"} for seat in view["seats"])
    assert len(view["dice"]) == 2
    assert "deck" not in view


def test_private_lines_show_only_what_an_onlooker_does_not_see() -> None:
    state = saqqara.game("scarabs").start(seed=3)
    own = state.view(0)
    assert private_lines(own, state.view()) == ["hand  " + " ".join(map(str, own["seats"][0]["hand"]))]
