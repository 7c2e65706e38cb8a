"""Positions whose lines are valid one by one, but contradict each other: each is refused at the wrong line."""

import pytest

from alhambra import (
    Game,
    PositionError,
    Randomness,
    Record,
    RecordError,
    from_position,
    imagine,
    language,
    languages,
    replay,
)

TITLE = "alhambra position\n"
ALL_BUT_FATIMA = (
    "abdul_karim abdul_knihstig ammar_el_schauf faruk_will_haben hakim_wahid laila_wundabah machma_klain yammerad "
    "yusuf_e_passuff"
)
SOLD = f"modules: characters\nunseen character: {ALL_BUT_FATIMA}\nhand 0: gulden_4\nhand 1: gulden_9\n"
# Seat 2 has bid 9, which it can pay with its open card and a hidden one.
BID = (
    f"{SOLD.replace(' yammerad', '')}characters 2: yammerad\nhand 2: gulden_8 gulden_1\ntaken: 1\npiles: 104\n"
    "built 1: 105\nsecret 1: 2 0 0 gulden_8 hidden\nclue 1: 2 1 could_pay gulden_1 9\n"
    "pending: pay_bid fatima 2 9, turn_over"
)
BID_AND_MORE = BID.replace("taken: 1", "taken: 2").replace("piles: 104", "piles: 103")
BONUS = "modules: bonus_cards\nbonus_cards hand 0: bonus_tower_11\n"

