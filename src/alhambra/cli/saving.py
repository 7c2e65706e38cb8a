"""Saving a game when the person leaves its line-based table."""

from pathlib import Path

from alhambra.console import palette
from alhambra.console.language import say, spoken
from alhambra.console.saves.game_folder import new_file
from alhambra.console.screen import Screen, TableLeft
from alhambra.console.sources.local import LocalGame
from alhambra.protocol import AlhambraError


class TableQuit(TableLeft):
    """The person left the table by a command, and was asked whether to save the game."""


async def offer_to_save(source: LocalGame, screen: Screen) -> None:
    """Ask where to save the game; a plain yes saves it in the usual folder."""
    question = f"{say('question-save')} "
    while source.keeper.path is None and (name := screen.ask(question)):
        if screen.is_no(name):
            return
        try:
            await source.save(str(new_file(source.config.game)) if screen.is_yes(name) else name)
        except AlhambraError as error:
            screen.tell(spoken().error(error), palette.BAD)


async def keep_at_end(source: LocalGame, screen: Screen, is_lost: bool) -> None:
    """Save the game for the last time; if that fails, ask for another file.

    A game without a file goes into the usual folder, if it would be lost otherwise.
    """
    path: Path | None = source.keeper.path
    if path is None and is_lost:
        path = new_file(source.config.game)
    if path is None:
        return
    try:
        await source.save(str(path))
    except AlhambraError as error:
        screen.tell(spoken().error(error), palette.BAD)
        if not screen.is_live:
            raise
        source.keeper.path = None
        await offer_to_save(source, screen)
