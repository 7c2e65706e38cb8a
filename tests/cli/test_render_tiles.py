"""The tile games in the terminal: everything fits, walls are in place, hidden things stay hidden."""

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from alhambra.console.drawing.palaces import LARGE, GroundDrawing, draw, draw_piece
from alhambra.console.renderer import Renderer, seat_names
from alhambra.console.renderers import renderer_for
from alhambra.games import GAMES, new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.texts import key_of, language
from alhambra.tilegames.modules.characters.rules.before_turn import BeforeTurnStep
from tests.cli.invoke import played
from tests.messages import heard, seen_by
from tests.rules.characters_positions import Served

TILE_GAMES = [name for name in GAMES if name != "roll_and_write"]


def tile(name: str = "tower_9", sides: str = "", district: int = 0, price: int = 9) -> dict[str, Any]:
    return {"tile": name, "type": name.partition("_")[0], "price": price, "district": district, "sides": sides}


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def shown(game: Game, width: int = 80, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, height=24, color_system="truecolor" if colour else None)
    console.print(renderer_for(game.config.game, seat_names(game.config.seats)).render(seen_by(game, 0), 0))
    return out.getvalue()


# --- pieces ---


def test_walls_are_thick_and_open_sides_are_not() -> None:
    assert plain(draw_piece(tile(sides="NW"))) == ["┏━━━━━━╸", "┃ T  9 ┆", "╹┄┄┄┄┄┄┘"]
    assert plain(draw_piece(tile())) == ["┌┄┄┄┄┄┄┐", "┆ T  9 ┆", "└┄┄┄┄┄┄┘"]
    assert plain(draw_piece(tile(sides="NESW"))) == ["┏━━━━━━┓", "┃ T  9 ┃", "┗━━━━━━┛"]


def test_moats_are_double_and_bastions_dashed() -> None:
    assert plain(draw_piece(tile("park_11", "NS", 1, 11))) == ["════════", "┆ pa11 ┆", "════════"]
    assert plain(draw_piece({**tile("camp_n", "N", 2, 4), "type": None}))[0] == "╺┅┅┅┅┅┅╸"


def test_neighbours_join_across_open_sides() -> None:
    ground = GroundDrawing({(0, 0): tile(sides="W"), (1, 0): tile("garden_8", "E", price=8)})
    assert plain(draw(ground, colour=False)) == ["╻┄┄┄┄┄┄─┄┄┄┄┄┄╻", "┃ T  9   G  8 ┃", "╹┄┄┄┄┄┄─┄┄┄┄┄┄╹"]


def test_a_double_wall_is_one_thick_line() -> None:
    ground = GroundDrawing({(0, 0): tile(sides="S"), (0, 1): tile(sides="N")})
    assert plain(draw(ground, colour=False))[2] == "╺━━━━━━╸"


def test_wall_and_moat_together_look_different_from_both() -> None:
    ground = GroundDrawing({(0, 0): tile(sides="S"), (0, 1): tile("park_4", "N", 1, 4)})
    assert plain(draw(ground, colour=False))[2] == "╺╪╪╪╪╪╪╸"


def test_a_gate_breaks_the_wall() -> None:
    ground = GroundDrawing({(0, 0): tile(sides="S"), (0, 1): tile(sides="N")}, gates=[((0, 1), "N")])
    assert "□" in plain(draw(ground, colour=False))[2]


def test_marks_stand_on_empty_cells_and_on_tiles() -> None:
    lines = plain(draw(GroundDrawing({(0, 0): tile()}, {(1, 0): "7", (0, 0): "12"}), colour=False))
    assert "7" in lines[1]
    assert "12" in lines[1]


def test_a_mark_takes_the_place_of_the_name_and_cuts_none() -> None:
    lines = plain(draw(GroundDrawing({(0, 0): tile()}, {(0, 0): "12"}), LARGE, colour=False))
    assert lines[1:3] == ["┆ T      9 ┆", "┆    12    ┆"]


def test_axes_give_the_numbers_of_columns_and_rows() -> None:
    lines = plain(draw(GroundDrawing({(-1, 2): tile(), (0, 2): tile()}), axes=True))
    assert lines[0].split() == ["-1", "0"]
    assert lines[2].startswith(" 2 ")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tower_9_ne", "tower 9 with walls to the north and east"),
        ("garden_10_open", "garden 10 without walls"),
        ("bath_house_12", "bath house 12"),
        ("hut_pavilion_es", "pavilion hut with walls to the east and south"),
    ],
)
def test_tiles_are_named_for_people(name: str, text: str) -> None:
    assert language("en").tile(name) == text


