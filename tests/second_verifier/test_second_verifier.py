"""The second verifier agrees with the game on what every record proves, and rejects tampering."""

import re
from pathlib import Path

import pytest

from alhambra.components import load_components
from alhambra.games import deal_game, new_game, replay
from alhambra.protocol import Event, Game, GameConfig, Randomness, Record, RecordError
from tests.joint_deals import joint_deal, joint_game
from tests.messages import fields, seen_by
from tests.second_verifier import verifier
from tests.second_verifier.verifier import Follower, Paper, Rejected, follow

GAMES = 200
BATCHES = 10
DRAWN = {
    "money_dealt": "card",
    "card_revealed": "card",
    "tile_revealed": "tile",
    "dirk_got_tile": "tile",
}


def draws(events: list[Event]) -> list[str]:
    """Return the draws of chance in the words of the second verifier."""
    told: list[str] = []
    for event in events:
        if event.kind in DRAWN:
            told.append(fields(event)[DRAWN[event.kind]])
        elif event.kind == "scoring_card_revealed":
            told.append(f"scoring_{fields(event)['scoring']}")
        elif event.kind == "start_seat":
            told.append(f"seat {fields(event)['seat']}")
    return told


def play(game: Game, number: int, most: int = 100_000) -> list[Event]:
    """Play at random, every second game with a preference for building; return the events."""
    randomness = Randomness(f"second verifier {number}")
    events = list(game.events)
    while not game.is_over and game.history.length < most:
        actions = game.legal_actions()
        liked = [action for action in actions if action.kind in ("buy", "place") and number % 2]
        choices = liked or actions
        events += game.play(choices[randomness.below(len(choices))])
    return events


def config_of(number: int) -> GameConfig:
    return GameConfig("alhambra", 2 + number % 5, (), ["scoring_at_once"] if number % 3 == 2 else [])


