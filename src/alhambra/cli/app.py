"""The commands of ``alhambra`` and what they are called with."""

import errno
import io
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

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
from alhambra.cli.analyse import analyse
from alhambra.cli.arena import arena
from alhambra.cli.choosing import chosen_bots, chosen_config, number, use_components, whole_number
from alhambra.cli.explanations import GAME, MODULE, OPTION, all_explained, explanations, short_title, title
from alhambra.cli.helping import SpokenCommand, SpokenGroup, UsageError, put_into_words, usage_sentence
from alhambra.cli.measure import measure
from alhambra.cli.options import (
    Bots,
    ComponentsFolder,
    GameName,
    LanguageName,
    Modules,
    Options,
    Players,
    RecordFile,
)
from alhambra.cli.playing import play
from alhambra.cli.position import position
from alhambra.cli.progress import progress_bar
from alhambra.cli.replay import Replay
from alhambra.cli.saving import make_folder, read_record, read_text
from alhambra.cli.schema import schema
from alhambra.cli.screen import Screen
from alhambra.cli.serve import backup, restore, serve
from alhambra.cli.sheet import sheet
from alhambra.cli.simulate import result_table, results_json, speed_line
from alhambra.cli.speaking import chosen_language, number_text, say, speaking, spoken
from alhambra.cli.stats import stats
from alhambra.cli.window import fills_the_screen
from alhambra.games import GAMES
from alhambra.protocol import (
    RULES_VERSION,
    AlhambraError,
    GameConfig,
    canonical_seed,
    is_hash,
    one_line,
    quoted,
)
from alhambra.signatures import read_signature
from alhambra.texts import Told
from alhambra.verifying import BY_HAND, NOT_PROVED, PROVED, compare, is_chosen_by_hand
from alhambra.verifying import verify as verified