# By contradiction: the lines, and the one that is refused.
CONTRADICTIONS = {
    "a character that is paid for lies in the deck": (
        "modules: characters\nhand 0: gulden_4\npending: pay_bid fatima 0 4, turn_over",
        "pending",
    ),
    "a character that is paid for has an owner": (
        f"{SOLD}characters 2: fatima\npending: pay_bid fatima 0 4, turn_over",
        "pending",
    ),
    "a bid of nothing is paid": (f"{SOLD}pending: pay_bid fatima 0 0, turn_over", "pending"),
    "a bid cannot be paid": (f"{SOLD}pending: pay_bid fatima 0 5, turn_over", "pending"),
    "the highest bid cannot be paid": (f"{SOLD}pending: bid fatima 0+1 1 8, turn_over", "pending"),
    "nobody knows that a bid can be paid": (
        f"{SOLD.replace(' yammerad', '')}hand 2: gulden_8\ncharacters 2: yammerad\ntaken: 1\npiles: 105\nbuilt 1: 106\n"
        "secret 1: 2 0 0 gulden_8 hidden\npending: pay_bid fatima 2 8, turn_over",
        "pending",
    ),
    "a bid was made with other open cards": (
        BID.replace("could_pay gulden_1", "could_pay gulden_1+dirham_2"),
        "pending",
    ),
    "a bid was made with fewer open cards": (
        BID.replace("could_pay gulden_1 9", "could_pay - 8").replace("fatima 2 9", "fatima 2 8"),
        "pending",
    ),
    "a bid was made before a card was drawn": (
        BID_AND_MORE.replace("hand 2:", "secret 2: 2 0 1 dirham_2 hidden\nhand 2: dirham_2"),
        "pending",
    ),
    "a bid was made before a card was shown": (
        BID_AND_MORE.replace("clue 1: 2 1", "clue 1: 2 2").replace(
            "hand 2:", "secret 2: 2 0 1 dirham_2 shown\nclue 2: 2 2 shown dirham_2\ndiscard: dirham_2\nhand 2:"
        ),
        "pending",
    ),
    "the highest bid is nobody's": (f"{SOLD}pending: bid fatima 0+1 - 3, turn_over", "pending"),
    "somebody has bid nothing": (f"{SOLD}pending: bid fatima 0+1 1 0, turn_over", "pending"),
    "a seat overbids itself": (f"{SOLD}pending: bid fatima 1+0 1 9, turn_over", "pending"),
    "a seat bids twice": (f"{SOLD}pending: bid fatima 0+0+1 - 0, turn_over", "pending"),
    "a character has two owners": ("modules: characters\ncharacters 0: fatima\ncharacters 1: fatima", "characters 1"),
    "two characters lie on top": ("modules: characters\ncharacters aside: fatima yammerad", "characters aside"),
    "a character is in a hand": ("modules: characters\nhand 0: fatima", "hand 0"),
    "a character was discarded": ("modules: characters\ndiscard: fatima", "discard"),
    "a character is an ordinary card": ("modules: characters\ndeck: gulden_1 fatima\npiles: 2", "deck"),
    "what stands for a bureau is in a hand": ("modules: bureaux\nhand 0: bureau", "hand 0"),
    "Yammerad draws for somebody else": (
        "modules: characters\ncharacters 1: yammerad\npending: secret_draw 0, turn 0, end_of_turn, turn_over",
        "pending",
    ),
    "Yammerad is offered to somebody else": (
        "modules: characters\ncharacters 1: yammerad\npending: offer_draw 0 no, turn 0, end_of_turn, turn_over",
        "pending",
    ),
    "Yammerad asks somebody else": (
        "modules: characters\ncharacters 1: yammerad\npending: yammerad 0 no, turn 0, end_of_turn, turn_over",
        "pending",
    ),
    "Hakim asks somebody else": (
        "modules: characters\ncharacters 1: hakim_wahid\npending: hakim 0, turn_over",
        "pending",
    ),
    "Ammar asks somebody else": (
        "modules: characters\ncharacters 1: ammar_el_schauf\npending: ammar 0, turn_over",
        "pending",
    ),
    "Knihstig asks somebody else": (
        "modules: characters\ncharacters 1: abdul_knihstig\npending: knihstig 0, turn_over",
        "pending",
    ),
    "it is not the turn of the seat before whose turn something comes": (
        "modules: characters\ncharacters 1: machma_klain\npending: before_turn 1, turn 0, end_of_turn, turn_over",
        "pending",
    ),
    "a stone that lies face down is used": ("modules: vizier\nvizier: 1\npending: vizier 0, turn_over", "pending"),
    "a seat that has declined is asked": (f"{BONUS}pending: bonus_card 0 0+1, turn_over", "pending"),
    "a bonus card was shown by nobody": (f"{BONUS}bonus_cards shown: bonus_tower_12", "bonus_cards shown"),
    "bonus cards are missing": (f"{BONUS}bonus_cards rest: bonus_tower_12", "bonus_cards rest"),
    "a character lies in a pile itself": ("modules: characters\ndeck: gulden_1\npiles: 1+fatima", "piles"),
    "a character is laid aside twice": ("modules: characters\npending: lay_aside, lay_aside, turn_over", "pending"),
    "a character is laid aside on another one": (
        "modules: characters\ncharacters aside: fatima\npending: lay_aside, turn_over",
        "pending",
    ),
    "the one laid aside is turned up twice": (
        "modules: characters\ncharacters aside: fatima\npending: turn_up_aside 0, turn_up_aside 1, turn_over",
        "pending",
    ),
    "gates are spread after cards were drawn": (
        "modules: gates\nseats: 4\npending: fill_display, spread_gates 1, turn_over",
        "pending",
    ),
    "a tile is replaced after somebody could buy it": (
        "modules: characters vizier\nmarket: tower_9_ne - - -\npending: vizier 0, draw_replacement 0, turn_over",
        "pending",
    ),
    "a tile is awarded after somebody could buy it": (
        "modules: vizier\nmarket: tower_9_ne - - -\npending: vizier 0, award 1 0, turn_over",
        "pending",
    ),
    "money is dealt from a deck with other cards": ("pending: deal_money 0, turn_over", "pending"),
    "the set-up begins with other cards in the deck": (
        "deck: gulden_1 gulden_2\npiles: 2+scoring_1\npending: build_deck, set_up_modules, next_turn, turn_over",
        "pending",
    ),
    "who starts is drawn within a turn": ("pending: start_seat, turn 0, end_of_turn, turn_over", "pending"),
    "a turn does not end": ("pending: turn 0, turn_over", "pending"),
    "a turn comes twice": ("pending: turn 0, turn 0, end_of_turn, turn_over", "pending"),
    "the next turn begins within a turn": ("pending: next_turn, turn 0, end_of_turn, turn_over", "pending"),
    "a turn ends twice": ("pending: end_of_turn, end_of_turn, turn_over", "pending"),
    "tiles are placed for nobody": ("new tiles: tower_9_ne\npending: place 0 no, turn_over", "pending"),
    "another seat places tiles": (
        "new tiles: tower_9_ne\npending: place 1 no, place_new_tiles 0 no, turn_over",
        "pending",
    ),
    "nobody places the new tiles": ("new tiles: tower_9_ne\npending: turn_over", "new tiles"),
    "new tiles are lost at the end": ("new tiles: tower_9_ne\npending: -", "new tiles"),
    "new tiles are placed only after others come": (
        "market: - tower_9_es - -\nnew tiles: tower_9_ne\npending: award 0 1, place_new_tiles 0 yes, last_scoring",
        "new tiles",
    ),
    "There are too many open cards": ("display: gulden_1 gulden_2 gulden_3 gulden_4 gulden_5", "display"),
    "a scoring is due that was made": ("scorings done: 1\nscorings due: 1", "scorings done"),
    "a scoring is due twice": ("scorings due: 1 1", "scorings done"),
    "the card of a scoring that was made is in the deck": (
        "scorings done: 1\npiles: 54+scoring_1 54+scoring_2",
        "scorings done",
    ),
    "modules are set up after turns were taken": (
        "turn: 3\npiles: 108\npending: fill_display, build_deck, set_up_modules, next_turn, turn_over",
        "pending",
    ),
    "no character is left to be laid aside": (
        "modules: characters\nunseen character: fatima yammerad\ncharacters aside: -\n"
        "piles: 108+character+character\npending: lay_aside, next_turn, turn_over",
        "pending",
    ),
    "a scoring is due whose card is about to be shuffled in": (
        "turn: 0\npiles: 108\nscorings due: 2\npending: fill_display, build_deck, set_up_modules, next_turn, turn_over",
        "scorings done",
    ),
    "the last scoring comes twice": ("scorings done: 3\npending: last_scoring", "scorings done"),
    "a scoring is due that is given out": ("scorings due: 1\npending: score 1, turn_over", "scorings done"),
    "Dirk gets tiles after the last scoring": ("seats: 2\npending: dirk_gets 3, turn_over", "pending"),
    "the deck is built in the middle of the game": ("pending: build_deck, turn 0, end_of_turn, turn_over", "pending"),
    "the ways of building have other sizes": ("piles: 108\nbuilt 1: 108\nbuilt 2: 109", "built 2"),
    "the ways of building have other cards": (
        "piles: 54 54\nbuilt 1: 54+scoring_1 54\nbuilt 2: 54 54+scoring_2",
        "built 2",
    ),
    "a pile has more cards than the game": ("piles: 108\nbuilt 1: 100000000", "built 1"),
    "all piles have more cards than the game": ("piles: 108\nbuilt 1: 108 108", "built 1"),
    "more was drawn than there was": ("piles: 108\nbuilt 1: 108\ntaken: 109", "taken"),
    "a card turned up where it did not lie": (
        "deck: gulden_1 gulden_2\npiles: 2\nbuilt 1: 1 2+scoring_1\ntaken: 2\nturned up: scoring_1@0",
        "piles",
    ),
    "what stands for bureaux has no bureau": (
        "modules: bureaux\nunseen bureau: -\ndeck: gulden_1\npiles: 1+bureau",
        "piles",
    ),
}


