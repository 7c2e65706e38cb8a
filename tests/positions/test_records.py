"""Records of games that start from a position: replayed, verified, and tampering detected."""

import pytest

from alhambra import Game, GameConfig, Player, Randomness, Record, RecordError, from_position, new_game, replay
from alhambra.verification import NOT_PROVED, verify


def continued(seed: int | None = 5, with_chance: bool = False) -> Game:
    game = new_game(GameConfig("alhambra", 3, ["vizier", "bonus_cards"]), 2)
    randomness = Randomness("positions")
    for _ in range(25):
        game.play(game.legal_actions().pick(randomness))
    names = [Player(name, "person") for name in ("Ana", "Bo", "Cy")]
    game = from_position(game.position(with_chance=with_chance), seed, names)
    for _ in range(15):
        if game.chance is not None:
            game.resolve(game.chance.outcomes[0][0])
        else:
            game.play(game.legal_actions().pick(randomness))
    return game


@pytest.mark.parametrize(("seed", "with_chance"), [(5, False), (None, True), (5, True), (None, False)])
def test_a_game_that_went_on_is_replayed_from_its_position(seed: int | None, with_chance: bool) -> None:
    game = continued(seed, with_chance)
    record = game.record()
    assert record.position == game.began_from
    assert record.position is not None
    assert ("seed: " in record.position) == (seed is None and with_chance)
    for read in (Record.read(record.to_text()), Record.from_json(record.to_json())):
        assert read == record
        again = replay(read)
        assert again.checksum() == game.checksum()
        assert again.record() == record


def test_a_record_says_what_is_not_proved_about_a_position() -> None:
    findings = {str(finding.what): finding.kind for finding in verify(continued().record())}
    told = "how it began: the game continues from a position, and the record does not show how that came about"
    assert findings[told] == NOT_PROVED
    assert any(sentence.startswith("legal from its position and its seed: all 15 entries") for sentence in findings)


def test_the_chain_begins_with_the_position() -> None:
    game = continued()
    record = game.record()
    other = Record.from_json(record.to_json())
    assert other.position is not None
    other.position = other.position.replace("points 0: 0", "points 0: 9")
    assert other.chain()[0] != record.chain()[0]
    assert game.head() == record.head
    sealed = Record.read(other.to_text())
    with pytest.raises(RecordError, match="different position than the record claims"):
        replay(sealed)


def test_a_position_that_cannot_be_makes_no_record() -> None:
    record = continued().record()
    assert record.position is not None
    record.position = record.position.replace("hand 0: ", "hand 0: gulden_1 gulden_1 gulden_1 gulden_1 ")
    with pytest.raises(RecordError, match=r"The game in the record cannot be played: Line 22, 'hand 0'"):
        replay(Record.read(record.to_text()))


def test_a_position_that_does_not_fit_the_rest_is_refused() -> None:
    record = continued().record()
    record.config = GameConfig("alhambra", 3, ["vizier"])
    with pytest.raises(RecordError, match="does not fit the rest of the record"):
        replay(Record.read(record.to_text()))


def test_a_game_of_older_rules_goes_on_from_its_position() -> None:
    text = new_game(GameConfig("granada", 4), 3).position().replace("rules: 2", "rules: 1")
    game = from_position(text, 1)
    assert game.began_from == text
    game.play(game.legal_actions()[0])
    record = game.record()
    assert record.rules == "2"
    assert replay(Record.read(record.to_text())).checksum() == game.checksum()
    assert "rules: 2" in game.position()


def test_an_imagined_game_has_a_position_but_no_record() -> None:
    twin = continued().determinise(1, Randomness(1))
    assert from_position(twin.position(), 1).checksum() == twin.checksum()
    with pytest.raises(RecordError):
        twin.record()
