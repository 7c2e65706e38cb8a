"""The entry points that read files: components and the command line."""

import json
import os
import tempfile
from contextlib import chdir, suppress
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from alhambra.components import DIRECTORY_VARIABLE, PARTS, ComponentError, load_components
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from tests.cli.invoke import run
from tests.components.edits import packaged
from tests.fuzzing.entry_points import damaged_position, lines, records
from tests.fuzzing.mutations import ODD_TEXTS, Mutator
from tests.fuzzing.outcomes import attempt, check_sentence

# --- components ---


@cache
def printed(part: str) -> Any:
    return packaged(part)


def fuzz_components(mutator: Mutator) -> None:
    """Try a directory with one damaged file. If it is accepted, a game must be playable with it."""
    part = mutator.one_of(PARTS)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, f"{part}.json").write_bytes(damaged_part(mutator, part))
        if attempt(ComponentError, lambda: load_components(folder)) is None or mutator.below(10):
            return
        name = mutator.one_of(list(GAMES))
        with mock.patch.dict(os.environ, {DIRECTORY_VARIABLE: folder}):
            game = new_game(GameConfig(name, 3, GAMES[name].modules), 1)
            game.play_out(Randomness(1))


def damaged_part(mutator: Mutator, part: str) -> bytes:
    if mutator.below(3):
        with suppress(ValueError, RecursionError):  # Python cannot write it, so it does not reach a file
            return json.dumps(mutator.value(printed(part)), default=repr).encode()
    content = mutator.text([json.dumps(printed(part), ensure_ascii=False)]).encode("utf-8", "surrogatepass")
    return content if mutator.below(10) else content[: mutator.below(len(content) + 1)] + b"\xff"


# --- the command line ---

# Options with their possible values. Options that write files or take a long time get only harmless values.
NUMBERS = ("2", "3", "0", "-1", "1_0", "\u0663", "9" * 5000, "2.5", "", "x", "7")
NAMES = ("", *GAMES, "all", "vizier", "vizier,camps", "simplified_scoring", "greedy", "random", "greedy,random")
OPTIONS: dict[str, tuple[str, ...]] = {
    "--game": tuple(GAMES),
    "--players": NUMBERS,
    "--modules": NAMES,
    "--options": NAMES,
    "--bots": ("random", *NAMES),
    "--seed": ("1", "friday"),
    "--name": ("Amira",),
    "--seat": NUMBERS,
    "--components": ("parts", "record", "nowhere"),
    "--resume": ("record", "parts", "nowhere"),
    "--position": ("position", "record", "parts", "nowhere"),
    "--entry": NUMBERS,
}
HARMLESS: dict[str, tuple[str, ...]] = {
    "--save": ("kept", "nowhere/kept", "", ".", "record", "x" * 300),
    "--games": ("1", "0", "-1", "1_0", "\u0663", "9" * 30, "x", "1.0"),
    "--jobs": ("1", "0", "9" * 30, "1_0", "x"),
    "--seconds": ("0.01", "0", "nan", "inf", "-1", "1_0", "x", "9" * 400),
    "--svg": ("drawn", "record", "nowhere/drawn"),
}
COMMANDS: dict[str, tuple[str, ...]] = {
    "play": (
        "--game",
        "--players",
        "--modules",
        "--options",
        "--bots",
        "--seed",
        "--name",
        "--save",
        "--resume",
        "--position",
    ),
    "simulate": ("--game", "--players", "--modules", "--options", "--bots", "--seed", "--games", "--jobs"),
    "replay": ("--seat", "--components"),
    "verify": ("--components",),
    "position": ("--entry", "--seat", "--components"),
    "bench": ("--game", "--players", "--modules", "--options", "--seconds"),
    "sheet": ("--svg", "--components"),
    "games": (),
}
CHOSEN_BY_HAND = 3  # the report on a valid record that proves nothing about its chance
TYPED = ("1", "2", "3", "?", "all", "log", "look", "rules", "undo", "why", "", "quit", "n", "p", "q", "take", "buy")


def fuzz_command_line(mutator: Mutator) -> None:
    """Run a command, mostly wrong, in its own folder; it must end with an exit code, and one sentence if it refuses."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder), mock.patch.dict(os.environ):
        os.environ.pop(DIRECTORY_VARIABLE, None)
        write_files(mutator)
        outcome = run(*command(mutator), typed=typed(mutator))
    assert outcome.code in (0, 1, 2, CHOSEN_BY_HAND), outcome.code
    if outcome.code in (1, 2):
        assert outcome.err.startswith("alhambra: "), outcome.err
        assert outcome.err.endswith("\n")
        check_sentence(outcome.err.removesuffix("\n"))
    assert "Traceback" not in outcome.err + outcome.out


def write_files(mutator: Mutator) -> None:
    text = mutator.one_of(records()).to_text()
    damaged = text if mutator.below(3) == 0 else mutator.text([text])
    table = '; table {"person": 0, "names": ["a", "b", "c"], "bots": ["greedy", "random", "greedy"]}\n'
    damaged += mutator.one_of(("", table, mutator.text([table])))
    Path("record").write_bytes(damaged.encode("utf-8", "surrogatepass"))
    position = damaged_position(mutator)
    if isinstance(position, str):  # otherwise there is no such file
        Path("position").write_bytes(position.encode("utf-8", "surrogatepass"))
    part = mutator.one_of(PARTS)
    Path("parts").mkdir()
    Path("parts", f"{part}.json").write_bytes(damaged_part(mutator, part))


def command(mutator: Mutator) -> list[str]:
    name = mutator.one_of(list(COMMANDS))
    words = [name if mutator.below(20) else mutator.text([name])]
    if name in ("replay", "verify", "position"):
        words.append(mutator.one_of(("record", "record", "record", "nowhere", "parts")))
    for option in COMMANDS[name]:
        if option in HARMLESS:
            words += [option, mostly_right(mutator, HARMLESS[option])]
        elif mutator.below(3) == 0:
            value = mostly_right(mutator, OPTIONS[option])
            words += [option, value if mutator.below(4) else mutator.text([value])]
    if mutator.below(10) == 0:
        words.append(mutator.one_of((*ODD_TEXTS, "--all", "--json", "--help", "--", "-x")))
    return words


def mostly_right(mutator: Mutator, values: tuple[str, ...]) -> str:
    """Return one of the values; the first is valid, so that some commands get far."""
    return values[0] if mutator.below(4) else mutator.one_of(values)


def typed(mutator: Mutator) -> str:
    """Return what a person types; no file name in it leads out of the folder."""
    answers = [mutator.text([*TYPED, *lines()[:100]]) for _ in range(mutator.below(8))]
    return "\n".join(answers).replace("/", "|").replace("~", "|")
