"""The commands of ``alhambra`` and what they are called with."""

import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from alhambra import __version__, _build
from alhambra.arena import Series
from alhambra.bots import BOTS
from alhambra.bots.levels import LEVELS
from alhambra.cli import palette
from alhambra.cli.arena import arena
from alhambra.cli.choosing import chosen_bots, chosen_config, completed, number, use_components, whole_number
from alhambra.cli.dealing import dealt_jointly
from alhambra.cli.explanations import explanations, modules_explained
from alhambra.cli.game_words import games_explained, options_explained
from alhambra.cli.measure import measure
from alhambra.cli.play import Table
from alhambra.cli.progress import progress_bar
from alhambra.cli.renderer import YOU, seat_names
from alhambra.cli.replay import Replay
from alhambra.cli.saving import check_is_new, read_table, read_text, seating_of
from alhambra.cli.schema import schema
from alhambra.cli.screen import Left, Screen
from alhambra.cli.sheet import sheet
from alhambra.cli.simulate import result_table, results_json, speed_line
from alhambra.games import GAMES, new_game, replay
from alhambra.protocol import (
    PERSON,
    RULES_VERSION,
    AlhambraError,
    Game,
    GameConfig,
    Player,
    Record,
    canonical_seed,
    is_hash,
    one_line,
)
from alhambra.verifying import BY_HAND, NOT_PROVED, PROVED, Finding, compare, is_chosen_by_hand
from alhambra.verifying import verify as verified

app = typer.Typer(
    name="alhambra",
    help="The Alhambra board-game family: play, simulate, replay.",
    epilog="Begin with: alhambra play",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)

# All that typer says of a wrong command line; it gives the class no name of its own.
_UsageError: type[Exception] = typer.BadParameter.__bases__[0]

# --- what several commands ask for ---


def _complete_game(incomplete: str) -> list[str]:
    return completed(incomplete, list(GAMES))


def _complete_module(incomplete: str) -> list[str]:
    return completed(incomplete, ["all", *dict.fromkeys(name for info in GAMES.values() for name in info.modules)])


def _complete_option(incomplete: str) -> list[str]:
    return completed(incomplete, list(dict.fromkeys(name for info in GAMES.values() for name in info.options)))


def _complete_bot(incomplete: str) -> list[str]:
    return completed(incomplete, sorted(BOTS))


