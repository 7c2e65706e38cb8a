"""``alhambra play``: play a new game or resume one, on the whole screen or line by line."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.arguments import chosen_bots, chosen_config, use_components
from alhambra.cli.commands.position import config_in, game_from
from alhambra.cli.line_table import LineTable
from alhambra.cli.options import Bots, ComponentsFolder, GameName, LanguageName, Modules, Options, Players, Seed
from alhambra.cli.window import fills_the_screen
from alhambra.console.language import say
from alhambra.console.renderer import NAMELESS, seat_names
from alhambra.console.saves.dealing import dealt_jointly
from alhambra.console.saves.game_folder import Keeper, new_file, unfinished
from alhambra.console.saves.resuming import resumed
from alhambra.console.saves.table_files import check_is_new, read_table, seating_of
from alhambra.console.screen import Screen, TableLeft, command_name
from alhambra.console.sources.local import LocalGame
from alhambra.extras import require_extra
from alhambra.games import new_game
from alhambra.protocol import PERSON, AlhambraError, Game, GameConfig, Player
from alhambra.texts import Verbatim


def play(
    game: GameName = "alhambra",
    players: Players = 3,
    modules: Modules = "",
    options: Options = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    contribution: Annotated[str | None, typer.Option(help="help-option-contribution", metavar="TEXT")] = None,
    name: Annotated[str, typer.Option(help="help-option-name", metavar="TEXT")] = "",
    save: Annotated[Path | None, typer.Option(help="help-option-save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-option-resume", exists=False, metavar="FILE")] = None,
    position: Annotated[Path | None, typer.Option(help="help-option-position", exists=False, metavar="FILE")] = None,
    table: Annotated[str | None, typer.Option(help="help-option-table", metavar="LINK")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="help-option-browser")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Play against bots in the terminal, at a server table, or in the browser."""
    use_components(components)
    if browser:
        from alhambra.cli.browser import play_in_browser  # here and below, because it loads slowly

        play_in_browser()
        return
    person = " ".join("".join(char if char.isprintable() else " " for char in name).split())[:12] or NAMELESS
    if table is not None:
        _join(table, person, plain)
        return
    if resume is not None:
        _resume(resume, save or resume, plain)
        return
    if save is not None:
        check_is_new(save)
    config = chosen_config(game, players, modules, options) if position is None else config_in(position)
    others = chosen_bots(bots, max(config.seats - 1, 1))[: config.seats - 1]
    names, kinds = [person, *seat_names(config.seats)[1:]], [PERSON, *others]
    seated = [Player(own_name, kind) for own_name, kind in zip(names, kinds, strict=True)]
    if seed is not None and contribution is not None:
        raise AlhambraError("seed-and-contribution")
    set_up: Game | None = None
    if position is not None:
        set_up = game_from(position, seed, seated)
    elif seed is not None:
        set_up = new_game(config, seed, seated)
    if fills_the_screen(plain):
        _play_on_screen(config, seated, set_up, contribution, save)
    else:
        _play_in_lines(config, seated, set_up, contribution, save, plain)


# --- full screen ---


def _play_on_screen(
    config: GameConfig, seated: list[Player], set_up: Game | None, given: str | None, save: Path | None
) -> None:
    from alhambra.terminal import launch

    if set_up is not None:
        place = launch.play_game(set_up, save)
    else:
        place = launch.welcome(launch.Wanted(config, seated, save), unfinished() if save is None else [], given)
    _say_goodbye(place)


def _say_goodbye(place: str | None) -> None:
    if place is None:
        typer.echo(say("left-table"))
    elif read_table(Path(place)).record.result is not None:
        replay_command = Verbatim(f"{command_name()} replay {shlex.quote(place)}")
        typer.echo(say("left-table.over", command=replay_command))
    else:
        resume_command = Verbatim(f"{command_name()} play --resume {shlex.quote(place)}")
        typer.echo(say("left-table.kept", command=resume_command))


def _resume(path: Path, save: Path, plain: bool) -> None:
    if save != path:
        check_is_new(save)
    if fills_the_screen(plain):
        from alhambra.terminal import launch

        _say_goodbye(launch.from_position(path, save))
    else:
        _resume_in_lines(path, save, plain)


def _join(link: str, name: str, plain: bool) -> None:
    own_name = "" if name == NAMELESS else name
    if not fills_the_screen(plain):
        require_extra("client-needs-extra", "client")
        from alhambra.console.sources.joining import joined

        LineTable(joined(link, own_name), Screen(), plain=True).run()
        return
    require_extra("client-needs-extra", "terminal", "client")
    from alhambra.terminal import launch

    place = launch.join(link, own_name)
    rejoin_command = Verbatim(f"{command_name()} play --table {shlex.quote(place or '')}")
    typer.echo(say("left-table") if place is None else say("left-table.kept", command=rejoin_command))


# --- line by line ---


def _play_in_lines(
    config: GameConfig, seated: list[Player], set_up: Game | None, given: str | None, save: Path | None, plain: bool
) -> None:
    screen = Screen()
    try:
        if set_up is None and save is None and screen.is_live and _offer_to_resume(screen, plain):
            return
        game = dealt_jointly(config, seated, given, screen, plain) if set_up is None else set_up
    except TableLeft:
        screen.tell(say("left-table"))
        return
    kept_in = save or (new_file(config.game) if screen.is_live else None)
    _play_line_by_line(game, Keeper(kept_in), screen, plain)


def _resume_in_lines(path: Path, save: Path, plain: bool) -> None:
    game = resumed(path)
    keeper = Keeper(save)
    if save.exists():
        keeper.hold()
    _play_line_by_line(game, keeper, Screen(), plain)


def _play_line_by_line(game: Game, keeper: Keeper, screen: Screen, plain: bool) -> None:
    LineTable(LocalGame(game, seating_of(game.players, game.config.seats), keeper), screen, plain).run()


def _offer_to_resume(screen: Screen, plain: bool) -> bool:
    """Offer to resume the latest unfinished game; return whether it was resumed."""
    kept = unfinished()[:1]
    if not kept or not screen.agrees(say("question-go-on", path=Verbatim(kept[0].path.name))):
        return False
    _resume_in_lines(kept[0].path, kept[0].path, plain)
    return True
