"""Formatting keys and parameters: names of things, seats, lists, and missing texts."""

import pickle
import subprocess
import sys

import pytest

from alhambra import AlhambraError, ConfigError, IllegalAction, Refusal, language, languages
from alhambra.protocol.errors import Phrase
from alhambra.texts import Language

EN, DE, NL = (language(name) for name in ("en", "de", "nl"))


def test_there_are_three_languages_english_first() -> None:
    assert languages() == ("en", "de", "nl")
    assert [language(name).title for name in languages()] == ["English", "Deutsch", "Nederlands"]


MAY = ("may", "darfst", "mag")
MORE = ("extra", "zusätzlich", "extra")


@pytest.mark.parametrize(
    ("character", "words"),
    [
        ("abdul-knihstig", MAY),
        ("ammar-el-schauf", MAY),
        ("faruk-will-haben", MAY),
        ("laila-wundabah", MAY),
        ("machma-klain", MAY),
        ("yammerad", MAY),
        ("hakim-wahid", MORE),
        ("fatima", ("top card", "oberste", "bovenste")),
    ],
)
def test_a_character_is_told_with_what_the_rules_leave_to_its_owner(character: str, words: tuple[str, ...]) -> None:
    for own, word in zip((EN, DE, NL), words, strict=True):
        assert word in own.text(f"character-{character}.effect")


@pytest.mark.parametrize("name", ["", "xx", "EN", "../en", "e\nn"])
def test_another_language_is_refused(name: str) -> None:
    with pytest.raises(ConfigError, match=r"^There is no language .*; possible: en, de, nl\.$"):
        language(name)


@pytest.mark.parametrize(
    ("name", "english", "german", "dutch"),
    [
        ("tower_10_w", "tower 10", "Turm 10", "toren 10"),
        ("chambers_6_es", "chambers 6", "Gemächer 6", "kamers 6"),
        ("garden_10_open", "garden 10 without walls", "Garten 10 ohne Mauer", "tuin 10 zonder muren"),
        (
            "tower_9_nw",
            "tower 9 with walls to the north and west",
            "Turm 9 mit Mauern im Norden und Westen",
            "toren 9 met muren in het noorden en westen",
        ),
        (
            "arcades_8_n",
            "arcades 8 with a wall to the north",
            "Arkaden 8 mit Mauer im Norden",
            "arcade 8 met een muur in het noorden",
        ),
        ("bath_house_3", "bath house 3", "Badehaus 3", "badhuis 3"),
        ("fountain", "starting tile", "Startplättchen", "starttegel"),
        (
            "hut_garden_esw",
            "garden hut with walls to the east, south and west",
            "Bauhütte Garten mit Mauern im Osten, Süden und Westen",
            "bouwhut tuin met muren in het oosten, zuiden en westen",
        ),
        (
            "camp_s",
            "camp with its bastion to the south",
            "Feldlager mit Bastion im Süden",
            "legerkamp met bastion in het zuiden",
        ),
        ("gulden_4", "gulden 4", "Gulden 4", "gulden 4"),
        ("dukat_9", "dukat 9", "Dukate 9", "dukaat 9"),
        ("diamond_8", "diamond 8", "Diamant 8", "diamant 8"),
        ("bureau_gulden_dukat", "bureau gulden/dukat", "Wechselstube Gulden/Dukate", "wisselkantoor gulden/dukaat"),
        ("bonus_garden_10", "bonus card garden 10", "Bonuskarte Garten 10", "bonuskaart tuin 10"),
    ],
)
def test_tiles_and_cards_have_names(name: str, english: str, german: str, dutch: str) -> None:
    assert [EN.tile(name), DE.tile(name), NL.card(name)] == [english, german, dutch]


def test_walls_are_said_on_request() -> None:
    assert EN.tile("seraglio_4_ne") == "seraglio 4"
    assert EN.tile("seraglio_4_ne", with_walls=True) == "seraglio 4 with walls to the north and east"
    assert DE.tile("pavilion_8_open", with_walls=True) == "Pavillon 8 ohne Mauer"
    assert NL.tile("bath_house_3", with_walls=True) == "badhuis 3"


@pytest.mark.parametrize("name", ["nothing", "a_b", "_", "", "a_b_c_d_e_f_g_h", "-", "card", "hut__"])
def test_what_nothing_is_called_is_shown_as_it_was_given(name: str) -> None:
    assert name in EN.tile(name) or name.startswith("hut")
    assert DE.thing("type", name) == f"„{name}“"


