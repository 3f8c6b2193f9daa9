"""Why a database or a bus has failed, in one line: what their drivers say, without statements, their values and passwords."""

import re

from ..games.reasons import SYSTEM, reason, system_reason

KNOWN = {
    "connection refused|connect call failed": "failure-refused",
    "unable to open database file": "failure-file-not-opened",
    "file is not a database": "failure-no-database",
    "readonly database": "failure-read-only",
    "database is locked": "failure-locked",
    "disk is full": "complaint-disk-full",
    "password authentication failed": "failure-password",
    'database ".*" does not exist': "failure-no-such-database",
    "name or service not known|name resolution|nodename nor servname": "failure-no-such-host",
}
"""What drivers say most often, by patterns, and the ids of our own texts. English keeps the words of the driver."""


def cause(error: Exception) -> str:
    """Why a driver failed; a reason if it is a usual one."""
    own = getattr(error, "orig", None) or error
    if isinstance(own, TimeoutError):
        return reason("failure-silent", "there is no answer")
    if isinstance(own, OSError) and own.errno in SYSTEM:
        return system_reason(own)
    said = (str(own) or type(own).__name__).strip().splitlines()[0].rpartition(">: ")[2][:200]
    for pattern, name in KNOWN.items():
        if re.search(pattern, said, re.IGNORECASE):
            return reason(name, "{said}", said=said)
    return system_reason(own) if isinstance(own, OSError) and own.strerror else said
