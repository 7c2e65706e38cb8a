"""Where components come from, what is refused before any content is read, and fingerprints."""

import copy
import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.components import DIRECTORY_VARIABLE, PARTS, ComponentError, add_part, load_components, packaged_file
from alhambra.components.entry import Document
from alhambra.components.loading import _read
from alhambra.games import new_dealing, new_game, replay
from alhambra.protocol import PERSON, ConfigError, GameConfig, Player, RecordError
from alhambra.tilegames.modules.huts.components import HUTS_PART
from tests.components.edits import Step, change, packaged, write


@pytest.fixture(autouse=True)
def no_directory_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DIRECTORY_VARIABLE, raising=False)


@pytest.fixture
def own_huts(tmp_path: Path) -> Path:
    """A directory with another set of huts and nothing else."""
    data = packaged("huts")
    change("huts", "hut_tower_n", "walls", to="S")(data)
    change("provenance", to="verified")(data)
    change("provenance_note", to="read from the box")(data)
    write(tmp_path, "huts", data)
    return tmp_path


def tower_walls(directory: Path | str | None = None) -> str:
    return next(hut.walls for hut in load_components(directory).part(HUTS_PART).huts if hut.id == "hut_tower_n")


def test_a_directory_replaces_a_set_and_the_rest_stays_packaged(own_huts: Path) -> None:
    assert tower_walls() == "N"
    assert tower_walls(own_huts) == tower_walls(str(own_huts)) == "S"
    components, standard = load_components(own_huts), load_components()
    assert components.base_tiles == standard.base_tiles
    assert components.provenance["huts"].sections == {"all": "verified"}
    assert components.provenance["huts"].note == "read from the box"


def test_the_environment_names_the_directory(own_huts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(own_huts))
    assert tower_walls() == "S"
    monkeypatch.setenv(DIRECTORY_VARIABLE, "")
    assert tower_walls() == "N"


def test_an_argument_is_stronger_than_the_environment(own_huts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(own_huts / "missing"))
    assert tower_walls(own_huts) == "S"


def test_a_relative_directory_means_the_one_below_the_current(own_huts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(own_huts.parent)
    assert tower_walls(own_huts.name) == "S"


def test_the_whole_packaged_set_can_be_copied(tmp_path: Path) -> None:
    for part in PARTS:
        (tmp_path / f"{part}.json").write_bytes(packaged_file(part).read_bytes())
    assert load_components(tmp_path) == load_components()


def test_each_directory_is_read_once(own_huts: Path) -> None:
    assert load_components(own_huts) is load_components(own_huts)
    assert load_components() is load_components()


def test_other_files_in_the_directory_do_not_matter(own_huts: Path) -> None:
    (own_huts / "notes.txt").write_text("counted twice")
    assert tower_walls(own_huts) == "S"


def test_a_byte_order_mark_does_no_harm(own_huts: Path) -> None:
    file = own_huts / "huts.json"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert tower_walls(own_huts) == "S"


def refused(directory: Path | str) -> str:
    with pytest.raises(ComponentError) as caught:
        load_components(directory)
    return str(caught.value)


def test_a_missing_directory_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is not a folder; name" in refused(tmp_path / "missing")
    assert "is not a folder; name" in refused("")
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path / "missing"))
    with pytest.raises(ComponentError, match=DIRECTORY_VARIABLE):
        load_components()


def test_a_file_is_no_directory(own_huts: Path) -> None:
    assert "is not a folder; name" in refused(own_huts / "huts.json")


def test_an_empty_directory_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path}: The folder holds no component file; copy one into it, such as huts.json."


@pytest.mark.parametrize("name", ["hut.json", "huts.JSON", "Huts.json"])
def test_an_unknown_file_name_is_refused(own_huts: Path, name: str) -> None:
    file = own_huts / name
    file.write_text("{}")
    sentence = refused(own_huts)
    assert sentence.startswith(f"{file}: This is not the name of a component file")
    assert "huts.json" in sentence


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not valid JSON"),
        (b'{"component": "builders_huts",}', "not valid JSON"),
        (b'{"count": 24, "count": 25}', "The field 'count' appears twice in one object."),
        (b"[" * 100_000, "not valid JSON"),
        (b"[" * 17 + b"]" * 17, "not valid JSON: The text is nested too deeply"),
        (b"[1" + b"0" * 10_000 + b"]", "not valid JSON: A number has too many digits"),
        (b"[1e999]", "not valid JSON: A number has too many digits"),
        (b"[NaN]", "not valid JSON: NaN is not a number."),
        (b'["\\ud800"]', "not valid JSON: A text in it is not Unicode"),
        (b" " * (2**22 + 1), "The file is longer than 4194304 bytes"),
        ('{"component": "Gemächer"}'.encode("latin-1"), "not UTF-8 text"),
        (b"[]", "must be a JSON object"),
        (b"null", "must be a JSON object"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "huts.json"
    file.write_bytes(content)
    sentence = refused(tmp_path)
    assert sentence.startswith(f"{file}: ")
    assert reason in sentence
    assert "\n" not in sentence


def test_a_directory_with_the_name_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "huts.json").mkdir()
    assert refused(tmp_path).startswith(f"{tmp_path / 'huts.json'}: The file cannot be read")


def test_a_refused_file_can_be_mended(own_huts: Path) -> None:
    file = own_huts / "huts.json"
    content = file.read_bytes()
    file.write_bytes(b"{}")
    refused(own_huts)
    file.write_bytes(content)
    assert tower_walls(own_huts) == "S"


Edited = tuple[str, tuple[Step, ...], Any]  # the part, the path of the value, the new value


