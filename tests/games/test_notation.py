"""Moves in notation, taken apart by each game's own parser."""

import pytest

from saqqara.games.anubixx import moves as anubixx_moves
from saqqara.games.anubixx import notation as anubixx
from saqqara.games.anubixx.components import FIELD_NAMES
from saqqara.games.imhotep import moves as imhotep_moves
from saqqara.games.imhotep import notation as imhotep
from saqqara.games.imhotep.components import CARD_NAMES, PYRAMID_NAMES, SITE_NAMES


def written_imhotep(move: imhotep.ParsedMove) -> str:
    """The notation of a parsed move."""
    parts = {
        "load": f" {move.ship}.{move.space}",
        "sail": f" {move.ship} {move.name}",
        "pick": f" {move.place}",
        "keep": f" {move.place}",
        "unload": f" p{move.seat + 1}",
    }
    return move.verb + parts.get(move.verb, f" {move.name}" if move.name else "")


def written_anubixx(move: anubixx.ParsedMove) -> str:
    """The notation of a parsed move."""
    if not any(move.jokers):
        marks = ""
    elif len(move.jokers) == 1:
        marks = " joker"
    else:
        marks = "".join(" joker" if joker else " -" for joker in move.jokers)
    return f"{move.building} {'-'.join(move.places)}{marks}".strip()


@pytest.mark.parametrize("move", imhotep_moves.NOTATION)
def test_every_move_of_imhotep(move: str) -> None:
    parsed = imhotep.parse(move)
    assert written_imhotep(parsed) == move
    assert parsed.name in ("", *SITE_NAMES, *CARD_NAMES, *PYRAMID_NAMES, "point", "stones")


def test_every_move_of_anubixx() -> None:
    for move in anubixx_moves.NOTATION:
        parsed = anubixx.parse(move)
        assert written_anubixx(parsed) == move
        assert {*parsed.fields} <= {*FIELD_NAMES}
        assert len(parsed.jokers) == len(parsed.places)
