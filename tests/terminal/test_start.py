"""The program in a real terminal: what it loads before the first decision, and how to leave it."""

import subprocess
import sys

from bench.latency.pseudo_terminal import Terminal, alhambra_command

# What takes long to load, and what only other commands and later screens need. How long the start takes is measured
# by ``bench.latency.startup``.
NOT_NEEDED_YET = (
    "alhambra.analysis",
    "alhambra.arena",
    "alhambra.cli.commands.analyse",
    "alhambra.cli.commands.arena",
    "alhambra.cli.browser",
    "alhambra.cli.commands.sheet",
    "alhambra.cli.commands.simulate",
    "alhambra.cli.commands.stats",
    "alhambra.client",
    "alhambra.schemas",
    "alhambra.server",
    "alhambra.statistics",
    "alhambra.console.sources.joining",
    "alhambra.terminal.screens.replay",
    "alhambra.verification",
    "cryptography",
    "fpdf",
    "httpx",
    "markdown_it",
    "multiprocessing",
    "sqlalchemy",
    "typer.rich_utils",
    "urllib.request",
    "websockets",
)
TO_THE_FIRST_DECISION = """
import sys
from alhambra.cli import main
from alhambra.cli.commands import play
from alhambra.terminal.app import TerminalApp
from alhambra.terminal.screens.table import TableScreen

def run_unseen(app, run=TerminalApp.run):
    return run(app, headless=True, size=(80, 24))

def draw_and_leave(screen, draw=TableScreen.draw):
    draw(screen)
    if screen.choosing is not None:
        print(*sys.modules)
        screen.app.exit()

play.fills_the_screen = lambda plain: True
TerminalApp.run, TableScreen.draw = run_unseen, draw_and_leave
main(["play", "--seed", "5"])
"""


def test_nothing_is_loaded_that_the_first_decision_does_not_need() -> None:
    ended = subprocess.run([sys.executable, "-c", TO_THE_FIRST_DECISION], capture_output=True, text=True, check=True)
    loaded = set(ended.stdout.split())
    assert "alhambra.terminal.screens.table" in loaded
    assert sorted(loaded & set(NOT_NEEDED_YET)) == []


def test_whoever_leaves_is_told_how_to_go_on() -> None:
    with Terminal([*alhambra_command(), "play", "--seed", "5"]) as terminal:
        terminal.until("Choose an action")
        terminal.type("1")
        terminal.until("This ends your turn")
        terminal.type("\r")
        terminal.until("is deciding")
        terminal.type("\x03")
        terminal.until("Leave the table?")
        terminal.type("\r")
        assert terminal.end() == 0
        terminal.until("play --resume")
