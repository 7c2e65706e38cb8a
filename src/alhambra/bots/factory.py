"""Creation of bots by name: registered ones, with a setting, or from a file of your own."""

import importlib.util
from functools import lru_cache
from pathlib import Path

from alhambra.bots.base import BOTS, Bot
from alhambra.protocol import AlhambraError, Randomness, quoted

_FILE = ".py"


def make_bot(name: str, randomness: Randomness) -> Bot:
    """Create a bot from its name.

    Args:
        name: one of ``BOTS``, perhaps with a setting (``searcher:64``, ``master:1s``), or a class in a file of your own
            (``my_bots.py:Clever``).
        randomness: the stream for everything random that the bot does.

    Raises:
        AlhambraError: there is no such bot, or the file does not hold one.

    >>> make_bot("searcher:8", Randomness(1)).name
    'searcher'
    """
    if not isinstance(name, str):
        raise _no_such_bot(name)
    if f"{_FILE}:" in name:
        path, _, rest = name.partition(f"{_FILE}:")
        kind, _, setting = rest.partition(":")
        bot = _class_in_file(path + _FILE, kind)(randomness)
    else:
        kind, _, setting = name.partition(":")
        if kind not in BOTS:
            raise _no_such_bot(name)
        bot = BOTS[kind](randomness)
    if setting:
        bot.adjust(setting)
    return bot


def check_bot(name: str) -> None:
    """Raise an error if no bot can be created from the name."""
    make_bot(name, Randomness(0))


def _no_such_bot(name: object) -> AlhambraError:
    return AlhambraError("no-such-bot", given=quoted(name), possible=sorted(BOTS))


@lru_cache
def _class_in_file(path: str, kind: str) -> type[Bot]:
    """Return the bot class with that name in a Python file, which is run once."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise AlhambraError("bot-file-unreadable", file=quoted(path))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except AlhambraError:
        raise
    except Exception as error:  # whatever the file does
        fault = f"{type(error).__name__}: {quoted(str(error))}"
        raise AlhambraError("bot-file-unusable", file=quoted(path), message=fault) from None
    found = getattr(module, kind, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise AlhambraError("no-such-bot-in-file", given=quoted(kind), file=quoted(path))
    return found
