"""The printed sheets: correct for the components, one drawing for SVG and PDF, clear errors."""

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

from alhambra.cli.commands.sheet import sheet, sheet_svg, write_pdf
from alhambra.components import load_components
from alhambra.print.art import TYPE_COLOURS
from alhambra.protocol import AlhambraError

app = typer.Typer()
app.command()(sheet)


def letters(svg: str) -> Counter[str]:
    """Count how often each letter of a type is drawn."""
    texts = [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    return Counter(text for text in texts if text in {name[0].upper() for name in TYPE_COLOURS})


def words(svg: str) -> list[str]:
    return [
        "".join(element.itertext()) for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    ]


def test_the_player_sheet_shows_every_building_with_its_letter() -> None:
    boxes = load_components().roll_and_write_sheet.boxes
    in_the_table_of_points = 1
    assert letters(sheet_svg("player")) == {name[0].upper(): n + in_the_table_of_points for name, n in boxes.items()}


def test_the_score_sheet_shows_the_points_of_all_places() -> None:
    shown = Counter(words(sheet_svg("score")))
    for places in load_components().scoring_tables.roll_and_write_places.values():
        assert all(shown[str(points)] >= 1 for points in places)
    assert letters(sheet_svg("score")) == {name[0].upper(): 6 for name in TYPE_COLOURS}, "a tile and five rows"


def test_other_components_give_another_sheet(tmp_path: Path) -> None:
    name = "roll_and_write_sheet.json"
    data = json.loads((files("alhambra.components") / "data" / name).read_text(encoding="utf-8"))
    data["coin_supply"] = 24
    (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
    assert sheet_svg("player", load_components(tmp_path)) != sheet_svg("player")


def test_the_pdf_holds_all_its_fonts(tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    write_pdf(target)
    content = target.read_bytes()
    named = {name.rpartition(b"+")[2] for name in re.findall(rb"/BaseFont /([\w+]+)", content)}
    embedded = {name.rpartition(b"+")[2] for name in re.findall(rb"/FontName /([\w+]+)", content)}
    assert named == embedded
    assert content.count(b"/FontFile2") == len(embedded) > 3


def test_the_pdf_has_a_page_for_each_player_and_the_score_sheet(tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    write_pdf(target, players=3)
    content = target.read_bytes()
    assert content.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", content)) == 4


def test_the_command_writes_what_it_says(tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    result = CliRunner().invoke(app, ["--pdf", str(target), "--svg", str(tmp_path), "--players", "2"])
    assert result.exit_code == 0
    assert "2 player sheets and a score sheet" in result.output
    assert target.exists()
    assert (tmp_path / "player-sheet.svg").read_text(encoding="utf-8") == sheet_svg("player")
    assert (tmp_path / "score-sheet.svg").read_text(encoding="utf-8") == sheet_svg("score")


def test_a_place_that_cannot_be_written_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(AlhambraError, match="cannot be written"):
        write_pdf(tmp_path / "no" / "such" / "folder.pdf")


def test_an_unknown_page_is_refused() -> None:
    with pytest.raises(AlhambraError, match="possible: player, score"):
        sheet_svg("front")
