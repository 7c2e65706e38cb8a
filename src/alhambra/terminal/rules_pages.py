"""The rules to be read at the table: what the game is about, then every clause that it is played by."""

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli import palette
from alhambra.cli.blocks import Block
from alhambra.cli.explanations import explained
from alhambra.cli.speaking import say
from alhambra.protocol import GameConfig
from alhambra.rules_text import Clause, clauses
from alhambra.terminal import canvas

_OF_GAMES = {
    "alhambra": ("ALH",),
    "granada": ("ALH", "GRA"),
    "combined": ("ALH", "GRA", "COM"),
    "roll_and_write": ("RNW",),
}
_OF_MODULES = {
    "vizier": "VIZ",
    "bureaux": "BUR",
    "bonus_cards": "BON",
    "huts": "HUT",
    "gates": "GAT",
    "diamonds": "DIA",
    "characters": "CHA",
    "camps": "CAM",
}


def clauses_of(config: GameConfig) -> list[Clause]:
    """The clauses that a game is played by."""
    prefixes = {*_OF_GAMES.get(config.game, ()), *(_OF_MODULES[name] for name in config.modules if name in _OF_MODULES)}
    return [clause for clause in clauses() if clause.prefix in prefixes]


def rules_lines(config: GameConfig, width: int) -> Block:
    """What the game and its modules are about, and its clauses, scoring first."""
    lines = [*canvas.rendered(explained(config), width), Text()]
    lines += canvas.wrapped(Text(say("screen-rules-clauses"), palette.FAINT), width)
    found = clauses_of(config)
    scoring = [clause for clause in found if "-SCO-" in clause.name]
    rest = [clause for clause in found if "-SCO-" not in clause.name]
    return [*lines, *clause_list(scoring, width), *clause_list(rest, width)]


def clause_list(found: Iterable[Clause], width: int) -> Block:
    """Clauses under the headings of their sections."""
    lines: Block = []
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            lines += [Text(), Text(section, palette.HEADING)]
        lines += clause_lines(clause, width)
    return lines


def clause_lines(clause: Clause, width: int) -> Block:
    """One clause with its name and its table."""
    text = Text.assemble((clause.name, "bold"), " ")
    for number, part in enumerate(clause.text.split("**")):
        text.append(part, "bold" if number % 2 else "")
    lines = canvas.wrapped(text, width)
    if clause.table:
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for number, row in enumerate(clause.table):
            grid.add_row(*(Text(cell, style="bold" if number == 0 else "") for cell in row))
        lines += [Text(), *canvas.rendered(grid, width), Text()]
    return lines
