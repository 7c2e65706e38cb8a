"""What a fresh environment can do with the library alone and with each extra, and how it reports what is missing.

The environments hold the wheel, and, of everything installed here, only what the wheel requires.
"""

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from alhambra import GameConfig
from alhambra.signatures import signed_promise
from alhambra.texts import languages
from bench.latency.pseudo_terminal import Terminal
from tests.cli.invoke import joint, record_file
from tests.packaging.environments import PACKAGE, Environment, build_wheel
from tests.server.service import Service

pytestmark = pytest.mark.slow

ALHAMBRA = ("-m", "alhambra")
NO_OTHER_PACKAGES = {"PYTHONPATH": ""}

# Everything that rules, bots and records need, on every platform.
LIBRARY = {
    PACKAGE,
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "librt",
    "msgspec",
    "mypy-extensions",
    "pytz",
    "typing-extensions",
}

# Imports every module that must work without extras.
EVERY_MODULE = """
import pkgutil, sys
import alhambra
light = set(sys.modules)

OTHERS = ("alhambra.cli", "alhambra.console", "alhambra.terminal", "alhambra.server", "alhambra.__main__",
          "alhambra.training")
NETWORK = ("alhambra.client.seats", "alhambra.client.server")
def imported(package):
    for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not found.name.startswith((*OTHERS, *NETWORK)) and not found.name.endswith(".words"):
            module = __import__(found.name, fromlist=["_"])
            if found.ispkg:
                imported(module)
imported(alhambra)
print(*sorted({name.partition(".")[0] for name in light}))
"""

