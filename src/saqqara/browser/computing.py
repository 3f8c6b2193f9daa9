"""What this browser computes for tables that live at a server, so that the server need not."""

import hashlib

import msgspec

from ..table.refusal import invalid
from ..web.creation import play_record
from ..web.wire import AnalysisInfo
from .home import Home

SEED = 0
"""A finished record leaves nothing to chance."""


async def analyse(home: Home, record: bytes) -> AnalysisInfo:
    """What is known so far of the game of a record, which is given as JSON. The first call starts the analysis."""
    try:
        content = msgspec.json.decode(record, type=dict)
    except msgspec.MsgspecError:
        raise invalid("error-record", "this is no record") from None
    key = hashlib.sha256(record).hexdigest()
    return home.analyses.analysis_of(key, lambda: play_record(content, SEED)[-1], home.owner.person)
