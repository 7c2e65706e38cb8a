"""Only the seat that decides learns what it may do; all others get one sentence, whatever is hidden."""

from collections.abc import Callable, Iterator

import pytest

from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, Game, GameConfig, IllegalAction, Randomness, SeatError
from alhambra.tilegames.cards import MONEY_CODES
from tests.messages import seen_by
from tests.protocol.odd_values import NO_SEATS, label

POSITIONS = 60  # per game that are examined


def full_config(name: str) -> GameConfig:
    return GameConfig(name, 3, GAMES[name].modules)


def positions(name: str, seed: int) -> Iterator[Game]:
    """Yield positions of a random whole game with all modules."""
    game = new_game(full_config(name), seed)
    randomness = Randomness(f"asking {seed}")
    turns = game.copy().play_out(Randomness(f"asking {seed}"))
    while not game.is_over:
        if randomness.below(turns) < POSITIONS:
            yield game
        actions = game.legal_actions()
        game.play(actions[randomness.below(len(actions))])
    yield game


def money_probes(game: Game) -> list[Action]:
    """Queries whose answers would reveal the cards of the deciding seat."""
    lines = []
    for card in MONEY_CODES:
        lines += [f"machma {card} gulden_1", f"pay_bid {card}", f"take {card}"]
        lines += [f"buy {place['tile']['tile']} {card}" for place in seen_by(game, None)["market"] if place["tile"]]
    return [game.action_set.parse(line) for line in lines if line.split()[0] in game.action_set.kinds]


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_that_decides_gets_what_a_trusted_caller_gets(name: str) -> None:
    for game in positions(name, 1):
        if game.decision is not None:
            seat = game.decision.seat
            offers = game.legal_actions()
            assert list(game.legal_actions(seat=seat)) == list(offers)
            for action in [*offers[:3], *offers[-3:]]:
                assert game.explain(action, seat=seat) is None
                assert game.is_legal(action, seat=seat)
            twin, other = game.copy(), game.copy()
            twin.play(offers[0], seat=seat)
            other.play(offers[0])
            assert twin.checksum() == other.checksum()


@pytest.mark.parametrize("name", GAMES)
def test_another_seat_gets_one_sentence_and_changes_nothing(name: str) -> None:
    for game in positions(name, 2):
        if game.decision is None:
            continue
        before = game.checksum()
        turn = game.decision.seat
        for seat in {0, 1, 2} - {turn}:
            sentence = f"It is now up to seat {turn} to decide, not seat {seat}."
            assert list(game.legal_actions(seat=seat)) == []
            for action in game.legal_actions()[:5]:
                refusal = game.explain(action, seat=seat)
                assert refusal is not None
                assert (refusal.clause, refusal.sentence) == ("SEAT", sentence)
                assert not game.is_legal(action, seat=seat)
                with pytest.raises(IllegalAction, match=f"^SEAT: {sentence}$"):
                    game.play(action, seat=seat)
        assert game.checksum() == before


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_no_number_of_questions_tells_another_seat_what_a_hand_holds(name: str) -> None:
    telling = 0
    for game in positions(name, 3):
        if game.decision is None:
            continue
        turn = game.decision.seat
        probes = money_probes(game)
        telling += len({str(game.explain(probe)) for probe in probes}) > 1
        for seat in {0, 1, 2} - {turn}:
            assert len({str(game.explain(probe, seat=seat)) for probe in probes}) == 1
            assert str(game.explain("no action", seat=seat)) == str(game.explain(probes[0], seat=seat))
    assert telling  # without a seat the same queries reveal a lot


@pytest.mark.parametrize("name", GAMES)
def test_when_nobody_decides_all_seats_get_the_same(name: str) -> None:
    over = new_game(full_config(name), 4)
    action = over.legal_actions()[0]
    over.play_out(Randomness(4))
    waiting = new_game(full_config(name), None)
    for game in (over, waiting):
        assert game.decision is None
        answers = {str(game.explain(action, seat=seat)) for seat in (None, 0, 1, 2)}
        assert len(answers) == 1
        assert answers != {"None"}
        for seat in (None, 0, 1, 2):
            assert list(game.legal_actions(seat=seat)) == []
            with pytest.raises(IllegalAction):
                game.play(action, seat=seat)


@pytest.mark.parametrize("seat", NO_SEATS, ids=label)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_seat_is_refused_by_every_question(name: str, seat: object) -> None:
    game = new_game(full_config(name), 5)
    before = game.checksum()
    action = game.legal_actions()[0]
    questions: list[Callable[[], object]] = [
        lambda: game.legal_actions(seat=seat),
        lambda: game.explain(action, seat=seat),
        lambda: game.is_legal(action, seat=seat),
        lambda: game.play(action, seat=seat),
        lambda: game.view(seat),
        lambda: game.events_for(seat),
        lambda: game.determinise(seat, Randomness(1)),
    ]
    for ask in questions:
        with pytest.raises(SeatError, match=r"^There is no seat .* in this game, only 0, 1, 2\.$"):
            ask()
    assert game.checksum() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_cannot_imagine_a_game(name: str) -> None:
    with pytest.raises(SeatError):
        new_game(full_config(name), 6).determinise(None, Randomness(1))