GameName = Annotated[
    str, typer.Option("--game", "-g", help=f"{', '.join(GAMES)}.", metavar="NAME", autocompletion=_complete_game)
]
Players = Annotated[
    int, typer.Option("--players", "-p", help="The number of seats.", metavar="N", parser=whole_number())
]
Modules = Annotated[
    str,
    typer.Option(
        "--modules", "-m", help="Names with commas, or 'all'.", metavar="NAMES", autocompletion=_complete_module
    ),
]
Options = Annotated[
    str,
    typer.Option(
        "--options", "-o", help="Variants, names with commas.", metavar="NAMES", autocompletion=_complete_option
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help=f"Who takes the seats that no person has: {', '.join(sorted(BOTS))}; a short list is repeated.",
        metavar="NAMES",
        autocompletion=_complete_bot,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(help="Any text, for a study: equal seeds give equal games, and nobody promises them.", metavar="TEXT"),
]
Components = Annotated[
    Path | None,
    typer.Option(
        help="A directory with component files to use instead of the packaged ones.",
        envvar="ALHAMBRA_COMPONENTS",
        metavar="DIR",
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="A file with a record.", metavar="FILE")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"alhambra {__version__}, rules version {RULES_VERSION}, {_build.build_name()}")
        raise typer.Exit


@app.callback()
def _alhambra(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


# --- commands ---


@app.command(
    epilog="Examples: [b]alhambra play[/], "
    "[b]alhambra play --players 4 --modules vizier,camps --bots greedy,random[/], "
    "[b]alhambra play --save evening.txt[/] and later [b]alhambra play --resume evening.txt[/]"
)
def play(
    game: GameName = "alhambra",
    players: Players = 3,
    modules: Modules = "",
    options: Options = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    contribution: Annotated[
        str | None, typer.Option(help="Your part of the shuffle, any text. Without it you are asked.", metavar="TEXT")
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called.", metavar="TEXT")] = YOU,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, after every choice.", metavar="FILE")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the game in this file.", exists=False, metavar="FILE")
    ] = None,
    components: Components = None,
) -> None:
    """Play against bots in the terminal."""
    use_components(components)
    screen = Screen()
    if resume is not None:
        _resumed(resume, save or resume, screen).run()
        return
    if save is not None:
        check_is_new(save)
    config = chosen_config(game, players, modules, options)
    others = chosen_bots(bots, max(players - 1, 1))[: players - 1]
    person_name = " ".join("".join(char if char.isprintable() else " " for char in name).split())[:12] or YOU
    names, kinds = [person_name, *seat_names(players)[1:]], [PERSON, *others]
    seated = [Player(own_name, kind) for own_name, kind in zip(names, kinds, strict=True)]
    try:
        dealt = _dealt(config, seated, seed, contribution, screen)
    except Left:
        screen.tell("You have left the table.")
        return
    Table(dealt, seating_of(dealt.players, players), screen, save).run()


def _dealt(config: GameConfig, players: list[Player], seed: str | None, given: str | None, screen: Screen) -> Game:
    if seed is None:
        return dealt_jointly(config, players, given, screen)
    if given is not None:
        raise AlhambraError("a game with a seed of your own is a study, to which nobody contributes: leave one out")
    return new_game(config, seed, players)


def _resumed(path: Path, save: Path, screen: Screen) -> Table:
    if save != path:
        check_is_new(save)
    saved = read_table(path)
    game = replay(saved.record)
    if game.is_over:
        raise AlhambraError(f"the game in {path} is over; look at it with: alhambra replay {path}")
    if game.streams is None:
        raise AlhambraError(
            f"nobody rolls or shuffles in the game in {path}, as its chance is open; "
            f"look at it with: alhambra replay {path}"
        )
    return Table(game, saved.seating, screen, save)


@app.command(
    epilog="Examples: [b]alhambra simulate --bots greedy,random --games 200[/], "
    "[b]alhambra simulate --game granada --players 3 --jobs 4 --seed 7 --json[/]"
)
def simulate(
    game: GameName = "alhambra",
    players: Players = 4,
    modules: Modules = "",
    options: Options = "",
    bots: Bots = "greedy,random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games.", metavar="N", parser=whole_number(1, 10_000_000))
    ] = 1000,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", help="How many processes play them.", metavar="N", parser=whole_number(1, 512)),
    ] = 1,
    seed: Annotated[str, typer.Option(help="Any text; equal seeds give equal results.", metavar="TEXT")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    components: Components = None,
) -> None:
    """Let bots play many games; the results depend on the seed, never on the number of jobs."""
    use_components(components)
    config = chosen_config(game, players, modules, options)
    series = Series(config, chosen_bots(bots, players), seed)
    start = time.perf_counter()
    with progress_bar() as progress:
        results = list(progress.track(series.results(games, jobs), total=games, description="playing"))
    seconds = time.perf_counter() - start
    if as_json:
        typer.echo(json.dumps(results_json(config, canonical_seed(seed), results), indent=2))
    else:
        Console(highlight=False).print(result_table(config, results), Text(speed_line(results, seconds), style="dim"))


