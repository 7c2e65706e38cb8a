"""The scorings and the end of the game, in words and pictures."""

import re
from pathlib import Path

import pytest

from alhambra.console.renderer import seat_names
from alhambra.console.renderers import renderer_for
from alhambra.protocol import GameConfig
from alhambra.terminal.screens.results import EndScreen, ScoringScreen
from tests.cli.invoke import played
from tests.terminal.random_player import study

PICTURES = Path(__file__).parents[2] / "docs" / "images"
SCREENS = ("welcome", "set-up", "small", "middle", "large", "scoring", "end", "rules", "help", "replay", "statistics")


def test_a_scoring_is_told_type_by_type_with_places_walls_and_points() -> None:
    game = study(GameConfig("alhambra", 3))
    scorings: list[dict[str, object]] = []
    while not game.is_over and not scorings:
        game.play(game.legal_actions()[0])
        scorings = [dict(event) for event in game.events_for(0) if event["event"] == "scoring"]
    lines = [line.plain for line in ScoringScreen(scorings[0], renderer_for("alhambra", seat_names(3)))._drawn(76)]
    for part in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "longest wall", "Total"):
        assert any(part in line for line in lines), part
    assert any(line.startswith("Points now:") and "Layla" in line for line in lines)


@pytest.mark.parametrize("width", [70, 116])
def test_the_end_is_a_sheet_of_all_rounds(width: int) -> None:
    game = played(GameConfig("alhambra", 3), 5)
    lines = [line.plain for line in EndScreen(game.record(), "game.txt", seat_names(3))._drawn(width)]
    for part in ("\u2605", "scoring 1", "scoring 2", "scoring 3", "longest wall", "game.txt"):
        assert any(part in line for line in lines), part
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_a_picture_in_which_no_program_loses_blanks(screen: str) -> None:
    picture = (PICTURES / f"terminal-{screen}.svg").read_text(encoding="utf-8")
    words = re.findall(r"<text[^>]*textLength[^>]*>([^<]*)</text>", picture)
    assert len(words) > 20
    assert not any(re.search(r"\s|&#160;|\u00a0", word) for word in words)
    assert "@font-face" not in picture
