"""Scenarios for every kind of hidden information, with the feature compared in the imagined games."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.auction import put_up
from alhambra.tilegames.turns.drawing import reshuffle
from tests.distributions.scenario import Feature, Story, characters, display, hands, next_draw_after
from tests.lockstep.preferences import in_random_order, preferred_actions, preferred_outcomes
from tests.messages import seen_by
from tests.rules.characters_positions import DISPLAY, Served

BUREAU = "bureau_gulden_denar"
FULL = "dukat_9 dukat_8 dukat_7 dukat_6"  # a display whose cards can only be taken one at a time
NINES = "dirham_9 dirham_9 gulden_9 dirham_4 dirham_5 denar_3 denar_8"

LOTS = 3  # ways to spread one surplus gate
STEPS_AFTER_DRAW = 12


class Case(NamedTuple):
    """A scenario and the feature whose distribution is compared."""

    story: Story
    feature: Feature = hands
    after: str = ""  # an action that the imagined game still plays, with its own chance


# --- set-up ---


class Table(Served):
    """A position from which a scenario starts."""

    def tell(self, seat: int) -> Story:
        return Story(self.game, seat)


def drawer(
    *piles: str, hand: str = "", modules: tuple[str, ...] = (), seats: int = 3, open_cards: str = DISPLAY
) -> Table:
    """Seat 0, on turn, may have Yammerad draw from a deck of these piles."""
    table = Table(seats, modules).serves(0, "yammerad").hand(0, hand).hand(1, "dukat_5 dukat_4").display(open_cards)
    return table.deck(*piles).open_chance().turn(0)


def arrange(story: Story, change: Callable[[Table], object]) -> None:
    """Change something public in every possible game."""

    def on_table(game: Game) -> None:
        assert isinstance(game, TileGame)
        table = Table.__new__(Table)
        table.game = game
        change(table)

    story.arrange(on_table)


def turn(story: Story, seat: int) -> None:
    arrange(story, lambda table: table.turn(seat))


def auction(story: Story, auctioneer: int = 0) -> None:
    """Have a character put up for auction."""
    arrange(story, lambda table: put_up(table.game, "yusuf_e_passuff", auctioneer))


def take_turn(story: Story) -> None:
    """Let the seat on turn take a card; the first of the possible cards follows."""
    story.play(f"take {seen_by(story.real, None)['display'][0]}")
    while story.real.chance is not None:
        story.play(f"*{story.real.chance.outcomes[0][0]}")


# --- cards that were drawn in secret ---


def one_card() -> Case:
    story = drawer("denar_3 denar_3 denar_6 gulden_1", hand="gulden_2").tell(1)
    story.play("yammerad", "*denar_3")
    return Case(story, next_draw_after("take dukat_9"))


def bureau_or_money() -> Case:
    story = drawer("bureau denar_3 denar_4", "denar_5 denar_6", modules=("bureaux",)).tell(1)
    story.play("yammerad", f"*{BUREAU}")
    return Case(story)


def edge_of_a_pile() -> Case:
    """One card from the pile was drawn in secret, the next one openly, and one is left."""
    piles = ("bureau denar_3 denar_4", "denar_5 gulden_1 gulden_2")
    story = drawer(*piles, modules=("bureaux",), open_cards=FULL).tell(1)
    story.play("yammerad", "*denar_3", "take dukat_9", "*denar_4")
    return Case(story, next_draw_after("take dukat_8"))


def two_cards_at_the_edge_of_a_pile() -> Case:
    piles = ("bureau bureau denar_3 denar_4", "denar_5 gulden_1")
    story = drawer(*piles, modules=("bureaux",), open_cards=FULL).tell(1)
    story.play("yammerad", "*denar_3")
    turn(story, 0)
    story.play("yammerad", f"*{BUREAU}", "take dukat_9", "*denar_4")
    return Case(story, next_draw_after("take dukat_8"))


def cards_on_both_sides_of_the_edge() -> Case:
    piles = ("bureau denar_3", "bureau denar_5 gulden_1")
    story = drawer(*piles, modules=("bureaux",), open_cards=FULL).tell(2)
    story.play("yammerad", "*denar_3")
    turn(story, 0)
    story.play("yammerad", f"*{BUREAU}")
    turn(story, 0)
    story.play("yammerad", "*gulden_1", "take dukat_9", "*denar_5")
    return Case(story, next_draw_after("take dukat_8"))


def drawn_again_with_two_money_cards() -> Case:
    story = drawer("bureau denar_3 denar_4 denar_5", hand="gulden_1 gulden_2", modules=("bureaux",)).tell(1)
    story.play("yammerad", f"*{BUREAU}")
    turn(story, 0)
    story.play("yammerad", "*denar_3")
    return Case(story)


# --- bids and payments ---


def bid() -> Case:
    story = drawer("denar_3 denar_4 denar_5 gulden_4 gulden_5", hand="denar_1").tell(1)
    story.play("yammerad", "*denar_4")
    auction(story)
    story.play("bid 5", "pass_bid")
    return Case(story)


def bid_that_was_outdone() -> Case:
    story = drawer("denar_3 denar_4 denar_5 gulden_4 gulden_5", hand="denar_1").tell(2)
    story.play("yammerad", "*denar_4")
    auction(story)
    story.play("bid 5", "bid 9", "pass_bid", "pass_bid", "pay_bid dukat_4+dukat_5")
    return Case(story, next_draw_after("take dukat_9"))


def bid_with_a_bureau() -> Case:
    piles = ("bureau denar_4 denar_5 dirham_5",)
    story = drawer(*piles, hand="gulden_1 denar_4", modules=("bureaux",)).tell(1)
    story.play("yammerad", f"*{BUREAU}")
    auction(story)
    story.play("bid 5", "pass_bid")
    return Case(story)


def bid_with_a_bureau_and_its_other_currency() -> Case:
    """The secret card may be of either currency of the bureau in the hand."""
    deck = "denar_3 denar_5 denar_6 gulden_3 gulden_4 dirham_5 dukat_2"
    story = drawer(deck, hand=f"gulden_2 {BUREAU}", modules=("bureaux",)).tell(1)
    story.play("yammerad", "*denar_3")
    auction(story)
    story.play("bid 5", "pass_bid")
    return Case(story)


def nothing_could_be_bought() -> Case:
    """With one of the cards the seat could buy the tower, but it passed."""
    deck = "gulden_4 gulden_4 gulden_3 denar_3 denar_9 dirham_1 dirham_2"
    story = drawer(deck, hand="gulden_5", open_cards="").tell(1)
    story.play("yammerad", "*denar_3", "pass")
    while story.real.chance is not None:
        story.play(f"*{story.real.chance.outcomes[-1][0]}")
    return Case(story)


def passing_tells_nothing() -> Case:
    story = drawer("denar_3 denar_4 denar_9 gulden_9", hand="denar_1").tell(1)
    story.play("yammerad", "*denar_9")
    auction(story)
    story.play("pass_bid", "pass_bid", "pass_bid")
    return Case(story)


def paid() -> Case:
    """The card that was paid may or may not have been the secret one."""
    story = drawer(NINES, hand="dirham_5 dirham_4").tell(1)
    story.play("yammerad", "*dirham_9")
    auction(story)
    story.play("bid 9", "pass_bid", "pass_bid", "pay_bid dirham_4+dirham_5")
    return Case(story)


def bid_outdone_then_drawn_then_paid(first: str, second: str) -> Case:
    """Draw A, bid 9, draw B, pay dirham_9."""
    story = drawer(NINES).hand(1, "dukat_6").tell(2)
    story.play("yammerad", f"*{first}")
    auction(story)
    story.play("bid 9", "bid 10", "pass_bid", "pass_bid", "pay_bid dukat_4+dukat_6")
    turn(story, 0)
    story.play("yammerad", f"*{second}")
    auction(story)
    story.play("bid 9", "pass_bid", "pass_bid", "pay_bid dirham_9")
    return Case(story)


def first_nine_paid() -> Case:
    return bid_outdone_then_drawn_then_paid("dirham_9", "denar_3")


def second_nine_paid() -> Case:
    return bid_outdone_then_drawn_then_paid("gulden_9", "dirham_9")


def bid_with_both_cards() -> Case:
    story = drawer("denar_4 denar_5 denar_3 denar_6 gulden_9 gulden_1").tell(1)
    story.play("yammerad", "*denar_4")
    turn(story, 0)
    story.play("yammerad", "*denar_5")
    auction(story)
    story.play("bid 4", "bid 5", "pass_bid", "bid 9", "pass_bid")
    return Case(story)


def machma() -> Case:
    """A card is given away that may have been the secret one."""
    story = drawer("denar_4 denar_4 denar_6 gulden_4", hand="gulden_4").tell(1)
    arrange(story, lambda table: table.serves(0, "machma_klain"))
    story.play("yammerad", "*denar_4")
    turn(story, 0)
    story.play("machma gulden_4 dukat_3")
    return Case(story)


def machma_with_the_secret_card() -> Case:
    story = drawer("denar_4 denar_6 gulden_4 gulden_5", hand="gulden_4").tell(1)
    arrange(story, lambda table: table.serves(0, "machma_klain"))
    story.play("yammerad", "*denar_4")
    turn(story, 0)
    story.play("decline_character", "yammerad", "*denar_6")
    turn(story, 0)
    story.play("machma denar_6 dukat_3")
    return Case(story)


# --- a new deck ---


def after_a_shuffle() -> Case:
    """Cards drawn from the old deck are known, those from the new one are not."""
    story = drawer("denar_3 denar_6").discard("gulden_1 gulden_2 gulden_2").tell(1)
    story.play("yammerad", "*denar_3", "take dukat_9", "*denar_6")
    arrange(story, lambda table: reshuffle(table.game))
    turn(story, 0)
    story.play("yammerad", "*gulden_1")
    return Case(story)


# --- the end of the game ---


def totals(first: str, second: str, deck: str, modules: tuple[str, ...] = ()) -> Case:
    """Two secret cards when the game ends and all seats' totals are announced."""
    return ended(secret_draws(deck, modules, first, second))