@app.command(name="replay", epilog="Example: [b]alhambra replay evening.txt --seat 1[/]")
def replay_command(
    file: RecordFile,
    show_all: Annotated[bool, typer.Option("--all", help="Print every moment without asking.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(help="Watch as this seat, numbered from 0 as in the record.", metavar="N", parser=whole_number()),
    ] = None,
    components: Components = None,
) -> None:
    """Step through the record of a game."""
    use_components(components)
    shown = Replay(file, seat)
    if show_all:
        shown.show_all(Screen())
    else:
        shown.step_through(Screen())


def _hash_option(text: str) -> str:
    if not is_hash(text.lower()):
        raise typer.BadParameter(f"'{text[:80]}' is not 64 hexadecimal digits")
    return text.lower()


_MARKS = {PROVED: ("\u2713 ", palette.GOOD), NOT_PROVED: ("? ", palette.FAINT), BY_HAND: ("! ", palette.BAD)}
_CHOSEN_BY_HAND = 3


@app.command(
    epilog="Examples: [b]alhambra verify evening.txt[/], [b]alhambra verify mine.txt --against yours.txt[/] "
    "(leaves with 0 if the record can be, 1 if it cannot, 2 after a wrong command line, 3 if chance was chosen by hand)"
)
def verify(
    file: RecordFile,
    promise: Annotated[
        str | None, typer.Option(help="The promise that you saw.", metavar="HASH", parser=_hash_option)
    ] = None,
    head: Annotated[
        str | None, typer.Option(help="A head that you noted.", metavar="HASH", parser=_hash_option)
    ] = None,
    against: Annotated[
        Path | None, typer.Option(help="Another record of the game: where do they part?", metavar="FILE")
    ] = None,
    components: Components = None,
) -> None:
    """Tell what a record proves and what it does not: damage, every entry, where its chance came from, the result."""
    use_components(components)
    record = _read_record(file)
    findings = verified(record, promise, head)
    if against is not None:
        findings.append(Finding(PROVED, compare(record, _read_record(against))))
    console = Console(highlight=False)
    for kind, sentence in findings:
        console.print(Text.assemble(_MARKS[kind], sentence), soft_wrap=True)
    if is_chosen_by_hand(findings):
        raise typer.Exit(_CHOSEN_BY_HAND)


def _read_record(path: Path) -> Record:
    return Record.read(read_text(path))


@app.command(epilog="Example: [b]alhambra bench --game combined --seconds 5[/]")
def bench(
    game: GameName = "alhambra",
    players: Players = 4,
    modules: Modules = "",
    options: Options = "",
    seconds: Annotated[
        float, typer.Option(help="How long to play.", metavar="S", parser=number(least=0.01, most=3600))
    ] = 3.0,
    components: Components = None,
) -> None:
    """Measure the installed build with random games."""
    use_components(components)
    config: GameConfig = chosen_config(game, players, modules, options)
    speed = measure(config, seconds)
    typer.echo(f"{config.game}, {config.seats} seats, random play, {_build.build_name()}")
    typer.echo(f"{speed.games:12,.1f} games/s")
    typer.echo(f"{speed.decisions:12,.0f} decisions/s")
    typer.echo(f"{speed.copy_microseconds:12,.1f} \u00b5s for a copy of a game")


@app.command()
def games() -> None:
    """List the games with their modules and options, what they are about, and the bots."""
    table = RichTable(header_style="bold", show_lines=True)
    for column in ("game", "players", "modules", "options"):
        table.add_column(column)
    for info in GAMES.values():
        title = Text.assemble((info.name, palette.HEADING), f"\n{info.title}")
        table.add_row(
            title, f"{info.min_seats}\u2013{info.max_seats}", ", ".join(info.modules), ", ".join(info.options)
        )
    console = Console(highlight=False)
    console.print(table)
    told = {"Games": games_explained(), "Modules": modules_explained(), "Options": options_explained()}
    for heading, texts in told.items():
        console.print(Text(heading, style="bold"), Padding(explanations(texts.items()), (0, 0, 1, 1)))
    levels = [(f"{level.name} ({level.bot})", level.character) for level in LEVELS]
    console.print(Text("Opponents", style="bold"), Padding(explanations(levels), (0, 0, 1, 1)))
    console.print(f"Bots: {', '.join(sorted(BOTS))}")


app.command(name="sheet")(sheet)
app.command(
    name="schema",
    epilog="Examples: [b]alhambra schema[/], [b]alhambra schema granada[/], [b]alhambra schema --typescript[/]",
)(schema)
app.command(
    name="arena",
    epilog="Examples: [b]alhambra arena --bots builder,greedy --players 2,4 --deals 200[/], "
    "[b]alhambra arena --bots searcher:16,builder --modules none,all,vizier+camps --jobs 2 --results games.jsonl[/]",
)(arena)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Bad input gets one sentence on the error stream and the exit code 1, wrong usage 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without box characters still shows the rest
    words = sys.argv[1:] if arguments is None else list(arguments)
    if "\0" in "".join(words):
        _refuse("a NUL cannot be part of a command line", 2)
    try:
        code = app(args=words or ["--help"], standalone_mode=False)
    except _UsageError as error:
        _refuse(_usage_sentence(error), 2)
    except (AlhambraError, OSError, UnicodeDecodeError) as error:
        _refuse(_sentence(error), 1)
    else:
        raise SystemExit(code)


def _refuse(sentence: str, code: int) -> NoReturn:
    typer.echo(f"alhambra: {one_line(sentence)}", err=True)
    raise SystemExit(code) from None


def _usage_sentence(error: Any) -> str:
    """What is wrong with the command line, and where to look how it is used."""
    sentence = " ".join(error.format_message().split()).rstrip(".")
    command = "alhambra" if error.ctx is None else error.ctx.command_path
    hint = " See" if sentence.endswith("?") else "; see"
    return f"{sentence[:1].lower()}{sentence[1:]}{hint}: {command} --help"


def _sentence(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "the file is not text in UTF-8; is it the record of a game?"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)
