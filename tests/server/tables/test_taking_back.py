"""Taking back moves: what a seat may do alone, what needs everybody's consent, and what it costs."""

from typing import Any

import pytest

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow
from alhambra.server.tables.entries import PERSON, Asked, Consented, StoodIn, Undone, read
from alhambra.server.tables.table import STAND_IN_BOT
from alhambra.undo import is_revealing
from tests.server.offline import OfflineTable
from tests.server.visitors import Visitor, bearer

BACKS = 100


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the actions played, in any game."""
    counted = [0]
    play = Game.play

    def counting(game: Game, *arguments: Any, **named: Any) -> Any:
        counted[0] += 1
        return play(game, *arguments, **named)

    monkeypatch.setattr(Game, "play", counting)
    return counted


# --- what it costs ---


@pytest.mark.parametrize("actions", [2, 9])
def test_a_table_is_loaded_in_proportion_to_its_entries(plays: list[int], actions: int) -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(150)
    for _ in range(BACKS):
        sitting.do(decide.ask_back(sitting.table, 0, actions))
        sitting.do(decide.consent(sitting.table, 1, True))
        sitting.play(actions)
    plays[0] = 0
    table = sitting.loaded()
    assert table.game is not None
    assert table.game.checksum() == sitting.game.checksum()
    assert plays[0] < 4 * len(sitting.entries), "and not by their number times the length of the game"


def test_going_back_replays_a_few_actions_only(plays: list[int]) -> None:
    sitting = OfflineTable(PERSON, PERSON)
    checksums = [sitting.game.checksum()]
    for _ in range(150):
        sitting.play()
        checksums.append(sitting.game.checksum())
    while sitting.table.played:
        left = max(0, len(sitting.table.played) - 7)
        sitting.do(decide.ask_back(sitting.table, 0, len(sitting.table.played) - left))
        plays[0] = 0
        sitting.do(decide.consent(sitting.table, 1, True))
        assert plays[0] < 32
        assert sitting.game.checksum() == checksums[left]


# --- alone ---


def test_a_seat_takes_back_its_own_last_actions_only() -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play_until(lambda: sitting.table.undoable(0) > 0)
    assert sitting.table.undoable(1) == 0
    with pytest.raises(NotNow, match="Without asking"):
        decide.undo(sitting.table, 1, sitting.table.at, 1)
    before = len(sitting.table.played)
    sitting.do(decide.undo(sitting.table, 0, sitting.table.at, 1))
    assert len(sitting.table.played) == before - 1
    assert not sitting.table.is_rewound


def test_nobody_takes_back_what_a_bot_has_played_for_the_seat_or_while_it_does() -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play_until(lambda: sitting.table.undoable(0) > 0)
    own = sitting.table.undoable(0)
    if sitting.decides != 0:
        sitting.do(decide.undo(sitting.table, 0, sitting.table.at, own))
    sitting.do(StoodIn(0, STAND_IN_BOT))
    with pytest.raises(NotNow, match="bot is playing for you"):
        decide.undo(sitting.table, 0, sitting.table.at, 1)
    first = len(sitting.table.played)
    sitting.play_until(lambda: any(one.seat == 0 for one in sitting.table.played[first:]))
    sitting.do(decide.come_back(sitting.table, 0))
    assert sitting.table.undoable(0) == 0


@pytest.mark.parametrize(("game", "modules"), [("alhambra", []), ("alhambra", ["characters", "bonus_cards"])])
def test_nobody_takes_back_what_shows_the_money_of_all(game: str, modules: list[str]) -> None:
    """Before the last tiles are awarded, all money is revealed, although no chance is involved."""
    shown = 0
    for seed in range(3):
        played, randomness = new_game(GameConfig(game, 3, modules), seed), Randomness(f"{game} {seed}")
        while not played.is_over:
            before, action = played.copy(), played.legal_actions().pick(randomness)
            played.play(action)
            if any(event.to_json()["event"] == "game_ends" for event in played.events):
                assert is_revealing(before, action, played)
                shown += not played.is_over
    assert shown > 0


# --- with the others ---


def test_all_people_must_agree_whoever_plays_for_them_now() -> None:
    sitting = OfflineTable(PERSON, PERSON, "greedy")
    sitting.play(29)
    sitting.do(decide.leave(sitting.table, 1))
    assert sitting.table.seats[1].stand_in == STAND_IN_BOT
    with pytest.raises(NotNow, match="some are away: seat 1") as refused:
        decide.ask_back(sitting.table, 0, 29)
    assert refused.value.params == {"seats": [1]}
    with pytest.raises(NotNow):
        decide.ask_back(sitting.table, 1, 29)
    sitting.do(decide.come_back(sitting.table, 1))
    sitting.do(decide.ask_back(sitting.table, 0, 29))
    assert len(sitting.table.played) == 29, "the other one has not answered"
    sitting.do(decide.consent(sitting.table, 1, True))
    assert len(sitting.table.played) == 0
    assert sitting.table.is_rewound


def test_nobody_plays_and_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "_MOST_PLAYED", 50)
    sitting = OfflineTable(PERSON, "greedy")
    sitting.play(10)
    for _ in range(4):
        sitting.do(decide.ask_back(sitting.table, 0, 10))
        sitting.play(10)
    with pytest.raises(NotNow, match="None can be taken back any more"):
        sitting.do(decide.ask_back(sitting.table, 0, 10))
    sitting.play(20)


def test_who_leaves_does_not_agree_by_it() -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(10)
    sitting.do(decide.ask_back(sitting.table, 0, 10))
    sitting.do(decide.leave(sitting.table, 1))
    assert len(sitting.table.played) == 10
    assert sitting.table.question is None, "nobody could answer it"


def test_who_is_replaced_does_not_agree_by_it() -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(10)
    sitting.do(decide.ask_back(sitting.table, 0, 10))
    sitting.do(StoodIn(1, STAND_IN_BOT))
    assert len(sitting.table.played) == 10
    assert sitting.table.question is None


def test_a_person_alone_with_bots_goes_back_and_everybody_can_see_that() -> None:
    sitting = OfflineTable(PERSON, "greedy")
    sitting.play(20)
    sitting.do(decide.ask_back(sitting.table, 0, 20))
    assert len(sitting.table.played) == 0
    assert sitting.table.is_rewound
    assert sitting.loaded().is_rewound


def test_what_was_agreed_under_older_rules_happens_again_as_it_did() -> None:
    """A vote of an older version names nobody: absent players did not count."""
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(10)
    sitting.do(StoodIn(1, STAND_IN_BOT))
    sitting.do(Asked(0, "take_back", 4))
    assert len(sitting.table.played) == 6
    assert read('{"entry":"asked","seat":0,"what":"take_back","actions":4,"absent":null}') == Asked(0, "take_back", 4)


def test_after_going_back_together_nobody_goes_on_alone() -> None:
    sitting = OfflineTable(PERSON, PERSON)
    sitting.play(20)
    for actions in range(1, 10):
        sitting.do(decide.ask_back(sitting.table, 0, 2))
        sitting.do(decide.consent(sitting.table, 1, True))
        if sitting.table.is_rewound:
            assert [sitting.table.undoable(seat) for seat in (0, 1)] == [0, 0], actions


def test_undoing_again_and_again_leads_to_the_same_table() -> None:
    sitting = OfflineTable(PERSON, PERSON, PERSON, game="roll_and_write")
    for _ in range(40):
        sitting.play()
        seat = sitting.table.played[-1].seat
        if sitting.table.undoable(seat):
            sitting.do(Undone(seat, sitting.table.undoable(seat)))
    table = sitting.loaded()
    assert table.game is not None
    assert table.game.checksum() == sitting.game.checksum()
    assert not table.is_rewound
    assert Consented not in {type(entry) for entry in sitting.entries}


def test_a_rewound_game_is_marked_and_its_end_is_not_signed(visitor: Visitor) -> None:
    tables = [visitor.table("person", "person", game="roll_and_write").begin() for _ in range(2)]
    heads = []
    for table, is_rewound in zip(tables, (False, True), strict=True):
        for _ in range(8):
            table.play()
        if is_rewound:
            assert table.send(0, "back", actions=8).status_code == 200
            assert table.look()["table"]["question"]["needed"] == [0, 1]
            assert table.send(1, "consent", agrees=True).status_code == 200
        table.play_out()
        assert table.look()["table"]["rewound"] is is_rewound
        where = f"/api/tables/{table.id}/signature"
        heads.append(visitor.client.get(where, headers=bearer(table.tokens[0])).json()["head"])
    assert heads[0] is not None
    assert heads[1] is None