def secret_draws(deck: str, modules: tuple[str, ...], *cards: str) -> Story:
    """Seat 0 has drawn these cards in secret, and the game ends when a tile is bought."""
    story = drawer(deck, modules=modules, open_cards=FULL).hand(1, "gulden_9").bag("").tell(2)
    for card in cards:
        turn(story, 0)
        story.play("yammerad", f"*{card}")
    return story


def ended(story: Story) -> Case:
    turn(story, 1)
    story.play("buy tower_9_ne gulden_9", "take dukat_9", "reserve tower_9_ne")
    story.play("*gulden_8")
    assert [event.kind for event in story.real.events if event.kind == "game_ends"]
    return Case(story)


def totals_of_two_cards() -> Case:
    return totals("denar_3", "denar_4", "denar_3 denar_4 denar_2 denar_5 denar_4 gulden_7 gulden_8")


def totals_without_diamonds_and_bureaux() -> Case:
    deck = "bureau denar_4 denar_4 diamond_3 diamond_5 denar_1 denar_3 gulden_8"
    return totals("diamond_3", "denar_4", deck, ("bureaux", "diamonds"))


def totals_after_a_payment() -> Case:
    """A four was paid. With two more of them the seat would have more than its announced total."""
    deck = "denar_4 denar_4 denar_4 denar_3 denar_2 denar_5 gulden_7 gulden_8"
    story = secret_draws(deck, (), "denar_4", "denar_3", "denar_4")
    auction(story)
    story.play("bid 4", "pass_bid", "pass_bid", "pay_bid denar_4")
    return ended(story)


