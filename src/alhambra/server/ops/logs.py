"""Logging, as text or as JSON lines. Nothing hidden or secret is logged."""

import json
import logging
import time
from typing import Final

from alhambra.server.ops.settings import ServerSettings

_TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line of JSON."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


def begin_logging(settings: ServerSettings) -> None:
    """Configure logging as the settings say."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_form == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    if settings.log_level != "debug":
        # These loggers write addresses and paths, and paths contain the ids of tables.
        for name in ("uvicorn.error", "uvicorn.access", "httpcore", "websockets"):
            logging.getLogger(name).setLevel(logging.WARNING)
