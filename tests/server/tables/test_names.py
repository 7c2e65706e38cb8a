# ruff: noqa: RUF001 (these tests are about characters that look like others)
"""Names are readable, and no two at a table look alike; older tables keep their names."""

import unicodedata

import pytest

from alhambra.server.people import names
from alhambra.server.people.names import UnclearName, check_different, clear_name
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow
from alhambra.server.tables.entries import Made, Sat, SeatPlan
from alhambra.server.tables.table import GameTable
from tests.server.visitors import Visitor, bearer

CLEAR = [
    "Ana",
    "Zoë",
    "Nguyễn Văn An",
    "Анна-Мария",
    "Ελένη",
    "Աննա",
    "אֲנָּה",
    "فاطمة",
    "अनीता",
    "สมชาย",
    "กี่ปี้",
    "さくら",
    "桜子",
    "김민준",
    "ანა",
    "Ana 安娜",
    "R2D2",
    "Jean-Luc (2)",
    "O'Hara",
    "🏰 Ana",
    "❤",
]
UNCLEAR = {
    "letters of two alphabets": "Аna",
    "Greek among Latin": "Αna",
    "Armenian among Latin": "Annօ",
    "mathematical letters beside Cyrillic": "𝐀нна",
    "no width": "An\u200ba",
    "joined": "An\u200da",
    "turned around": "Ana\u202e",
    "isolated": "\u2067Ana\u2069",
    "soft hyphen": "An\u00ada",
    "filler alone": "\u3164",
    "filler": "An\uffa0a",
    "blank pattern": "\u2800",
    "joiner of marks": "A\u034fna",
    "variation": "A\ufe01na",
    "flood of marks": "A" + "\u0334" * 4 + "na",
    "mark on nothing": "\u0301Ana",
    "enclosed": "A\u20ddna",
    "line": "An\na",
}
ALIKE = [
    ("Ana", "ana"),
    ("ana", "аnа"),
    ("Coco", "Сосо"),
    ("Anna", "Аппа".replace("п", "n")),
    ("Iana", "lana"),
    ("Bob", "B0b"),
    ("Tim 1", "Tim l"),
    ("Ana", "Ａｎａ"),
    ("Ana", "𝐀𝐧𝐚"),
    ("Modern", "Modem"),
    ("TOM", "ТОМ"),
    ("KATE", "ΚΑΤΕ"),
    ("Ana Maria", "Ana  Maria"),
    ("Anne-Marie", "Anne–Marie"),
    ("Straße", "STRASSE"),
]


@pytest.mark.parametrize("name", CLEAR)
def test_a_name_in_any_script_is_taken_in_its_normal_form(name: str) -> None:
    for form in ("NFC", "NFD"):
        assert clear_name(unicodedata.normalize(form, name)) == unicodedata.normalize("NFC", name)


def test_how_a_symbol_is_coloured_is_no_part_of_a_name() -> None:
    assert clear_name("Ana \u2764\ufe0f") == "Ana \u2764"


@pytest.mark.parametrize("what", UNCLEAR)
def test_what_cannot_be_read_for_sure_is_no_name(what: str) -> None:
    with pytest.raises(UnclearName):
        clear_name(UNCLEAR[what])


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_two_names_that_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        with pytest.raises(UnclearName):
            check_different(first, [None, "Somebody", second])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Player 0", "Player 1"), ("Ali", "All"), ("Zoe", "Zoë"), ("Анна", "Ана"), ("Max", "Mex"), ("安", "案")],
)
def test_names_that_can_be_told_apart_sit_together(one: str, other: str) -> None:
    check_different(one, [other])


def test_seats_bots_and_spectators_have_clear_names(visitor: Visitor) -> None:
    table = visitor.table("person", "person", "person")
    where = f"/api/tables/{table.id}/seats"
    table.send(0, "leave")
    for name, key in (("An\u200ba", "name-unclear"), ("Рlayer 1", "name-unclear"), ("PLAYER 1", "name-looks-alike")):
        refused = table.post("/seats/0", table.links["invite"], {"name": name})
        assert (refused.status_code, refused.json()["key"]) == (400, key)
        bot = {"kind": "builder", "name": name}
        assert visitor.client.post(f"{where}/0/bot", json=bot, headers=bearer(table.links["owner"])).status_code == 400
        with visitor.client.websocket_connect(
            f"/api/tables/{table.id}/socket", headers=bearer(table.links["watch"])
        ) as socket:
            socket.receive_json()
            socket.send_json({"do": "remark", "client": "c", "id": "1", "name": name, "text": "hello"})
            assert socket.receive_json()["key"] == key
    table.join(0, unicodedata.normalize("NFD", "Zoë"))
    assert table.look()["table"]["seats"][0]["name"] == unicodedata.normalize("NFC", "Zoë")
    plans = [{"kind": "person"}, {"kind": "builder", "name": "\u3164"}]
    assert visitor.client.post("/api/tables", json={"game": "alhambra", "seats": plans}).status_code == 400


def test_older_tables_keep_their_names() -> None:
    table = GameTable("t")
    seats = [SeatPlan("person"), SeatPlan("person"), SeatPlan("person")]
    config = {"game": "alhambra", "seats": 3, "modules": [], "options": []}
    table.apply(1, Made(config, seats))  # type: ignore[arg-type]
    table.apply(2, Sat(0, "Аna\u0334\u0334\u0334\u0334"))
    assert table.seats[0].name == "Аna\u0334\u0334\u0334\u0334"
    assert decide.sit(table, 1, "Ben") == Sat(1, "Ben")
    table.apply(3, Sat(1, "Ben"))
    with pytest.raises(NotNow, match="has this name"):
        decide.sit(table, 2, "Ben")


@pytest.mark.parametrize("name", ["\ufdfa" * 20_000, "a" + "\u0300\u0316" * 14_000])
def test_a_long_name_is_refused_before_it_is_looked_at(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Normalising it would take a while, during which nobody is served."""
    monkeypatch.setattr(names, "normalize", lambda *_given: pytest.fail("the whole name was looked at"))
    seats = [{"kind": "person"}, {"kind": "greedy", "name": name}]
    refused = visitor.client.post("/api/tables", json={"game": "alhambra", "seats": seats})
    assert (refused.status_code, refused.json()["key"]) == (400, "name-too-long")
