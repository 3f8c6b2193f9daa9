"""What this browser computes for tables that live at a server, so that the server need not."""

import hashlib

import msgspec

from ..games import State, game
from ..games.reasons import reason
from ..table.refusal import impossible, invalid
from ..web.creation import play_record
from ..web.wire import AnalysisInfo, HintInfo, Sample
from .home import Home

SEED = 0
"""A finished record leaves nothing to chance, and a sample replaces everything that was dealt."""


async def analyse(home: Home, record: bytes) -> AnalysisInfo:
    """What is known so far of the game of a record, which is given as JSON. The first call starts the analysis."""
    try:
        content = msgspec.json.decode(record, type=dict)
    except msgspec.MsgspecError:
        raise impossible("error-record", reason("reason-no-record", "this is no record")) from None
    key = hashlib.sha256(record).hexdigest()
    return home.analyses.analysis_of(key, lambda: play_record(content, SEED)[-1], home.owner.person)


async def hints(home: Home, sample: bytes) -> list[HintInfo]:
    """Good moves for the mover of a `Sample`, which is given as JSON."""
    return await home.analyses.hints(state_of(msgspec.json.decode(sample, type=Sample)), home.owner.person)


def state_of(sample: Sample) -> State:
    """The state of a sample. Refused if its server has other fields: then its version is another than this page's."""
    state = game(sample.game, **sample.options).start(SEED)
    if [field.name for field in state.position.FIELDS] != list(sample.position):
        raise invalid("error-bad-request", "this position is of another version")
    for name, value in sample.position.items():
        setattr(state.position, name, value)
    return state