@pytest.mark.parametrize("wrong", CONTRADICTIONS)
def test_what_contradicts_itself_is_refused_at_its_line(wrong: str) -> None:
    text, line = CONTRADICTIONS[wrong]
    with pytest.raises(PositionError) as refused:
        from_position(TITLE + text, 1)
    assert f"'{line}'" in str(refused.value)
    for name in languages():
        assert "position-" not in language(name).error(refused.value)


def test_what_a_seat_saw_of_the_deck_fits_a_way_in_which_it_may_have_been_built() -> None:
    text = f"{TITLE}seen by: 1\ndeck: rest\npiles: ?\nbuilt 1: 1+scoring_1 107\nbuilt 2: 2+scoring_1 106\n"
    assert imagine(f"{text}taken: 1\nturned up: scoring_1@0", Randomness(1))
    for drawn in ("taken: 3", "taken: 4\nturned up: scoring_1@3", "taken: 1\nturned up: scoring_2@0"):
        with pytest.raises(
            PositionError, match="'taken': With these cards revealed, so many cards cannot have been drawn"
        ):
            imagine(text + drawn, Randomness(1))


def test_a_secret_card_of_the_seat_itself_is_in_its_hand() -> None:
    text = "modules: characters gates\nseen by: 1\npiles: -\ntaken: 30\nsecret 1: 1 0 8 dirham_1 hidden"
    with pytest.raises(PositionError, match=r"'(hand 1|taken|secret 1)'"):
        imagine(TITLE + text, Randomness(1))


