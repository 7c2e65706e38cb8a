"""What the documentation says about the notation is what the games read and write."""

import re
from itertools import pairwise

import pytest

from alhambra.games import GAMES, from_position, new_game, replay
from alhambra.protocol import ActionSet, GameConfig, Randomness, Record
from alhambra.tilegames.modules import MODULES
from tests.docs.markdown import DOCS, blocks, code_in, rows
from tests.docs.module_tables import NOTATION, actions_of, notation_rows, page_of
from tests.packaged import PACKAGED

POSITIONS = DOCS / "reference" / "formats" / "positions.md"
RECORDS = DOCS / "reference" / "formats" / "records.md"


def action_set(game: str, *modules: str) -> ActionSet:
    return new_game(GameConfig(game, max(2, GAMES[game].min_seats), modules), seed=1).action_set


def told_forms_and_examples() -> list[tuple[ActionSet, str, str]]:
    """Return all lines of the tables of actions: the game that reads them, the form, the example."""
    told: list[tuple[ActionSet, str, str]] = []
    for heading, game in [
        ("## Alhambra", "alhambra"),
        ("## Granada, and both combined", "granada"),
        ("## Roll & Write", "roll_and_write"),
    ]:
        for form, example, _ in rows(NOTATION, heading):
            told.append((action_set(game), code_in(form)[0], code_in(example)[0]))
    for module in MODULES:
        for form, example, _ in actions_of(module):
            told.append((action_set(module.games[0], module.name), code_in(form)[0], code_in(example)[0]))
    return told


TOLD = told_forms_and_examples()


@pytest.mark.parametrize(("actions", "form", "example"), TOLD, ids=[form for _, form, _ in TOLD])
def test_an_example_is_read_and_written_again(actions: ActionSet, form: str, example: str) -> None:
    action = actions.parse(example)
    assert actions.from_json(action.to_json()) == action
    assert sorted(action.notation()) == sorted(example)  # several names may be in any order
    assert form.split() == [action.kind, *(field.name.upper() for field in action.form)]


def test_the_position_of_the_example_is_written_again() -> None:
    (block,) = blocks(POSITIONS, "position")
    text = block.text
    game = from_position(text, seed=1)
    assert game.position() == text
    game.play_out(Randomness(1))
    assert game.is_over


def line_names(text: str) -> set[str]:
    """Return the names of the lines of a position, with letters in place of numbers and of names from modules."""
    names = {line.partition(":")[0] for line in text.splitlines()[1:]}
    return {
        re.sub(r"\d+", "N", re.sub("^unseen .*", "unseen GROUP", re.sub("^stream .*", "stream SOURCE", name)))
        for name in names
    }


def names_in(text: str) -> set[str]:
    """Return the names in the first column of tables."""
    return {name for row in re.findall(r"^\| (`.*?) \|", text, re.M) for name in re.findall(r"`([^`]+)`", row)}


def test_every_line_of_a_position_is_told() -> None:
    page = POSITIONS.read_text(encoding="utf-8")
    pages = [page_of(module) for module in MODULES if module not in PACKAGED]  # modules from outside document their own
    told = names_in(page) | names_in("".join([page.read_text(encoding="utf-8") for page in pages]))
    written: set[str] = set()
    for name, info in GAMES.items():
        for seats in (info.min_seats, 3):
            game = new_game(GameConfig(name, seats, info.modules), seed=1)
            written |= line_names(game.position(with_chance=True)) | line_names(game.position(seat=0))
    assert written <= told
    only_later = {"city N", "boxes N", "secret N", "clue N", "deck N built N", "deck N turned up", "deck N drawn"}
    assert names_in(page) - written <= only_later


def test_every_kind_of_action_is_told_once() -> None:
    existing = {kind for game in GAMES for kind in action_set(game, *GAMES[game].modules).kinds}
    told = [form.split()[0] for _, form, _ in TOLD]
    assert sorted(told) == sorted(existing)


def test_the_actions_of_a_module_belong_to_it() -> None:
    for module in MODULES:
        game = module.games[0]
        added = set(action_set(game, module.name).kinds) - set(action_set(game).kinds)
        assert {code_in(form)[0].split()[0] for form, _, _ in actions_of(module)} == added


def test_the_table_of_modules_is_that_of_their_folders() -> None:
    """Otherwise ``make docs-tables`` rewrites it."""
    assert rows(NOTATION, "## Modules") == notation_rows()


def test_the_record_of_the_documentation_can_be_replayed() -> None:
    (block,) = blocks(RECORDS, "record")
    record = Record.read(block.text)
    assert len(replay(record).entries()) == len(record.entries) > 0


def test_the_fields_of_a_record_are_told() -> None:
    text = RECORDS.read_text(encoding="utf-8").partition("The JSON form is an object with the fields")[2]
    told = code_in(text.partition(".")[0])
    record = new_game(GameConfig("alhambra", 2), seed=1).record()
    assert told == list(record.to_json())


def test_the_headings_are_in_the_order_of_the_page() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    headings = ["## Alhambra", "## Granada, and both combined", "## Modules", "## Roll & Write"]
    places = [text.index(f"\n{heading}\n") for heading in headings]
    assert all(earlier < later for earlier, later in pairwise(places))
