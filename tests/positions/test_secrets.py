"""Secretly drawn cards in hand-written positions: impossible ones are refused, naming the line."""

import re

import pytest

from alhambra import PositionError, Randomness, from_position, imagine, language, languages
from alhambra.tilegames.belief.imagination import Imagination
from alhambra.tilegames.belief.inference import MOST_STEPS, approximate_table, table_of
from alhambra.tilegames.belief.step_budget import StepBudgetExceeded
from alhambra.tilegames.game import TileGame

DRAWN = """alhambra position
seats: 3
modules: characters bureaux
characters 1: yammerad
hand 1: {hand}
piles: {left}
built 1: {built}
taken: 9
{more}"""


def written(hand: str, more: str, left: int = 108, built: str = "") -> str:
    """Return a position in which seat 1 has this hand, and nine cards were drawn from the deck."""
    left -= len(hand.split())
    return DRAWN.format(hand=hand, left=left, built=built or f"{left + 9}", more=more)


ONE = "secret 1: 1 0 2 gulden_4 hidden"
TWO = f"{ONE}\nsecret 2: 1 0 5 denar_3 hidden"
THREE = f"{TWO}\nsecret 3: 1 0 6 denar_4 hidden"
FOUR = f"{THREE}\nsecret 4: 1 0 7 denar_5 hidden"
SHOWN = "secret 1: 1 0 2 gulden_4 hidden\nsecret 2: 1 0 5 denar_9 shown\n"


def test_what_was_drawn_and_seen_one_after_the_other_is_read() -> None:
    clues = "clue 1: 1 1 could_pay - 4\nclue 2: 1 2 shown denar_9\nclue 3: 1 2 could_pay - 4\ndiscard: denar_9"
    game = from_position(written("gulden_4", SHOWN + clues, 107), 1)
    for seat in (0, 2):
        twin = imagine(game.position(seat=seat), Randomness(1))
        assert isinstance(twin, TileGame)
        assert twin.secrets.hidden(1)[0] % 10 == 4
        assert from_position(twin.position(), 1).position() == twin.position()


@pytest.mark.parametrize(
    ("hand", "more", "line"),
    [
        ("gulden_4", ONE.replace("1 0 2", "1 0 9"), "'secret 1': No card was drawn in secret at place 9 of the deck"),
        ("gulden_4", f"turned up: bureau@2\n{ONE}", "'secret 1': No card was drawn in secret at place 2 of the deck"),
        ("gulden_4 denar_3", TWO.replace("1 0 5", "1 0 2"), "'secret 2': No card was drawn in secret at place 2"),
        ("gulden_4", f"reshuffles: 1\n{ONE}", "'secret 1': Deck 0 is used up, so everything drawn from it is known."),
        ("-", "hand 0: gulden_4\n" + ONE.replace("1 0 2", "0 0 2"), "'secret 1': seat 0 draws no cards in secret."),
        ("gulden_4 denar_3", TWO.replace("1 0 5", "2 0 5"), "'secret 2': Only one seat draws cards in secret"),
        ("gulden_4 denar_3 denar_4 denar_5", FOUR, "'secret 4': Nobody draws with 3 hidden cards"),
        ("gulden_4", f"{ONE}\nclue 1: 2 1 could_pay - 4", "'clue 1': Clues are given one after the other"),
        ("gulden_4", f"{SHOWN}clue 1: 1 2 shown denar_9\nclue 2: 1 1 could_pay - 4", "'clue 2': Clues are given one"),
        (
            "gulden_4",
            f"{ONE}\nclue 1: 1 1 told 4+0+0+0+0\nclue 2: 1 1 could_pay - 4",
            "'clue 2': Clues are given one after the other by the seat that draws in secret, the totals last",
        ),
        ("gulden_4", f"{ONE}\nclue 1: 1 0 could_pay - 4", "'clue 1': The seat cannot have given this clue"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 told 4", "'clue 1': The seat cannot have given this clue"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 could_pay gulden_5 5", "'clue 1': The seat cannot have given this clue"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 could_pay {'+'.join(['gulden_5'] * 9)} 4", "'clue 1': The seat cannot have"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 could_not_buy - gulden:99", "'clue 1': The seat cannot have given this clue"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 could_not_buy gulden_5 gulden:3", "'clue 1': The seat cannot have given"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 held_few 1", "'clue 1': The seat cannot have given this clue"),
        ("gulden_4", f"{SHOWN}clue 1: 1 2 shown denar_8", "'secret 2': What has been shown of the hand does not agree"),
        ("gulden_4", SHOWN, "'secret 2': What has been shown of the hand does not agree with the clues"),
        ("gulden_4", f"{ONE}\nclue 1: 1 1 shown gulden_4", "'clue 1': The seat cannot have given this clue"),
        ("denar_4", ONE, "'hand 1': The seat drew gulden_4 in secret and has not shown it, but does not hold it."),
        ("gulden_4", ONE.replace("gulden_4", "gulden_4@bureau"), "'secret 1': Such a card is never kept secret"),
        (
            "gulden_4",
            f"{ONE}\nclue 1: 1 1 could_pay - 10",
            "'clue 1': No hidden cards fit this and everything before it",
        ),
        (
            "gulden_4",
            f"{ONE}\nclue 1: 1 1 could_pay - 5",
            "'clue 1': No hidden cards fit this and everything before it",
        ),
        (
            "gulden_4",
            f"{ONE}\nclue 1: 1 1 could_pay - 4\nclue 2: 1 1 could_pay - 5\nclue 3: 1 1 could_pay - 4",
            "'clue 2': No hidden cards fit this and everything before it",
        ),
        (
            "gulden_4 denar_3 denar_4",
            f"{THREE}\nclue 1: 1 3 held_few 2",
            "'clue 1': No hidden cards fit this and everything before it",
        ),
    ],
)
def test_secrets_that_play_cannot_lead_to_are_refused(hand: str, more: str, line: str) -> None:
    with pytest.raises(PositionError, match=rf"^Line \d+, {re.escape(line)}") as refused:
        from_position(written(hand, more), 1)
    for name in languages():
        assert "position-" not in language(name).error(refused.value)


