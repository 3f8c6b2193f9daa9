"""Logs as lines of JSON, without secrets, names and addresses."""

import json
import logging
import sys
import time
from typing import Any

PLAIN = frozenset(vars(logging.makeLogRecord({})))
NONSENSE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn says of requests that anybody can send at any rate: a line for each would fill the disk, and tells nothing."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the extra fields of the record."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN and name != "color_message"}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def is_no_nonsense(record: logging.LogRecord) -> bool:
    """Is this something that an operator can use?"""
    return record.msg not in NONSENSE


def set_up(level: str) -> None:
    """Log to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # others would log addresses of tables, and the values of statements
    logging.getLogger("saqqara").setLevel(level.upper())
    for own in ("uvicorn", "alembic"):  # they set a level of their own
        logging.getLogger(own).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_no_nonsense)