@pytest.mark.parametrize("step", ["pay_bid fatima 2 9", "bid fatima 0+2 2 9"])
def test_a_bid_that_only_its_bidder_can_check_is_due_with_any_hand_that_pays_it(step: str) -> None:
    game = from_position(f"{TITLE}{BID.replace('pay_bid fatima 2 9', step)}", 1)
    for seat in range(3):
        for seed in range(20):
            assert imagine(game.position(seat=seat), Randomness(seed)).view(seat) == game.view(seat)


def test_the_record_of_a_position_that_cannot_be_is_refused() -> None:
    record = from_position(f"{TITLE}{SOLD}pending: pay_bid fatima 0 4, turn_over", 1).record()
    assert record.position is not None
    assert replay(Record.read(record.to_text())).checksum() == record.checksum
    record.position = record.position.replace("faruk_will_haben hakim", "faruk_will_haben fatima hakim")
    with pytest.raises(RecordError, match=r"'pending': 'pay_bid fatima 0 4' cannot be due in this position."):
        replay(Record.read(record.to_text()))


def test_special_cards_that_are_left_out_lie_nowhere_else_whatever_is_told_of_the_piles() -> None:
    for piles in ("", "piles: 107+character\ndeck: rest\nhand 1: gulden_1\n"):
        game = from_position(f"{TITLE}modules: characters\ncharacters 0: fatima\n{piles}", 1)
        assert game.view(0)["characters"]["unseen"] == sorted(ALL_BUT_FATIMA.split())  # type: ignore[typeddict-item]


def test_fatima_is_swapped_only_if_somebody_lies_aside() -> None:
    def kinds(aside: str) -> list[str]:
        cards = ALL_BUT_FATIMA.replace(f"{aside} ", "") if aside else ALL_BUT_FATIMA
        game = from_position(
            f"{TITLE}modules: characters\nunseen character: {cards}\ncharacters aside: {aside or '-'}\n"
            "hand 0: gulden_4\npending: pay_bid fatima 0 4, turn_over",
            1,
        )
        game.play(game.action_set.parse("pay_bid gulden_4"))
        return [action.kind for action in game.legal_actions()]

    assert kinds("yammerad") == ["keep_fatima", "swap_fatima"]
    assert "keep_fatima" not in kinds("")


@pytest.mark.parametrize("name", ["turn", "points 0", "idle turns"])
def test_numbers_that_grow_can_be_read_as_long_as_anybody_plays(name: str) -> None:
    game: Game = from_position(f"{TITLE}{name}: 100000\nscorings due: 1\npalace 0: chambers_5_nsw@-1,0", 1)
    randomness = Randomness(1)
    for _ in range(6):
        if not game.is_over:
            game.play(game.legal_actions().pick(randomness))
    assert from_position(game.position(), 1).checksum() == game.checksum()
