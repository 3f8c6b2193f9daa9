"""Limits that a game meets are said aloud."""

import pytest

from saqqara.games import Rules


@pytest.mark.parametrize("seats", [range(1, 3), range(2, 7), range(6, 9)])
def test_a_game_for_too_many_or_too_few_players_is_refused(seats: range) -> None:
    with pytest.raises(TypeError, match=r"Crowd\.players must be within 2 to 5, not"):
        type("Crowd", (Rules,), {"players": seats})
