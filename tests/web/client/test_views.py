"""The browser's table, maintained from events alone, always shows what the game would show."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra.protocol import GameConfig
from alhambra.tilegames.modules import MODULES
from tests.client.streams import FOLDER, STREAMS, Stream, lines_of
from tests.web.support.node import built, node

EVERY_MODULE = [module.name for module in MODULES]
WHOLE = 2000  # actions that no game reaches

# In addition to the recorded streams: whole games that none of them covers to the end.
MORE = {
    "every module": Stream(GameConfig("alhambra", 3, EVERY_MODULE), 2, 11, WHOLE),
    "every module, watched": Stream(GameConfig("alhambra", 6, EVERY_MODULE), None, 12, WHOLE),
    "Granada": Stream(GameConfig("granada", 2, ["vizier", "bureaux"]), 0, 13, WHOLE),
    "combined": Stream(GameConfig("combined", 2, ["vizier", "bureaux"]), 1, 14, WHOLE),
    "dice": Stream(GameConfig("roll_and_write", 4), 3, 15, WHOLE),
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("streams", tmp_path_factory.mktemp("client"))


def followed(client: Path, stream: str) -> list[str]:
    """Return the hashes of what the browser's table shows after each call of a stream."""
    program = (
        f"import {{ hashesOf }} from {json.dumps(client.as_uri())};"
        "let text = ''; process.stdin.setEncoding('utf-8'); for await (const part of process.stdin) text += part;"
        "console.log(JSON.stringify(await hashesOf(text)));"
    )
    hashes: list[str] = json.loads(node(["--input-type=module", "--eval", program], stream))
    return hashes


def expected(stream: str) -> list[Any]:
    return [json.loads(line)["hash"] for line in stream.splitlines()[1:]]


@pytest.mark.parametrize("name", STREAMS)
def test_recorded_streams_are_followed(name: str, client: Path) -> None:
    stream = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    assert followed(client, stream) == expected(stream)


@pytest.mark.slow
@pytest.mark.parametrize("name", MORE)
def test_whole_games_are_followed(name: str, client: Path) -> None:
    stream = "\n".join(lines_of(MORE[name]))
    assert followed(client, stream) == expected(stream)


def test_a_stream_that_does_not_fit_is_noticed(client: Path) -> None:
    first, call, *_ = (FOLDER / "alhambra_2.jsonl").read_text(encoding="utf-8").splitlines()
    told = json.loads(call)
    told["events"] = [event for event in told["events"] if event["event"] != "card_revealed"]
    assert followed(client, f"{first}\n{json.dumps(told)}") != expected(f"{first}\n{call}")
