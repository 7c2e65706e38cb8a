"""Misbehaving bots, in a module that other processes can import."""

import os
import time


def broken(*_: object) -> str:
    """A bot that always fails."""
    raise RuntimeError("a bot that always fails")


def crashing(*_: object) -> str:
    """A bot that kills its process."""
    os._exit(1)


def endless(*_: object) -> str:
    """A bot that never chooses."""
    while True:
        pass


def slow() -> str:
    """Thinks for a while."""
    time.sleep(4)
    return "slow"


def quick() -> str:
    """Thinks for no time."""
    return "quick"
