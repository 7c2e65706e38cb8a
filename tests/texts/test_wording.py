"""Events, decisions and actions of whole games in words: in every language, for every seat, nothing left to fill."""

import ast as python
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import alhambra
from alhambra import language, languages, new_game
from alhambra.console.renderers import renderer_for
from alhambra.games import GAMES
from alhambra.protocol import Action, GameConfig, Randomness
from alhambra.texts import key_of
from tests.messages import heard, seen_by

NAMES = ("Anna", "Layla", "Yusuf", "Zahra", "Idris")
PACKAGE = Path(alhambra.__file__).parent

CONFIGS = [
    GameConfig("alhambra", 2, GAMES["alhambra"].modules),
    GameConfig("alhambra", 4, GAMES["alhambra"].modules),
    GameConfig("granada", 2, GAMES["granada"].modules),
    GameConfig("combined", 3, GAMES["combined"].modules),
    GameConfig("roll_and_write", 3),
    GameConfig("roll_and_write", 1),
    GameConfig("roll_and_write", 1, (), ["opponents"]),
]

# Things that hardly ever happen between random players.
RARE = {
    "passed",
    "end_points",
    "fatima_kept",
    "character_left_game",
    "bonus_card_taken_back",
    "imaginary_players_won",
    "roll_is_due",
}


class Story(NamedTuple):
    """Everything a game has reported and offered, with one offer of each kind."""

    seats: int
    events: list[tuple[int, dict[str, Any]]]  # with the seat that receives it
    decisions: list[dict[str, Any]]
    actions: list[tuple[Action, dict[str, Any]]]  # with the view in which it is offered


@cache
def story(number: int) -> Story:
    config = CONFIGS[number]
    told = Story(config.seats, [], [], [])
    for seed in (1, 2):
        game = new_game(config, seed)
        randomness = Randomness(seed)
        while True:
            for seat in range(config.seats):
                told.events.extend((seat, event) for event in heard(game, seat))
            if game.decision is None:
                break
            offers, view = game.legal_actions(), seen_by(game, game.decision.seat)
            told.decisions.append(view["decision"])
            told.actions.extend((action, view) for action in {action.kind: action for action in offers}.values())
            game.play(offers[randomness.below(len(offers))])
    return told