def joint_record(number: int, most: int = 100_000) -> Record:
    game = joint_game(config_of(number), number)
    play(game, number, most)
    return game.record()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_agree_on_every_draw_and_every_point(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        game = new_game(config_of(number), number) if number % 7 == 6 else joint_game(config_of(number), number)
        most = 40 if number % 11 == 10 else 100_000
        events = play(game, number, most)
        followed = follow(game.record().to_text(), load_components())
        assert followed.drawn == draws(events), f"game {number}"
        assert followed.points == game.scores
        assert followed.over == game.is_over
        assert [sorted(hand.elements()) for hand in followed.hands] == [
            sorted(seen_by(game, seat)["hand"]) for seat in range(game.config.seats)
        ]


def test_it_takes_nothing_from_the_package_but_the_components() -> None:
    text = Path(verifier.__file__).read_text(encoding="utf-8")
    imported = re.findall(r"^(?:from|import) (\S+)", text, re.MULTILINE)
    assert [module for module in imported if module.startswith(("alhambra", "tests"))] == ["alhambra.components"]


# --- tampering ---


def resealed(text: str) -> str:
    """Return the text with matching head, number of entries and seal, as a cheat would write them."""
    text = re.sub(r'\[Entries "\d+"\]', f'[Entries "{len(Paper(text).lines)}"]', text)
    text = re.sub(r'\[Head "\w+"\]', f'[Head "{Paper(text).head()}"]', text)
    return re.sub(r'\[Seal "\w+"\]', f'[Seal "{Paper(text).seal()}"]', text)


def with_lines(text: str, lines: list[str]) -> str:
    """Return the text with other entries."""
    headers = [line for line in text.splitlines() if line.startswith("[")]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    return resealed("\n".join([*headers[:-2], *numbered, *headers[-2:], ""]))


def rejected(text: str) -> str:
    with pytest.raises(Rejected) as reason:
        follow(text, load_components())
    return str(reason.value)


RECORD = joint_record(1)
TEXT = RECORD.to_text()


def test_the_untouched_record_holds_also_when_it_is_sealed_again() -> None:
    follow(TEXT, load_components())
    assert resealed(TEXT) == TEXT
    assert with_lines(TEXT, RECORD.entries).split() == TEXT.split()


def test_records_of_the_older_form_are_read_too() -> None:
    game = deal_game(joint_deal(config_of(1), has_final_promise=False))
    play(game, 1)
    text = game.record().to_text()
    assert "FinalPromise" not in text
    assert follow(text, load_components()).points == game.scores


@pytest.mark.parametrize("header", ["DrawnBy", "FinalPromise"])
def test_a_record_of_the_newer_form_cannot_pass_for_one_of_the_older(header: str) -> None:
    one_less = "\n".join([line for line in TEXT.splitlines() if not line.startswith(f"[{header} ")])
    none = "\n".join([line for line in TEXT.splitlines() if not line.startswith(("[DrawnBy ", "[FinalPromise "))])
    for text in (one_less, none):
        rejected(resealed(text))
        with pytest.raises(RecordError):
            replay(Record.read(resealed(text)))


@pytest.mark.parametrize(
    "header",
    ["Seat1", "Promise", "Commitment0", "Contribution2", "Secret", "Id", "Components", "Rules", "FinalPromise"],
)
def test_every_part_of_the_joint_seed_is_checked(header: str) -> None:
    found = re.search(rf'\[{header} "(.*)"\]', TEXT)
    assert found is not None
    value = found[1]
    for changed in (f"0{value[1:]}" if value[0] != "0" else f"1{value[1:]}", f"{value}0"):
        tampered = TEXT.replace(f'[{header} "{value}"]', f'[{header} "{changed}"]')
        assert rejected(tampered) in ("the head is not that of the entries", "the seal does not fit")
        reasons = "the secret was not promised|seat . has committed itself|the final promise is not"
        assert re.match(reasons, rejected(resealed(tampered)))
        with pytest.raises(RecordError):
            Record.read(resealed(tampered))


def test_a_result_that_the_turns_do_not_have_is_rejected() -> None:
    result = " ".join(map(str, RECORD.result or []))
    assert rejected(resealed(TEXT.replace(f'"{result}"', f'"1{result}"'))) == f"the result is {result}"
    assert rejected(resealed(TEXT.replace(f'"{result}"', '"unfinished"'))) == f"the result is {result}"
    cut = with_lines(TEXT, RECORD.entries[:-5])
    assert rejected(cut) == "the result is unfinished"


def test_a_turn_after_the_end_is_rejected() -> None:
    assert rejected(with_lines(TEXT, [*RECORD.entries, "0: pass"])).endswith("the game is over")


def test_chance_that_was_chosen_by_hand_is_rejected() -> None:
    game = joint_game(config_of(1)).with_open_chance()
    while not game.is_over:
        chance = game.chance
        if chance is not None:
            game.resolve(chance.outcomes[0][0])
        else:
            game.play(game.legal_actions()[0])
    assert rejected(game.record().to_text()) == "chance was chosen by hand"


@pytest.mark.parametrize("number", range(10))
def test_entries_from_another_seed_are_rejected(number: int) -> None:
    """Entries that were played with other cards do not fit the seed."""
    other = joint_record(number + 5 * 24, 60)
    mine = joint_record(number, 60)
    assert other.config == mine.config
    assert rejected(with_lines(mine.to_text(), other.entries)).startswith("entry ")


def tampered_entries(lines: list[str], number: int) -> list[list[str]]:
    """Yield the entries without one, with one doubled, by another seat, with another card, and with another tile."""
    line = lines[number]
    seat, _, action = line.partition(": ")
    others = [f"{(int(seat) + 1) % RECORD.config.seats}: {action}"]
    if action.startswith("take"):
        others.append(f"{line}+denar_9+denar_9+denar_9")
    if action.startswith("buy"):
        others += [f"{seat}: {action}+dukat_9+dukat_9+dukat_9+dukat_9", f"{seat}: buy fountain {action.split()[2]}"]
    changed = [[*lines[:number], other, *lines[number + 1 :]] for other in others]
    return [*changed, [*lines[:number], *lines[number + 1 :]]]


def test_tampered_entries_are_rejected_by_both() -> None:
    """Some changes make another legal game with another result; then both find that result."""
    randomness = Randomness("tampering")
    for _ in range(40):
        number = randomness.below(len(RECORD.entries))
        for entries in tampered_entries(RECORD.entries, number):
            rejected(with_lines(TEXT, entries))


def test_the_sources_are_really_asked() -> None:
    """Another seed gives other cards and tiles: market, hands, display, and the start seat."""
    one, other = (Follower(load_components(), 3, [], f"{number:064x}") for number in (1, 2))
    assert one.drawn != other.drawn
    assert len(one.drawn) == 4 + sum(hand.total() for hand in one.hands) + 1 + 4