# --- the table ---


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_position_can_be_drawn_at_any_width(name: str, with_modules: bool, seats: int) -> None:
    config = GameConfig(name, seats, GAMES[name].modules if with_modules else ())
    for decisions in (0, 60, 1_000_000):
        game = played(config, 3, decisions)
        for width in (80, 120, 200):
            lines = shown(game, width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        assert "\x1b[" in shown(game, colour=True)
        assert "\x1b[" not in shown(game)


def test_the_table_shows_market_display_hand_and_points() -> None:
    game = played(GameConfig("alhambra", 3), 2, 40)
    view, out = seen_by(game, 0), shown(game, 160)
    assert all(f" {card.replace('_', ' ')} " in out for card in view["display"])
    for slot in view["market"]:
        assert slot["currency"] in out
    assert all(name in out for name in seat_names(3))
    assert f"deck {view['deck']}, bag {view['bags'][0]}" in out


def test_a_picture_depends_on_nothing_but_the_view() -> None:
    """Nothing hidden can be seen: equal views give equal pictures."""
    game = played(GameConfig("alhambra", 3, ["bonus_cards"]), 2, 40)
    twin = game.determinise(0, Randomness(9))
    assert seen_by(twin, 0) == seen_by(game, 0)
    assert shown(twin) == shown(game)


# --- words ---


def all_events(config: GameConfig, seed: int) -> list[dict[str, Any]]:
    game = new_game(config, seed)
    randomness = Randomness(seed)
    events = heard(game, 0)
    while not game.is_over:
        actions = game.legal_actions()
        game.play(actions[randomness.below(len(actions))])
        events += heard(game, 0)
    return events


@pytest.mark.parametrize("name", TILE_GAMES)
def test_every_event_of_a_game_has_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    config = GameConfig(name, 2, GAMES[name].modules)
    renderer = renderer_for(name, seat_names(2))
    wordless: set[str] = set()
    monkeypatch.setattr(Renderer, "tell_plainly", lambda self, event: wordless.add(event["event"]))
    for seed in (1, 2):
        for event in all_events(config, seed):
            sentence = renderer.tell(event)
            assert sentence is None or sentence.endswith(".")
            assert sentence is None or "{" not in sentence
    assert wordless == set()


@pytest.mark.parametrize("name", TILE_GAMES)
def test_every_kind_of_action_has_words(name: str) -> None:
    game = new_game(GameConfig(name, 2, GAMES[name].modules), 1)
    for kind in game.action_set.kinds:
        assert language("en").find(key_of("kind", kind), {}), kind
        assert language("en").find(key_of("action", kind), {}), kind


def test_a_game_without_words_is_still_shown() -> None:
    renderer = renderer_for("tomorrows_game", ["You", "Layla"])
    assert renderer.tell({"event": "lamp_lit", "seat": 1, "room": "hall_2"}) == "Layla: lamp lit, room hall 2."
    assert renderer.tell({"event": "lamp_lit"}) == "Lamp lit."
    game = new_game(GameConfig("alhambra", 2), 1)
    actions = game.legal_actions()
    assert len({renderer.describe(action, seen_by(game, 0)) for action in actions}) == len(actions)


@pytest.mark.parametrize(
    ("characters", "title"),
    [
        (
            ("machma_klain",),
            "Before your turn, Machma Klain may help you (before your turn you may swap a money card for one in the "
            "display of at most the same value):",
        ),
        (
            ("laila_wundabah", "machma_klain"),
            "Before your turn, Laila Wundabah and Machma Klain may help you (before your turn you may replace a tile "
            "on the market with one from the bag; before your turn you may swap a money card for one in the display "
            "of at most the same value):",
        ),
    ],
    ids=["one", "two"],
)
def test_before_a_turn_the_characters_are_named_and_what_they_do(characters: tuple[str, ...], title: str) -> None:
    position = Served().serves(1, "fatima").serves(0, *characters).hand(0, "gulden_5").display("gulden_3")
    position.push([BeforeTurnStep(0)])
    assert renderer_for("alhambra", ["You", "Layla", "Yusuf"]).decision_title({**position.game.view(0)}) == title