# --- bonus cards ---

BONUS_CARD, BONUS_TILE = "bonus_garden_10", "garden_10_open"
FIVE_FOURS = ["denar_4", "dirham_4", "gulden_4", "dukat_4", "denar_4"]
SET_UP = [
    BONUS_TILE,
    *FIVE_FOURS,
    *["gulden_9", "gulden_1", "dukat_9", "dukat_1"],  # the fewest cards: seat 1 begins
    *FIVE_FOURS,
    *["bonus_pavilion_8", "bonus_seraglio_9", "bonus_tower_12", BONUS_CARD],
]


def bonus_cards_dealt() -> Case:
    """A game from its beginning: seat 1 begins, holds a bonus card and can buy its tile."""
    story = Story(new_game(GameConfig("alhambra", 3, ["bonus_cards"]), None), 0)
    wanted = SET_UP.copy()
    while story.real.chance is not None:
        names = [name for name, _ in story.real.chance.outcomes]
        outcome = next((name for name in wanted if name in names), names[0])
        if outcome in wanted:
            wanted.remove(outcome)
        story.play(f"*{outcome}")
    return Case(story)


def bonus_card_opened() -> Case:
    story = bonus_cards_dealt().story
    story.play(f"buy {BONUS_TILE} gulden_1+gulden_9", f"take {seen_by(story.real, None)['display'][0]}")
    story.play(f"place {BONUS_TILE} 1,0")
    while story.real.chance is not None:
        story.play(f"*{story.real.chance.outcomes[0][0]}")
    take_turn(story)
    take_turn(story)
    story.play(f"open_bonus_card {BONUS_CARD}")
    return Case(story)


def bonus_card_taken_back() -> Case:
    story = bonus_card_opened().story
    story.play(f"remove {BONUS_TILE} 1,0")
    take_turn(story)
    return Case(story)


# --- gates ---


def game_by_lot(config: GameConfig, deck: int, number: int) -> Case:
    """A real game without purchases, up to a turn with few cards in the deck."""
    randomness = Randomness(number)
    story = Story(new_game(config, None), 0)
    while story.real.chance is not None or seen_by(story.real, None)["deck"] > deck:
        chance = story.real.chance
        if chance is not None:
            outcomes = sorted(chance.outcomes)
            place = next(in_random_order([weight for _, weight in outcomes], randomness))
            story.play(f"*{outcomes[place][0]}")
        else:
            takes = [
                action.notation() for action in story.real.legal_actions() if action.kind in ("take", "take_bureau")
            ]
            story.play(takes[randomness.below(len(takes))])
    return looking_at_the_next_card(story)