# A game of bots, its record, what it proves, and the refusal of an illegal move.
A_GAME = """
from alhambra import GameConfig, IllegalAction, Record, language, new_game, replay
from alhambra.arena import play_out
from alhambra.verification import verify
config = GameConfig("alhambra", 3, ["vizier", "camps"])
played = new_game(config, seed=7)
play_out(played, ["greedy", "builder", "random"])
record = Record.from_text(played.record().to_text())
assert replay(record).checksum() == played.checksum()
assert verify(record)
game = new_game(config, seed=7)
try:
    game.play(game.action_set.parse("take gulden_2+denar_5"))
except IllegalAction as error:
    print(language("de").error(error))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Environment]:
    """Creates an environment with some extras."""
    wheel = build_wheel(tmp_path_factory.mktemp("wheel"))

    @cache
    def made(*extras: str) -> Environment:
        return Environment(tmp_path_factory.mktemp("-".join(["with", *extras])), wheel, extras)

    return made


Environments = Callable[..., Environment]


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """Return the one sentence by which a command was refused."""
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stderr.startswith("alhambra: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def needs(extras: str) -> str:
    """Return the end of a sentence with the command that installs what is missing."""
    return f"pip install '{PACKAGE}[{extras}]'\n"


# --- the library alone ---


def test_the_library_brings_what_rules_bots_and_records_need_and_no_more(environment: Environments) -> None:
    assert set(environment().packages) == LIBRARY


def test_every_module_of_the_library_can_be_imported_and_little_is_loaded_with_it(environment: Environments) -> None:
    done = environment().run("-c", EVERY_MODULE)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert loaded & {"asyncio", "babel", "concurrent", "fluent", "http", "logging", "multiprocessing", "ssl"} == set()
    assert "librt" in loaded


def test_the_library_plays_records_and_verifies(environment: Environments) -> None:
    done = environment().run("-c", A_GAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ALH-MONEY-1: Mehrere Karten")


@pytest.mark.parametrize(("command", "extra"), [("play", "terminal"), ("serve", "server"), ("sheet", "print")])
def test_the_command_says_what_it_needs(environment: Environments, command: str, extra: str) -> None:
    assert sentence(environment().run(*ALHAMBRA, command)).endswith(needs(extra))


def test_it_says_so_in_every_language(environment: Environments) -> None:
    said = {name: sentence(environment().run(*ALHAMBRA, "--language", name)) for name in languages()}
    assert all(text.endswith(needs("terminal")) for text in said.values())
    assert len(set(said.values())) == len(languages()) >= 3
    assert sentence(environment().run(*ALHAMBRA, language="de_AT.UTF-8")) == said["de"]


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("alhambra.client.seats", "client"),
        ("alhambra.client.server", "client"),
        ("alhambra.terminal.launch", "terminal"),
        ("alhambra.server.web.app", "server"),
    ],
)
def test_programs_are_told_what_an_import_needs(environment: Environments, module: str, extra: str) -> None:
    refused = f"try: import {module}\nexcept AlhambraError as error: print(error)"
    done = environment().run("-c", f"from alhambra import AlhambraError\n{refused}")
    assert done.stdout.endswith(needs(extra)), done.stderr


# --- the command without the other extras ---


@pytest.mark.parametrize(
    ("arguments", "extras"),
    [
        (("sheet",), "print"),
        (("serve",), "server"),
        (("backup", "tables.backup"), "server"),
        (("restore", "tables.backup"), "server"),
        (("schema", "server"), "server"),
        (("play", "--browser"), "server"),
        (("play", "--table", "http://localhost/tables/1#2"), "client"),
        (("arena", "--bots", "greedy,random", "--deals", "1", "--ray", "local"), "cluster"),
    ],
)
def test_every_command_says_what_it_needs(
    environment: Environments, arguments: tuple[str, ...], extras: str, tmp_path: Path
) -> None:
    assert sentence(environment("cli").run(*ALHAMBRA, *arguments, HOME=str(tmp_path))).endswith(needs(extras))


def test_checking_a_signature_says_what_it_needs(environment: Environments, tmp_path: Path) -> None:
    game = joint(GameConfig("roll_and_write", 2), seed=1)
    deal = game.record().deal
    assert deal is not None
    signed = signed_promise(deal.opening.game_id, deal.promise, Ed25519PrivateKey.generate())
    record, signature = record_file(tmp_path / "record.txt", game), tmp_path / "signature.json"
    signature.write_text(json.dumps(signed))
    command = (*ALHAMBRA, "verify", str(record), "--signature", str(signature))
    assert sentence(environment("cli").run(*command)).endswith(needs("client"))
    assert environment("cli", "client").run(*command).returncode == 0


def test_the_full_screen_says_what_it_needs_and_the_plain_console_does_without(
    environment: Environments, tmp_path: Path
) -> None:
    only_lines = environment("cli")
    variables = {"ALHAMBRA_GAMES": str(tmp_path), **NO_OTHER_PACKAGES}
    with Terminal([only_lines.python, *ALHAMBRA, "play"], variables, columns=200) as terminal:
        assert terminal.end() == 1
        assert needs("terminal").strip() in terminal.shown.decode()
    done = only_lines.run(*ALHAMBRA, "play", "--plain", "--seed", "5", **variables)
    assert done.returncode == 0, done.stderr
    assert "Choose" in done.stdout


# --- each extra alone ---


def test_sheets_are_printed_with_one_extra(environment: Environments, tmp_path: Path) -> None:
    pdf = tmp_path / "sheets.pdf"
    done = environment("print").run(*ALHAMBRA, "sheet", "--pdf", str(pdf))
    assert done.returncode == 0, done.stderr
    assert pdf.read_bytes().startswith(b"%PDF")


def test_a_server_needs_one_extra_and_who_joins_its_tables_needs_no_server(
    environment: Environments, tmp_path: Path
) -> None:
    hosting, joining = environment("server"), environment("terminal", "client")
    assert {"textual", "fpdf2", "pillow"}.isdisjoint(hosting.packages)
    assert {"litestar", "sqlalchemy", "uvicorn"}.isdisjoint(joining.packages)
    service = Service(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", settings=NO_OTHER_PACKAGES, python=hosting.python
    )
    service.start()
    try:
        made = joining.run(
            "-c",
            f"""
from alhambra.client.server import Server
table = Server({service.address!r}).make_table("alhambra", ["person", "greedy"])
print(f"{service.address}/tables/{{table['table']}}#{{table['tokens']['invite']}}")
""",
        )
        assert made.returncode == 0, made.stderr
        home = {"HOME": str(tmp_path), "ALHAMBRA_GAMES": str(tmp_path), **NO_OTHER_PACKAGES}
        with Terminal([joining.python, *ALHAMBRA, "play", "--table", made.stdout.strip()], home) as terminal:
            terminal.until("Choose an action")
    finally:
        service.kill()