def test_seats_have_numbers_or_names() -> None:
    refusal = Refusal("SEAT", "another-seat-decides", {"seat": 1, "asking_seat": 0})
    assert str(refusal) == EN.refusal(refusal) == "SEAT: It is now up to seat 1 to decide, not seat 0."
    assert EN.refusal(refusal, ["Layla", "Yusuf"]) == "SEAT: It is now up to Yusuf to decide, not Layla."
    assert EN.refusal(refusal, ["Layla"]) == "SEAT: It is now up to seat 1 to decide, not Layla."


def test_lists_are_joined_by_what_they_hold() -> None:
    joined = {name: DE._argument(name, value, ["Layla"]) for name, value in LISTS.items()}
    assert joined == {
        "tiles": "Turm 9 mit Mauern im Norden und Westen, Serail 4",
        "cards": "Gulden 4 + Denar 1",
        "own_cards": "nichts",
        "missing_seats": "Layla, Sitz 1 und Sitz 2",
        "values": "3 und 4",
        "cell": "2,-1",
        "possible": "vizier, camps",
    }


LISTS: dict[str, list[int] | list[str]] = {
    "tiles": ["tower_9_nw", "seraglio_4_ne"],
    "cards": ["gulden_4", "denar_1"],
    "own_cards": [],
    "missing_seats": [0, 1, 2],
    "values": [3, 4],
    "cell": [2, -1],
    "possible": ["vizier", "camps"],
}


def test_numbers_are_written_as_in_notation() -> None:
    assert EN.text("seat", number=1234567) == "seat 1234567"


def test_what_has_no_text_is_shown_itself() -> None:
    assert str(Refusal("NEW-1", "no-such-reason")) == "NEW-1: no-such-reason"
    assert DE.refusal(Refusal("NEW-1", "no-such-reason", {"tile": "x", "price": 3})) == (
        "NEW-1: no-such-reason (tile x, price 3)"
    )
    assert str(AlhambraError("some sentence")) == "some sentence"
    assert NL.text("no-such-key", number=3) == "no-such-key (number 3)"
    assert NL.find("no-such-key", {}) is None
    assert NL.find("seat.no-such-attribute", {"number": 3}) is None


def test_an_error_may_hold_another_one() -> None:
    inner = ConfigError("language-unknown", given="'x'", possible=["en"])
    assert DE._argument("error", inner, ()) == DE.error(inner)
    assert DE.error(inner) != str(inner)


def test_errors_are_values_that_can_be_sent_to_another_process() -> None:
    refusal = Refusal("SEAT", "another-seat-decides", {"seat": 1, "asking_seat": 0})
    error = ConfigError("language-unknown", given="'x'", possible=["en"])
    for sent in (error, IllegalAction(refusal)):
        got = pickle.loads(pickle.dumps(sent))
        assert (type(got), str(got), got.params) == (type(sent), str(sent), sent.params)
    assert pickle.loads(pickle.dumps(refusal)) == refusal
    assert pickle.loads(pickle.dumps(Phrase("a", b=1))) == Phrase("a", b=1) != Phrase("a", b=2)


def test_refusals_are_equal_by_what_they_say() -> None:
    one = Refusal("SEAT", "another-seat-decides", {"seat": 1, "asking_seat": 0})
    assert one == Refusal("SEAT", "another-seat-decides", {"seat": 1, "asking_seat": 0})
    assert one != Refusal("SEAT", "another-seat-decides", {"seat": 2, "asking_seat": 0})
    assert repr(one) == "Refusal('SEAT', 'another-seat-decides', {'seat': 1, 'asking_seat': 0})"
    assert repr(Refusal("ACTION", "not-an-action")) == "Refusal('ACTION', 'not-an-action')"
    assert len({one, Refusal("ACTION", "not-an-action"), Refusal("ACTION", "not-an-action")}) == 2


def test_only_what_is_needed_is_understood() -> None:
    fresh = Language("de")
    assert fresh.text("nothing") == "nichts"
    assert fresh._understood == {"nothing"}


def test_nobody_is_loaded_to_be_told_of() -> None:
    program = (
        "import sys, alhambra; str(alhambra.AlhambraError('no-such-bot', given='x', possible=[])); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "alhambra.texts" in loaded
    assert not {"alhambra.cli", "alhambra.bots", "alhambra.arena", "typer"} & set(loaded)


def test_no_library_is_loaded_before_it_is_needed() -> None:
    program = "import sys, alhambra; alhambra.language('de'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"fluent", "babel"} & set(done.stdout.split())
