"""Start the full-screen table for a command line."""

from pathlib import Path
from typing import Any, NamedTuple

from textual.screen import Screen

from alhambra.console.language import prefer, speak, spoken
from alhambra.console.saves.dealing import dealt_with
from alhambra.console.saves.game_folder import Keeper, Kept, new_file
from alhambra.console.saves.resuming import resumed
from alhambra.console.saves.table_files import seating_of
from alhambra.console.sources.local import LocalGame
from alhambra.games import new_dealing
from alhambra.protocol import Contribution, Game, GameConfig, Player
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.screens.game_choice import SetUp
from alhambra.terminal.screens.table import TableScreen
from alhambra.terminal.screens.welcome import Beginning, WelcomeScreen
from alhambra.terminal.settings import read_settings


class Wanted(NamedTuple):
    """The game that a command line requests: config, players and file."""

    config: GameConfig
    players: list[Player]
    save: Path | None


def run(first: Screen[Any]) -> str | None:
    """Run a screen; return where its game can be resumed (a file, or a link), if anywhere."""
    app = TerminalApp(first, read_settings())
    place = app.run()
    while app.following is not None:
        language, screen = app.following
        speak(language)
        app = TerminalApp(screen(), read_settings())
        place = app.run()
    return place


def table_of(game: Game, keeper: Keeper) -> TableScreen:
    """Return the screen of a game."""
    return TableScreen(LocalGame(game, seating_of(game.players, game.config.seats), keeper), read_settings())


def play_game(game: Game, save: Path | None) -> str | None:
    """Play a game that needs no dealing: one with a seed, or from a position."""
    prefer(read_settings().language)
    return run(table_of(game, Keeper(save or new_file(game.config.game))))


def from_position(path: Path, save: Path) -> str | None:
    """Resume the game in a file."""
    prefer(read_settings().language)
    return run(_table_in(path, save))


def _table_in(path: Path, save: Path) -> TableScreen:
    game = resumed(path)
    keeper = Keeper(save)
    if save.exists():
        keeper.hold()
    return table_of(game, keeper)


def join(link: str, name: str) -> str | None:
    """Join the table of a link, as a player or spectator; return the link for coming back."""
    from alhambra.console.sources.joining import joined  # here, because only server tables need the client

    prefer(read_settings().language)
    return run(TableScreen(joined(link, name), read_settings()))


def welcome(wanted: Wanted, kept: list[Kept], given: str | None) -> str | None:
    """Show the welcome screen, with unfinished games; ``given`` is a contribution to the seed."""
    prefer(read_settings().language)
    return run(first_screen(wanted, kept, given))


def first_screen(wanted: Wanted, kept: list[Kept], given: str | None) -> Screen[None]:
    """Return the first screen: the welcome, or the table if there is nothing to choose."""
    beginning = _beginning(wanted, kept, given)
    return beginning.begin("") if given is not None and not kept else WelcomeScreen(beginning)


def _beginning(wanted: Wanted, kept: list[Kept], given: str | None) -> Beginning:
    dealing = new_dealing(wanted.config, wanted.players)

    def begin(word: str) -> Screen[None]:
        game = dealt_with(dealing, wanted.players, Contribution.fresh(word if given is None else given))
        return table_of(game, Keeper(wanted.save or new_file(wanted.config.game)))

    def another(set_up: SetUp) -> WelcomeScreen:
        return WelcomeScreen(_beginning(Wanted(set_up.config, set_up.players, wanted.save), [], given))

    promise = dealing.promise if given is None else None
    set_up = SetUp.of(wanted.config, wanted.players, spoken().name)
    return Beginning(set_up, kept, promise, lambda game: _table_in(game.path, game.path), begin, another)
