"""What all measuring programs have in common."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from bench.reporting import program
from bench.reporting.arguments import parser
from bench.reporting.document import write_section
from bench.reporting.tables import Table

FACTS = [("Command", "python -m bench.some"), ("Date", "2026-01-02")]
TABLE = Table("Some", ["what", "found"], [["a thing", "12.5"]])


def given(*words: str) -> Namespace:
    return parser("bench.some", "Measure something.").parse_args(words)


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "benchmarks.md"
    path.write_text("before\n<!-- some: begin -->\nold\n<!-- some: end -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(program, "write_section", lambda name, text: write_section(name, text, path))
    return path


def test_tables_are_shown_and_nothing_is_written_unasked(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = document.read_text(encoding="utf-8")
    program.tell(given(), "some", FACTS, [TABLE, TABLE], {"results": []})
    assert capsys.readouterr().out.count("12.5") == 2
    assert document.read_text(encoding="utf-8") == before


def test_data_and_document_have_results_with_their_circumstances(document: Path, tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    program.tell(given("--write", "--json", str(file)), "some", FACTS, [TABLE], {"results": [12.5]})
    assert json.loads(file.read_text(encoding="utf-8")) == {"circumstances": dict(FACTS), "results": [12.5]}
    text = document.read_text(encoding="utf-8")
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "- Command: `python -m bench.some`\n- Date: 2026-01-02\n" in text
    assert "| a thing | 12.5 |" in text


def test_who_stops_a_program_is_told_what_is_kept() -> None:
    def stopped() -> int:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit, match="All is kept"):
        program.run(stopped, "All is kept.")
    with pytest.raises(SystemExit) as ended:
        program.run(lambda: 3)
    assert ended.value.code == 3
