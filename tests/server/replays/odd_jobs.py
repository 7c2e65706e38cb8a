"""Jobs that end badly for their workers."""

import os

from alhambra.server.replays.moments import NoSuchReplay


def for_ever() -> None:
    """Never end."""
    while True:
        pass


def too_large() -> int:
    """Need more memory than there is."""
    return len(bytearray(1 << 40))


def crash() -> None:
    """Kill the process."""
    os._exit(1)


def refuse() -> None:
    """Refuse the request."""
    raise NoSuchReplay("no-such-moments", most=3)
