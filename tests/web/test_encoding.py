"""A view that is encoded with the help of the one before is the same as one that is encoded from nothing."""

import random
from typing import Any

import msgspec
import pytest

import saqqara
from saqqara.web.encoding import EncodedView


@pytest.mark.parametrize(("name", "options"), [("imhotep", {"sides": "BABAB"}), ("anubixx", {"players": 5})])
def test_a_view_beside_the_one_before_is_the_same_as_one_from_nothing(name: str, options: dict[str, Any]) -> None:
    dice = random.Random(7)
    state = saqqara.game(name, **options).start(seed=7)
    view = state.view()
    encoded = EncodedView(view)
    again = 0
    while not state.over:
        state, view, *_ = state.played_in_steps(dice.choice(view["moves"]), view)
        before, encoded = encoded, EncodedView(view, encoded)
        assert bytes(encoded.text) == msgspec.json.encode(state.view())
        again += sum(before.large[name] is text for name, text in encoded.large.items())
    assert again >= state.ply - 1, "nothing was kept"


def test_a_list_that_has_become_longer_is_encoded_anew() -> None:
    item = {"text": "a" * 500}
    before = EncodedView({"items": [item, item], "number": 1})
    for items in ([item, item, item], [item], [item, {"text": "b" * 500}]):
        assert bytes(EncodedView({"items": items, "number": 2}, before).text) == msgspec.json.encode(
            {"items": items, "number": 2}
        )


def test_an_entry_that_was_a_list_may_be_something_else() -> None:
    before = EncodedView({"entry": ["a" * 500]})
    for entry in ({"text": "b" * 500}, None, [["c" * 500]]):
        assert bytes(EncodedView({"entry": entry}, before).text) == msgspec.json.encode({"entry": entry})
