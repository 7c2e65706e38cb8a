"""The page answers a cheating dealer as the library does, in every state and to every message."""

import json
from pathlib import Path
from typing import Any

from alhambra.client.witness import ELSEWHERE, SENT, Note
from tests.client.test_cheating_dealers import HONEST, State, Table, drawn_for, explored
from tests.web.support.node import built, node


def case(table: Table, state: State, message: dict[str, Any]) -> dict[str, Any]:
    """Return a message, and the notes before it, in the page's form."""
    drawn = drawn_for(message["promise"], table.seats)
    return {"notes": [kept(note) for note in state], "drawn": drawn.to_json(), "dealing": message}


def kept(note: Note) -> dict[str, Any]:
    contribution = None if note.standing == ELSEWHERE else note.contribution.to_json()
    is_taken = note.standing not in (SENT, ELSEWHERE)
    final = note.final_promise
    return {"game": "", "promise": note.promise, "contribution": contribution, "final": final, "isTaken": is_taken}


def test_the_page_answers_every_dealer_as_the_library_does(tmp_path: Path) -> None:
    table = Table(2)
    steps = [step for _, taken in explored(table).values() for step in taken]
    cases = [case(table, state, message) for state, message, _ in steps]
    page = built("witness", tmp_path)
    program = (
        f"import {{ answersTo }} from {json.dumps(page.as_uri())};"
        "let text = ''; process.stdin.setEncoding('utf-8'); for await (const part of process.stdin) text += part;"
        f"console.log(JSON.stringify(await answersTo(JSON.parse(text), {HONEST})));"
    )
    answers = json.loads(node(["--input-type=module", "--eval", program], json.dumps(cases)))
    assert len(answers) == len(steps) > 1000
    for (_, message, expected), answer in zip(steps, answers, strict=True):
        assert answer["sent"] == expected.sent, message
        assert answer["finals"] == [note.final_promise for note in expected.state]
        assert answer["standings"] == [note.standing for note in expected.state]