def fingerprint_after(directory: Path, part: str, *path: Step, to: Any) -> str:
    data = packaged(part)
    change(*path, to=to)(data)
    directory.mkdir()
    write(directory, part, data)
    return load_components(directory).fingerprint()


def test_the_fingerprint_follows_the_meaning_only(tmp_path: Path) -> None:
    standard = load_components().fingerprint()
    assert len(standard) == 64
    assert int(standard, 16) >= 0
    same: list[Edited] = [
        ("huts", ("provenance",), "verified"),
        ("huts", ("provenance_note",), "seen"),
        ("huts", ("huts", "hut_tower_n", "evidence"), "seen"),
        ("base_tiles", ("types", "tower", "name_de"), "Türme"),
        ("characters", ("characters", "fatima", "effect"), "as printed"),
        ("money", ("provenance_by_section", "diamonds"), "verified"),
    ]
    other: list[Edited] = [
        ("huts", ("huts", "hut_tower_n", "walls"), "S"),
        ("camps", ("camps", "camp_w", "price"), 4),
        ("base_tiles", ("tiles", "tower_9_ne", "id"), "tower_9_x"),
        ("granada_tiles", ("tiles", 0, "moats"), ""),
        ("roll_and_write_sheet", ("coin_supply",), 21),
        ("scoring_tables", ("roll_and_write_places", 0, "places"), [15, 8, 1]),
    ]
    for number, (part, path, to) in enumerate(same):
        assert fingerprint_after(tmp_path / f"same{number}", part, *path, to=to) == standard
    changed = {
        fingerprint_after(tmp_path / f"other{number}", part, *path, to=to)
        for number, (part, path, to) in enumerate(other)
    }
    assert len(changed | {standard}) == len(other) + 1


def test_a_fingerprint_of_some_parts_ignores_the_others(own_huts: Path) -> None:
    own, standard = load_components(own_huts), load_components()
    assert own.fingerprint(["base_tiles", "money"]) == standard.fingerprint(["money", "base_tiles", "money"])
    assert own.fingerprint(["base_tiles", "huts"]) != standard.fingerprint(["base_tiles", "huts"])
    assert standard.fingerprint(PARTS) == standard.fingerprint()
    assert standard.fingerprint(["huts"]) != standard.fingerprint(["camps"])
    with pytest.raises(ComponentError, match=r"no component file 'tiles\.json'"):
        standard.fingerprint(["tiles"])


def test_no_two_parts_have_the_same_name() -> None:
    with pytest.raises(ComponentError, match=r"There is already a component file 'huts.json'; give this"):
        add_part(HUTS_PART)


def test_a_part_that_was_not_added_is_not_there() -> None:
    with pytest.raises(ComponentError, match=r"The module to which 'dragons\.json' belongs is not registered"):
        load_components().part(replace(HUTS_PART, name="dragons"))


def test_components_can_be_pickled_and_copied() -> None:
    components = load_components()
    assert pickle.loads(pickle.dumps(components)) == components
    assert copy.deepcopy(components) == components


def _holders(data: Any) -> list[tuple[Any, str | int]]:
    """Return every path to a value, for each list its first entry only."""
    keys: list[Any] = list(data) if isinstance(data, dict) else [0]
    places: list[tuple[Any, str | int]] = []
    for key in keys:
        places.append((data, key))
        if isinstance(data[key], (dict, list)):
            places += _holders(data[key])
    return places


@pytest.mark.parametrize("part", PARTS)
def test_a_value_of_the_wrong_type_is_refused_everywhere(part: str) -> None:
    documents = {name: Document(f"{name}.json", packaged(name)) for name in PARTS}
    for holder, key in _holders(documents[part].data):
        value = holder[key]
        holder[key] = {"wrong": "type"}
        with pytest.raises(ComponentError, match=rf"^{part}\.json: .*: .*\.$"):
            _read(documents)
        holder[key] = value
    assert _read(documents) == load_components()


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.floats() | st.sampled_from(["", "N", "WN", "tower", "huts"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "type", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)


@given(st.data())
def test_no_content_ever_causes_anything_but_a_clear_refusal(data: st.DataObject) -> None:
    documents = {part: Document(f"{part}.json", packaged(part)) for part in PARTS}
    part = data.draw(st.sampled_from(PARTS))
    place: Any = documents[part].data
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        deeper = isinstance(place[key], (dict, list)) and len(place[key]) > 0
        if not deeper or not data.draw(st.integers(0, 4)):
            break
        place = place[key]
    place[key] = data.draw(JSON_VALUES)
    try:
        components = _read(documents)
    except ComponentError as error:
        assert str(error).split(": ", 1)[0].endswith(".json")  # noqa: PT017 - either outcome is right
    else:
        assert json.dumps(components.fingerprint())


def test_a_game_is_played_with_the_components_that_it_is_given(own_huts: Path) -> None:
    config, own = GameConfig("alhambra", 3, ["huts"]), load_components(own_huts)
    game, standard = new_game(config, 1, components=own), new_game(config, 1)
    assert game.components_fingerprint != standard.components_fingerprint
    assert replay(game.record(), own).checksum() == game.checksum()
    with pytest.raises(RecordError, match="made with other components"):
        replay(game.record())
    players = [Player(name, PERSON) for name in ("Anna", "Ben", "Cem")]
    assert new_dealing(config, players, components=own).opening.components == game.components_fingerprint


def test_what_are_no_components_are_refused(own_huts: Path) -> None:
    given: Any = own_huts
    with pytest.raises(ConfigError, match="read with load_components"):
        new_game(GameConfig(), 1, components=given)
