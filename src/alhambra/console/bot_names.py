"""The names of the opponents, both on the screen and on the command line."""

from alhambra.bots import BOTS
from alhambra.bots.levels import LEVELS
from alhambra.console.language import say
from alhambra.texts import ENGLISH, language


def bot_word(bot: str) -> str:
    """Return the word for a bot: ``vizier`` for ``master``, with its setting if it has one."""
    kind, colon, setting = bot.partition(":")
    return f"{_word(kind)}{colon}{setting}"


def bot_words() -> list[str]:
    """Return the words for all bots, beginning with the opponents from weakest to strongest."""
    return [bot_word(bot) for bot in [*LEVELS, *sorted(set(BOTS) - set(LEVELS))]]


def bot_called(word: str) -> str:
    """Return the registered bot that a word names; any other word is returned unchanged."""
    kind, colon, setting = word.partition(":")
    for bot in LEVELS:
        if kind.casefold() in (_word(bot), language(ENGLISH).text(f"opponent-{bot}").casefold()):
            return f"{bot}{colon}{setting}"
    return word


def _word(bot: str) -> str:
    return say(f"opponent-{bot}").casefold() if bot in LEVELS else bot