def test_a_card_is_not_drawn_in_secret_and_in_the_deck_as_well() -> None:
    discarded = "discard: denar_9 denar_9\nclue 1: 1 2 shown denar_9"
    assert from_position(written("gulden_4", SHOWN + discarded, 106), 1)
    in_the_deck = "deck: denar_9 denar_9 denar_9 dukat_1\ndiscard: -\nclue 1: 1 2 shown denar_9"
    with pytest.raises(PositionError, match="'secret 2': The game has 3 cards denar_9, not 4"):
        from_position(written("gulden_4", SHOWN + in_the_deck, 5), 1)


@pytest.mark.parametrize("built", ["117+bureau+bureau+bureau+bureau+bureau+bureau+bureau", " ".join(["9"] * 13)])
def test_a_deck_that_no_game_has_is_refused(built: str) -> None:
    with pytest.raises(PositionError, match="'built 1': A deck can be built in at most 6 ways"):
        from_position(written("gulden_4", ONE, built=built), 1)


@pytest.mark.parametrize(
    "step", ["pay_bid yammerad 2 4", "secret_draw 2", "offer_draw 2 no", "yammerad 2 no", "bid yammerad 1+2 2 3"]
)
def test_nobody_else_can_be_about_to_draw_in_secret(step: str) -> None:
    with pytest.raises(PositionError, match=f"'{re.escape(step)}' cannot be due in this position."):
        from_position(written("gulden_4", f"{ONE}\npending: {step}, turn_over"), 1)


def test_what_a_seat_is_told_names_the_line_that_contradicts_the_rest() -> None:
    text = from_position(written("gulden_4", f"{ONE}\nclue 1: 1 1 could_pay - 4"), 1).position(seat=0)
    with pytest.raises(PositionError, match=r"Line 43, 'clue 1': No hidden cards fit this and everything before it."):
        imagine(text.replace("could_pay - 4", "could_pay - 44"), Randomness(1))


# --- bounded work ---


def many_secrets(clues: int) -> TileGame:
    """Three hidden cards, and bids that each of them or any two could explain."""
    amounts = [3, 4, 7] * clues
    lines = [f"clue {number}: 1 3 could_pay - {amount}" for number, amount in enumerate(amounts[:clues], 1)]
    game = from_position(written("gulden_4 denar_3 denar_4", "\n".join([THREE, *lines])), 1)
    assert isinstance(game, TileGame)
    return game


@pytest.mark.parametrize("clues", [1, 40, 500])
def test_imagining_takes_a_limited_number_of_steps(clues: int) -> None:
    game = many_secrets(clues)
    imagination = Imagination(game, 0, list(game.secrets.cards))
    assert table_of(imagination).budget.steps <= MOST_STEPS
    assert approximate_table(imagination).budget.steps <= MOST_STEPS


def test_the_rough_table_fits_what_was_seen_last_and_tells_nothing_of_the_real_cards() -> None:
    one = many_secrets(3)
    lines = one.position().replace("gulden_4 hidden", "dukat_4 hidden").replace("hand 1: gulden_4", "hand 1: dukat_4")
    other = from_position(lines, 1)
    assert isinstance(other, TileGame)
    for number in range(50):
        hands = []
        for game in (one.copy(), other.copy()):
            imagination = Imagination(game, 0, list(game.secrets.cards))
            table = table_of(imagination, 1)
            assert table.is_approximate
            imagination.make_real(table.draw(Randomness(number)))
            hidden = game.secrets.hidden(1)
            assert all(clue.verdict(game, hidden, 0) for clue in game.secrets.clues)
            hands.append(hidden)
        assert hands[0] == hands[1]


def test_a_table_that_takes_just_as_many_steps_as_it_may_is_used_as_it_is() -> None:
    game = from_position(written("gulden_4 denar_3", TWO), 1)
    assert isinstance(game, TileGame)
    imagination = Imagination(game, 0, list(game.secrets.cards))
    steps = table_of(imagination).budget.steps
    table = table_of(imagination, steps)
    assert table.budget.steps == steps
    assert table.is_possible()
    assert table.has_real()


def test_a_table_that_is_rough_may_be_limited_too() -> None:
    game = from_position(written("gulden_4 denar_3", TWO), 1)
    assert isinstance(game, TileGame)
    imagination = Imagination(game, 0, list(game.secrets.cards))
    rough = approximate_table(imagination).budget.steps
    assert table_of(imagination, 0, rough).budget.steps == rough
    with pytest.raises(StepBudgetExceeded):
        table_of(imagination, 0, rough - 1)
