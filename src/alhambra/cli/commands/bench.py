"""``alhambra bench``: a quick benchmark of the installed build."""

import time
from typing import Annotated, NamedTuple

import typer

from alhambra.cli.arguments import chosen_config, number, use_components
from alhambra.cli.commands.version import build_name
from alhambra.cli.options import ComponentsFolder, GameName, LanguageName, Modules, Options, Players
from alhambra.console.descriptions import GAME, short_title
from alhambra.console.language import number_text, say
from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.texts import Verbatim

_COPIES = 2000


def bench(
    game: GameName = "alhambra",
    players: Players = 4,
    modules: Modules = "",
    options: Options = "",
    seconds: Annotated[
        float, typer.Option(help="help-option-seconds", metavar="S", parser=number(least=0.01, most=3600))
    ] = 3.0,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Measure the installed build with random games."""
    use_components(components)
    config = chosen_config(game, players, modules, options)
    speed = measure(config, seconds)
    seats = say("seats-told", seats=config.seats)
    typer.echo(say("bench-title", game=Verbatim(short_title(GAME, config.game)), seats=seats, build=build_name()))
    measured = (("games", speed.games, 1), ("decisions", speed.decisions, 0), ("copy", speed.copy_microseconds, 1))
    for name, value, digits in measured:
        typer.echo(f"{number_text(value, digits):>12} {say(f'bench-{name}')}")


class Speed(NamedTuple):
    """The speed of one kind of game on this machine."""

    games: float  # per second
    decisions: float  # per second
    copy_microseconds: float


def measure(config: GameConfig, seconds: float) -> Speed:
    """Play random games for about this time, then measure copies of a game halfway through."""
    randomness = Randomness("bench")
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not games:
        game = new_game(config, games)
        game.records_events = False
        decisions += game.play_out(randomness)
        games += 1
    return Speed(games / elapsed, decisions / elapsed, _copy_time(_halfway(game)))


def _halfway(game: Game) -> Game:
    """Return the middle position of a finished game."""
    middle = new_game(game.config, game.seed)
    entries = game.entries()
    for entry in entries[: len(entries) // 2]:
        assert entry.action is not None
        middle.play(entry.action)
    return middle


def _copy_time(game: Game) -> float:
    """Return the microseconds for a copy."""
    start = time.perf_counter()
    for _ in range(_COPIES):
        game.copy()
    return 1e6 * (time.perf_counter() - start) / _COPIES
