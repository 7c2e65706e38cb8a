"""Pages with the rules of a game: what it is about, and its clauses."""

import re
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import DETAIL, descriptions_of, explained
from alhambra.console.language import say, spoken
from alhambra.declarations import declaration_of
from alhambra.protocol import AlhambraError, GameConfig, quoted
from alhambra.rules_text import Clause, clause_named, clauses, clauses_about

_ALL = "all"
_SCORING = "-SCO-"  # part of the names of clauses about points


def clauses_of(config: GameConfig) -> list[Clause]:
    """Return the clauses of a game in the current language, those about points first."""
    declared = declaration_of(config.game)
    prefixes = {
        *declared["clauses"],
        *(name for module in config.modules for name in declared["module_clauses"].get(module, [])),
    }
    found = [clause for clause in clauses(spoken().name) if clause.prefix in prefixes]
    return sorted(found, key=lambda clause: _SCORING not in clause.name)


def rules_page(config: GameConfig, wanted: str) -> RenderableType:
    """Return a page with the descriptions and all clauses of a game, or the clauses requested."""
    if not wanted:
        note = Text(say("rules-clauses"), palette.FAINT)
        return Group(explained(config), Text(), note, *_clause_texts(clauses_of(config)))
    return Group(*_clause_texts(_wanted(config, wanted)))


def rules_in_words(config: GameConfig, wanted: str) -> list[str]:
    """Return the descriptions of a game, or the clauses requested, in sentences."""
    if not wanted:
        described = [f"{name.removeprefix(DETAIL)}: {text}" for name, text in descriptions_of(config)]
        return [*described, say("plain-rules")]
    lines = []
    for clause in _wanted(config, wanted):
        lines.append(f"{clause.name} {clause.text.replace('**', '')}")
        if clause.table:
            head, *rows = clause.table
            lines += ["; ".join([f"{name}: {cell}" for name, cell in zip(head, row, strict=False)]) for row in rows]
    return lines


def _wanted(config: GameConfig, wanted: str) -> list[Clause]:
    """Return all clauses of a game, the one with a name, those about a subject, or those with a word."""
    of_game = clauses_of(config)
    if wanted.lower() in (_ALL, say("command-all")):
        return of_game
    clause = clause_named(wanted, spoken().name)
    if clause is not None:
        return [clause]
    about = clauses_about(wanted, spoken().name)
    found = [one for one in of_game if one in about] or _with_word(of_game, wanted)
    if not found:
        raise AlhambraError("no-such-clause", given=quoted(wanted))
    return found


def _with_word(found: list[Clause], wanted: str) -> list[Clause]:
    """Return the clauses whose text has a word, or one that begins with it."""
    begins = re.compile(rf"\b{re.escape(wanted.strip())}", re.IGNORECASE)
    return [clause for clause in found if begins.search(clause.text)]


def _clause_texts(found: Iterable[Clause]) -> Iterator[RenderableType]:
    """Yield clauses under the headings of their sections."""
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            yield Padding(Text(section, palette.HEADING), (1, 0, 0, 0))
        yield _worded(clause)
        if clause.table:
            yield Padding(_tabled(clause.table), (1, 2))


def _worded(clause: Clause) -> Text:
    text = Text.assemble((clause.name, "bold"), " ")
    for number, part in enumerate(clause.text.split("**")):
        text.append(part, "bold" if number % 2 else "")
    return text


def _tabled(rows: list[list[str]]) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    for number, row in enumerate(rows):
        grid.add_row(*(Text(cell, style="bold" if number == 0 else "") for cell in row))
    return grid