def looking_at_the_next_card(story: Story) -> Case:
    return Case(story, next_draw_after(first_take(story)))


def first_take(story: Story) -> str:
    """A way to take money in the current turn."""
    return next(action.notation() for action in story.real.legal_actions() if action.kind == "take")


def one_surplus_gate(deck: int) -> Case:
    return game_by_lot(GameConfig("alhambra", 4, ["gates"]), deck, 1)


def two_surplus_gates(deck: int) -> Case:
    return game_by_lot(GameConfig("alhambra", 5, ["gates", "bureaux"]), deck, 2)


def the_card_after(case: Case) -> Case:
    """The same scenario, but the imagined games draw the next card themselves."""
    return Case(case.story, display, first_take(case.story))


def surplus_gate_and_secret_card(number: int) -> Case:
    """A real game that favours hidden things, some steps after a card was drawn in secret."""
    randomness = Randomness(f"secret card {number}")
    config = GameConfig("alhambra", 4, ["gates", "bureaux", "characters"])
    story = Story(new_game(config, None), 0, ("secret_draw", "spread_gates"))
    left = STEPS_AFTER_DRAW
    while left > 0 or story.real.chance is not None:
        chance = story.real.chance
        if story.real.is_over:
            return surplus_gate_and_secret_card(number + 100)  # nobody drew
        if chance is None:
            story.play(next(preferred_actions(story.real, 0, True, randomness)).notation())
        else:
            story.play(f"*{next(preferred_outcomes(story.real, chance.outcomes, randomness))}")
        left -= len(story.possible) > LOTS
    decision = story.real.decision
    return looking_at_the_next_card(story) if decision is not None and decision.kind == "turn" else Case(story)


# --- characters set aside ---


def fatima_won() -> Story:
    """A real game in which Hakim turned up first, and then Fatima, who may now be swapped."""
    story = Story(new_game(GameConfig("alhambra", 3, ["characters"]), None), 2)
    wanted = ["hakim_wahid", "fatima"]
    while story.real.decision is None or story.real.decision.kind != "fatima":
        chance = story.real.chance
        if chance is None:
            story.play(sorted([action.notation() for action in story.real.legal_actions()], key=_auction_first)[0])
        else:
            names = sorted([name for name, _ in chance.outcomes])
            found = [name for name in wanted if name in names and chance.kind == "fill_display"]
            story.play(f"*{found[0] if found else names[0]}")
    return story


def _auction_first(notation: str) -> tuple[bool, str]:
    return not notation.startswith(("bid ", "pay_bid ", "take ")), notation


def character_laid_aside() -> Case:
    return Case(fatima_won(), characters, "swap_fatima")


CASES: dict[str, Callable[[], Case]] = {
    "one card drawn in secret": one_card,
    "a bureau or money": bureau_or_money,
    "at the edge of a pile": edge_of_a_pile,
    "two cards at the edge of a pile": two_cards_at_the_edge_of_a_pile,
    "cards on both sides of the edge": cards_on_both_sides_of_the_edge,
    "drawn again with two money cards": drawn_again_with_two_money_cards,
    "a bid": bid,
    "a bid that was outdone": bid_that_was_outdone,
    "a bid with a bureau": bid_with_a_bureau,
    "a bid with a bureau and its other currency": bid_with_a_bureau_and_its_other_currency,
    "nothing could be bought": nothing_could_be_bought,
    "passing": passing_tells_nothing,
    "a payment": paid,
    "draw, bid, draw, pay: the first card": first_nine_paid,
    "draw, bid, draw, pay: the second card": second_nine_paid,
    "bids with two secret cards": bid_with_both_cards,
    "Machma with a known card": machma,
    "Machma with a secret card": machma_with_the_secret_card,
    "after a shuffle": after_a_shuffle,
    "totals told": totals_of_two_cards,
    "totals told, without diamonds and bureaux": totals_without_diamonds_and_bureaux,
    "totals told after a payment": totals_after_a_payment,
    "bonus cards dealt": bonus_cards_dealt,
    "a bonus card opened": bonus_card_opened,
    "a bonus card taken back": bonus_card_taken_back,
    **{f"one surplus gate, {deck} cards left": partial(one_surplus_gate, deck) for deck in (54, 44, 38, 30)},
    **{f"two surplus gates, {deck} cards left": partial(two_surplus_gates, deck) for deck in (50, 46, 37)},
    "the card after one surplus gate": lambda: the_card_after(one_surplus_gate(48)),
    "the card at the edge of a pile": lambda: the_card_after(edge_of_a_pile()),
    **{
        f"surplus gate and secret card {number}": partial(surplus_gate_and_secret_card, number)
        for number in (0, 4, 5, 6)
    },
    "the character laid aside": character_laid_aside,
}