app = typer.Typer(
    name="alhambra",
    cls=SpokenGroup,
    help="help-alhambra",
    epilog="help-alhambra.examples",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(say("version-told", version=__version__, rules=RULES_VERSION, build=_build_name()))
        raise typer.Exit


def _build_name() -> str:
    return say("build-compiled" if _build.build_name() == _build.COMPILED else "build-interpreted")


@app.callback()
def _alhambra(
    version: Annotated[
        bool, typer.Option("--version", help="help-option-version", callback=_version, is_eager=True)
    ] = False,
    language: LanguageName = None,
) -> None:
    pass


# --- commands ---


app.command(name="play", cls=SpokenCommand, help="help-play", epilog="help-play.examples")(play)


@app.command(cls=SpokenCommand, help="help-simulate", epilog="help-simulate.examples")
def simulate(
    game: GameName = "alhambra",
    players: Players = 4,
    modules: Modules = "",
    options: Options = "",
    bots: Bots = "greedy,random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="help-option-games", metavar="N", parser=whole_number(1, 10_000_000))
    ] = 1000,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", help="help-option-jobs", metavar="N", parser=whole_number(1, 512)),
    ] = 1,
    seed: Annotated[str, typer.Option(help="help-option-seed", metavar="TEXT")] = "0",
    records: Annotated[Path | None, typer.Option(help="help-option-records", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-option-json")] = False,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Let bots play many games; the results depend on the seed, never on the number of jobs."""
    use_components(components)
    config = chosen_config(game, players, modules, options)
    if records is not None:
        make_folder(records)
    series = Series(config, chosen_bots(bots, players), seed, records)
    start = time.perf_counter()
    with progress_bar() as progress:
        results = list(progress.track(series.results(games, jobs), total=games, description=say("playing")))
    seconds = time.perf_counter() - start
    if as_json:
        typer.echo(json.dumps(results_json(config, canonical_seed(seed), results), indent=2))
    else:
        Console(highlight=False).print(result_table(config, results), Text(speed_line(results, seconds), style="dim"))


@app.command(name="replay", cls=SpokenCommand, help="help-replay", epilog="help-replay.examples")
def replay_command(
    file: RecordFile,
    show_all: Annotated[bool, typer.Option("--all", help="help-option-all")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-option-plain")] = False,
    seat: Annotated[
        int | None,
        typer.Option(help="help-option-seat", metavar="N", parser=whole_number()),
    ] = None,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Step through the record of a game."""
    use_components(components)
    if not show_all and fills_the_screen(plain):
        from alhambra.terminal.replaying import step_through  # here, as it takes a while to load

        step_through(file, seat)
        return
    shown = Replay(file, seat)
    if show_all:
        shown.show_all(Screen())
    else:
        shown.step_through(Screen())


def _hash_option(text: str) -> str:
    if not is_hash(text.lower()):
        raise typer.BadParameter(say("not-hash", given=quoted(text)))
    return text.lower()


_MARKS = {PROVED: ("\u2713 ", palette.GOOD), NOT_PROVED: ("? ", palette.FAINT), BY_HAND: ("! ", palette.BAD)}
_CHOSEN_BY_HAND = 3


@app.command(cls=SpokenCommand, help="help-verify", epilog="help-verify.examples")
def verify(
    file: RecordFile,
    promise: Annotated[
        str | None, typer.Option(help="help-option-promise", metavar="HASH", parser=_hash_option)
    ] = None,
    head: Annotated[str | None, typer.Option(help="help-option-head", metavar="HASH", parser=_hash_option)] = None,
    signature: Annotated[Path | None, typer.Option(help="help-option-signature", metavar="FILE")] = None,
    key: Annotated[str | None, typer.Option(help="help-option-key", metavar="HASH", parser=_hash_option)] = None,
    against: Annotated[Path | None, typer.Option(help="help-option-against", metavar="FILE")] = None,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Tell what a record proves and what it does not: damage, every entry, where its chance came from, the result."""
    use_components(components)
    record = read_record(file)
    signed = None if signature is None else read_signature(read_text(signature))
    findings = verified(record, promise, head, signed, key)
    if against is not None:
        findings.append(compare(record, read_record(against)))
    console = Console(highlight=False)
    for kind, what in findings:
        console.print(Text.assemble(_MARKS[kind], spoken().phrase(what)), soft_wrap=True)
    if is_chosen_by_hand(findings):
        raise typer.Exit(_CHOSEN_BY_HAND)


@app.command(cls=SpokenCommand, help="help-bench", epilog="help-bench.examples")
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
    config: GameConfig = chosen_config(game, players, modules, options)
    speed = measure(config, seconds)
    seats = say("seats-told", seats=config.seats)
    typer.echo(say("bench-title", game=Told(short_title(GAME, config.game)), seats=seats, build=_build_name()))
    measured = (("games", speed.games, 1), ("decisions", speed.decisions, 0), ("copy", speed.copy_microseconds, 1))
    for name, value, digits in measured:
        typer.echo(f"{number_text(value, digits):>12} {say(f'bench-{name}')}")


@app.command(cls=SpokenCommand, help="help-games")
def games(language: LanguageName = None) -> None:
    """List the games with their modules and options, what they are about, and the bots."""
    table = RichTable(header_style="bold", show_lines=True)
    for column in ("game", "players", "modules", "options"):
        table.add_column(say(f"column-{column}"))
    for info in GAMES.values():
        heading = Text.assemble((info.name, palette.HEADING), f"\n{title(GAME, info.name)}")
        players = f"{info.min_seats}\u2013{info.max_seats}"
        table.add_row(heading, players, ", ".join(info.modules), ", ".join(info.options))
    console = Console(highlight=False)
    console.print(table)
    for kind in (GAME, MODULE, OPTION):
        texts = [(name, f"{title(kind, name)}: {text}") for name, text in all_explained(kind).items()]
        _print_section(console, f"heading-{kind}s", texts)
    opponents = [(f"{say(f'opponent-{bot}')} ({bot})", say(f"opponent-{bot}.about")) for bot in LEVELS]
    _print_section(console, "heading-opponents", opponents)
    console.print(say("heading-bots", bots=", ".join(sorted(BOTS))))


def _print_section(console: Console, heading: str, entries: list[tuple[str, str]]) -> None:
    console.print(Text(say(heading), style="bold"), Padding(explanations(entries), (0, 0, 1, 1)))


app.command(name="position", cls=SpokenCommand, help="help-position", epilog="help-position.examples")(position)
app.command(name="serve", cls=SpokenCommand, help="help-serve", epilog="help-serve.examples")(serve)
app.command(name="backup", cls=SpokenCommand, help="help-backup", epilog="help-backup.examples")(backup)
app.command(name="restore", cls=SpokenCommand, help="help-restore", epilog="help-restore.examples")(restore)
app.command(name="sheet", cls=SpokenCommand, help="help-sheet")(sheet)
app.command(name="schema", cls=SpokenCommand, help="help-schema", epilog="help-schema.examples")(schema)
app.command(name="stats", cls=SpokenCommand, help="help-stats", epilog="help-stats.examples")(stats)
app.command(name="analyse", cls=SpokenCommand, help="help-analyse", epilog="help-analyse.examples")(analyse)
app.command(name="arena", cls=SpokenCommand, help="help-arena", epilog="help-arena.examples")(arena)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Bad input gets one sentence on the error stream and the exit code 1, wrong usage 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without box characters still shows the rest
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        with speaking(chosen_language(words, os.environ)):
            _run(words)
    except AlhambraError as error:  # there is no such language
        _refuse(str(error), 1)


def _run(words: list[str]) -> NoReturn:
    if "\0" in "".join(words):
        _refuse(say("usage-nul"), 2)
    command = typer.main.get_command(app)
    put_into_words(command)
    try:
        code = command.main(args=words or ["--help"], prog_name="alhambra", standalone_mode=False)
    except UsageError as error:
        _refuse(usage_sentence(error), 2)
    except (AlhambraError, OSError, UnicodeDecodeError) as error:
        _refuse(_sentence(error), 1)
    else:
        raise SystemExit(code)


def _refuse(sentence: str, code: int) -> NoReturn:
    typer.echo(f"alhambra: {one_line(sentence)}", err=True)
    raise SystemExit(code) from None


_OF_FILES = {errno.ENOENT: "not-found", errno.EISDIR: "is-folder", errno.EACCES: "not-allowed"}


def _sentence(error: Exception) -> str:
    if isinstance(error, AlhambraError):
        return spoken().error(error)
    if isinstance(error, UnicodeDecodeError):
        return say("not-text")
    if isinstance(error, OSError) and error.filename is not None:
        key = _OF_FILES.get(error.errno or 0)
        return f"{error.filename}: {error.strerror}" if key is None else say(key, path=Told(error.filename))
    return str(error)