def declared_events() -> set[str]:
    """Return the kinds of events that the package declares."""
    found = set()
    for path in PACKAGE.rglob("messages.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.AnnAssign) and python.unparse(node.target) == "event":
                found |= {item.value for item in python.walk(node) if isinstance(item, python.Constant)}
    return {str(kind) for kind in found}


def test_every_declared_event_has_a_text() -> None:
    assert len(declared_events()) > 50
    for kind in declared_events():
        assert language("en").find(key_of("event", kind), {}) is not None, kind


def test_the_stories_have_nearly_all_events() -> None:
    heard = {event["event"] for number in range(len(CONFIGS)) for _, event in story(number).events}
    assert declared_events() - heard <= RARE


def check(sentence: str | None, about: object) -> None:
    assert sentence, about
    assert "{" not in sentence, f"{about}: {sentence}"
    assert "_" not in sentence, f"{about}: {sentence}"
    assert "None" not in sentence, f"{about}: {sentence}"


@pytest.mark.parametrize("name", languages())
@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_every_event_is_a_sentence_in_both_forms(name: str, number: int) -> None:
    spoken, told = language(name), story(number)
    names = NAMES[: told.seats]
    for seat, event in told.events:
        for you in (seat, None):
            sentence = spoken.event(event, names, you)
            check(sentence, event)
            assert sentence is not None
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence.endswith("."), sentence
            if event.get("seat") == seat:
                assert (names[seat] in sentence) == (you is None), sentence


@pytest.mark.parametrize("name", languages())
@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_decisions_and_actions_are_told(name: str, number: int) -> None:
    spoken, told = language(name), story(number)
    for decision in told.decisions:
        check(spoken.decision(decision), decision)
    for action, _ in told.actions:
        check(spoken.action(action), action)
        check(spoken.find(key_of("kind", action.kind), {}), action)


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_what_the_terminal_adds_to_an_action_is_told(number: int) -> None:
    told = story(number)
    renderer = renderer_for(CONFIGS[number].game, NAMES[: told.seats])
    for action, view in told.actions[::7]:
        check(renderer.describe(action, view), action)


def test_an_event_without_a_text_has_no_sentence() -> None:
    assert language("de").event({"event": "lamp_lit", "seat": 0}, NAMES) is None
    assert language("de").decision({"kind": "light", "seat": 0}) is None


@pytest.mark.parametrize(
    ("event", "english", "german", "dutch"),
    [
        (
            {"event": "game_over", "points": [9, 9], "winners": [0, 1]},
            "The game is over: you and Layla won.",
            "Die Partie ist zu Ende. Gewonnen habt ihr: du und Layla.",
            "De partij is afgelopen. Jullie hebben gewonnen: jij en Layla.",
        ),
        (
            {"event": "tile_removed", "seat": 0, "tile": "arcades_8_n", "cell": [2, 1]},
            "You remove arcades 8 with a wall to the north from 2,1.",
            "Du baust Arkaden 8 mit Mauer im Norden auf 2,1 ab.",
            "Je breekt arcade 8 met een muur in het noorden op 2,1 af.",
        ),
        (
            {"event": "tile_given", "seat": 1, "tile": "seraglio_4_ne"},
            "Layla gives seraglio 4 to Dirk.",
            "Layla schenkt Dirk Serail 4.",
            "Layla schenkt harem 4 aan Dirk.",
        ),
        (
            {"event": "coins_taken", "seat": 1, "coins": 1},
            "Layla takes 1 coin.",
            "Layla nimmt 1 Münze.",
            "Layla neemt 1 munt.",
        ),
        (
            {"event": "end_points", "sources": [{"characters": 8}, {}], "points": [20, 12]},
            "At the end of the game: you 8 (8 for characters).",
            "Am Ende der Partie: du 8 (8 für Charaktere).",
            "Aan het einde van de partij: jij 8 (8 voor personages).",
        ),
        (
            {"event": "dice_passed", "seat": 1, "to": 0, "yellow": 3, "blue": 4},
            "Layla passes yellow 3 and blue 4 on to you.",
            "Layla gibt Gelb 3 und Blau 4 an dich weiter.",
            "Layla geeft geel 3 en blauw 4 door aan jou.",
        ),
        (
            {"event": "imaginary_players_won", "numbers": [1, 2]},
            "Imaginary players 1 and 2 won.",
            "Die imaginären Spieler 1 und 2 haben gewonnen.",
            "De denkbeeldige spelers 1 en 2 hebben gewonnen.",
        ),
    ],
)
def test_sentences(event: dict[str, Any], english: str, german: str, dutch: str) -> None:
    assert [language(name).event(event, NAMES[:2], 0) for name in ("en", "de", "nl")] == [english, german, dutch]


SHARED = {"type": "tower", "participants": [0, 1], "tiles": 2.5, "places": [13, 6], "prices": [], "points": [9, 9]}
BY_PRICE = {"type": "park", "participants": [2, 0], "tiles": 1.0, "places": [4], "prices": [12, 9], "points": [4, 0]}


@pytest.mark.parametrize(
    ("tie", "name", "said"),
    [
        (
            SHARED,
            "en",
            "Tower, a tie at 2.5 (you and Bo): the points of the places (13 + 6) are shared, 9 each, rounded down.",
        ),
        (
            SHARED,
            "de",
            "Turm, Gleichstand bei 2,5 (du und Bo): Die Punkte der Plätze (13 + 6) werden geteilt, je 9, abgerundet.",
        ),
        (
            SHARED,
            "nl",
            "Toren, gelijke stand met 2,5 (jij en Bo): de punten van de plaatsen (13 + 6) worden gedeeld, elk 9, "
            "naar beneden afgerond.",
        ),
        (BY_PRICE, "en", "Park, a tie at 1: the most expensive tile decides (Dirk 12, you 9)."),
        (BY_PRICE, "de", "Park, Gleichstand bei 1: Das teuerste Plättchen entscheidet (Dirk 12, du 9)."),
        (BY_PRICE, "nl", "Park, gelijke stand met 1: de duurste tegel beslist (Dirk 12, jij 9)."),
    ],
)
def test_a_tie_is_told(tie: dict[str, Any], name: str, said: str) -> None:
    assert language(name).tie(tie, ["Al", "Bo", "Dirk"], 0) == said


@pytest.mark.parametrize(
    ("name", "tied", "nobody"),
    [
        (
            "en",
            "Nobody gets tower 11: a tie for the most money (you and Bo: 7 denar each).",
            "Nobody gets tower 11, as nobody has money of this currency, denar.",
        ),
        (
            "de",
            "Niemand bekommt Turm 11: Gleichstand in der Währung Denar (du und Bo: je 7).",
            "Niemand bekommt Turm 11, weil niemand Geld in der Währung Denar hat.",
        ),
        (
            "nl",
            "Niemand krijgt toren 11: gelijke stand (jij en Bo: elk 7 denar).",
            "Niemand krijgt toren 11, want niemand heeft geld in deze munteenheid, denar.",
        ),
    ],
)
def test_a_tile_that_nobody_gets_is_told(name: str, tied: str, nobody: str) -> None:
    event = {"event": "tiles_unclaimed", "tiles": ["tower_11"], "currency": "denar", "seats": [0, 1], "money": 7}
    assert language(name).event(event, ["Al", "Bo", "Cy"], 0) == tied
    assert language(name).event({**event, "seats": [], "money": 0}, ["Al", "Bo", "Cy"], 0) == nobody
