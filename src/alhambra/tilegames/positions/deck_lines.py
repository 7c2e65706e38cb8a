"""The lines of a position that describe the deck: its cards, possible piles, and draws."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from alhambra.protocol.actions import UNKNOWN
from alhambra.protocol.errors import PositionError, quoted
from alhambra.protocol.positions.lines import HIDDEN, REST, PositionLines, PositionWriter
from alhambra.tilegames.belief.secrets import NOT_SHOWN, SecretCard, known_cards
from alhambra.tilegames.cards import FIRST_SPECIAL, scoring_card
from alhambra.tilegames.deck import NO_GROUP, Pile
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.scoring.scorings import LAST_SCORING
from alhambra.tilegames.variants.alhambra import NO_MODULE

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_MOST_PILES: Final = 20
_MOST_WAYS: Final = 20
_JOINED: Final = "+"  # between the contents of a pile
_AT: Final = "@"  # before the position in the deck from which a card was drawn


# --- writing ---


def secret_draws(game: "TileGame", seat: int | None) -> list[SecretCard]:
    """Return the secret draws of others, which the seat does not know."""
    return [] if seat is None else [secret for secret in game.secrets.cards if secret.seat != seat]


def write_deck(game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
    """Write the deck; for a seat it still includes the cards that others drew in secret."""
    deck = game.deck
    draws = secret_draws(game, seat)
    drawn = [secret for secret in draws if secret.deck == game.reshuffles]
    lines.put("discard", [deck.name(card) for card in sorted(deck.discard)])
    pool = sorted([*deck.pool, *[secret.card for secret in drawn if secret.group == NO_GROUP]])
    hands = [card for other in range(game.rules.seats) for card in hand_as_known(game, seat, other)]
    lines.put("deck", [REST] if pool == _rest(game, hands) else [deck.name(card) for card in pool])
    for group in sorted(deck.groups):
        unseen = [*deck.groups[group], *[secret.card for secret in drawn if secret.group == group]]
        if seat is not None:
            unseen += game.modules[game.rules.card_owners[group - FIRST_SPECIAL]].hidden_cards(game)
        lines.put(f"unseen {deck.name(group)}", [deck.name(card) for card in sorted(unseen)])
    hides = seat is not None and (len(draws) > 0 or len(deck.built) > 1)
    lines.put("piles", [HIDDEN] if hides else [_pile_word(game, pile) for pile in deck.piles])
    _put_ways(game, deck.built, lines)
    lines.put_number("taken", deck.taken)
    _put_turned_up(game, deck.special_taken, lines)


def _put_ways(game: "TileGame", built: tuple[tuple[Pile, ...], ...], lines: PositionWriter) -> None:
    """Write the ways in which the deck may have been built."""
    for number, piles in enumerate(built, 1):
        lines.put(f"built {number}", [_pile_word(game, pile) for pile in piles])


def _put_turned_up(game: "TileGame", special_taken: tuple[tuple[int, int], ...], lines: PositionWriter) -> None:
    """Write the special cards drawn openly."""
    lines.put("turned up", [f"{game.deck.name(card)}{_AT}{position}" for position, card in special_taken])


def _pile_word(game: "TileGame", pile: Pile) -> str:
    return _JOINED.join([str(pile.ordinary), *[game.deck.name(card) for card in pile.special]])


def hand_as_known(game: "TileGame", seat: int | None, other: int) -> list[int]:
    """Return the cards in a hand that the seat knows."""
    cards = known_cards(game, other)
    return [*cards, *game.secrets.hidden(other)] if seat in (None, other) else cards


def _rest(game: "TileGame", hands: list[int]) -> list[int]:
    """Return the money that is not anywhere else, and so in the deck."""
    left = Counter(game.rules.money)
    left.subtract([*hands, *game.display, *game.deck.discard])
    return sorted((+left).elements())


# --- reading ---


def read_deck(game: "TileGame", seat: int | None, is_built: bool, reading: TileLines) -> None:
    """Read the parts of the deck that the position contains; ``complete_deck`` does the rest at the end.

    A deck that is not built yet has no special cards.
    """
    deck, lines = game.deck, reading.lines
    deck.discard = sorted(reading.cards_held("discard", lines.words("discard")))
    hands = [card for other in range(game.rules.seats) for card in known_cards(game, other)]
    deck.pool = sorted(reading.cards_held("deck", lines.words("deck"))) if lines.tells("deck") else _rest(game, hands)
    for module in game.modules:
        module.fill_piles(game, [[] for _ in range(_MOST_PILES)])
    if lines.has("piles"):
        _read_piles(game, seat, lines)
    if is_built or not lines.has("piles"):
        for group in sorted(deck.groups):
            _read_group(game, group, reading)
    else:
        deck.groups = {}


def _read_piles(game: "TileGame", seat: int | None, lines: PositionLines) -> None:
    deck = game.deck
    hidden = lines.words("piles") == [HIDDEN]
    ways = _read_ways(game, lines)
    deck.piles = [Pile(len(deck.pool))] if hidden else _piles(game, "piles", lines)
    deck.built = ways or (tuple(deck.piles),)
    deck.taken = lines.number("taken", 0, sum([pile.size for pile in deck.built[0]]))
    deck.special_taken = _read_turned_up(game, deck.taken, lines)
    if hidden and (seat is None or not ways):
        raise lines.error("piles", "position-hidden-piles")


def _read_ways(game: "TileGame", lines: PositionLines) -> tuple[tuple[Pile, ...], ...]:
    """Read the ways in which the deck may have been built; all must have the same cards."""
    ways: list[tuple[Pile, ...]] = []
    for name in lines.row("built", _MOST_WAYS):
        ways.append(tuple(_piles(game, name, lines)))
        if _cards_in(ways[-1]) != _cards_in(ways[0]):
            raise lines.error(name, "position-built-of-others")
    return tuple(ways)


def _cards_in(piles: Iterable[Pile]) -> list[int]:
    """Return the number of ordinary cards in the piles, and their special ones."""
    return [sum([pile.ordinary for pile in piles]), *sorted([card for pile in piles for card in pile.special])]


def _piles(game: "TileGame", name: str, lines: PositionLines) -> list[Pile]:
    """Read the piles of a line, the top one first."""
    piles: list[Pile] = []
    most = _card_count(game)
    for word in lines.words(name):
        count, *special = word.split(_JOINED)
        cards = tuple(sorted([special_card(game, name, part, lines) for part in special]))
        piles.append(Pile(lines.as_number(name, count, most), cards))
    # Empty piles occur only when a deck of very few cards is built.
    too_many = len(piles) > _MOST_PILES or sum([pile.size for pile in piles]) > most
    if too_many or (name == "piles" and any(pile.size == 0 for pile in piles)):
        raise lines.error(name, "position-no-piles", most=_MOST_PILES)
    return piles


def _card_count(game: "TileGame") -> int:
    """Return the number of cards in the game."""
    special = range(FIRST_SPECIAL, FIRST_SPECIAL + len(game.rules.special_names))
    return len(game.rules.money) + sum([game.copies_of(card) for card in special])


def special_card(game: "TileGame", name: str, word: str, lines: PositionLines) -> int:
    """Return the special card with this name, which must be one that is shuffled into piles."""
    card = game.deck.special_card(word) if word in game.deck.special_names else UNKNOWN
    owner = NO_MODULE if card == UNKNOWN else game.rules.card_owners[card - FIRST_SPECIAL]
    if card == UNKNOWN or (owner != NO_MODULE and not game.modules[owner].is_shuffled_in(game, card)):
        raise lines.error(name, "position-no-special-card", given=quoted(word))
    return card


def _read_turned_up(game: "TileGame", taken: int, lines: PositionLines) -> tuple[tuple[int, int], ...]:
    """Read the special cards drawn openly."""
    name = "turned up"
    found: list[tuple[int, int]] = []
    for word in lines.words(name):
        card, _, position = word.partition(_AT)
        found.append((lines.as_number(name, position), special_card(game, name, card, lines)))
    places = [position for position, _ in found]
    if places != sorted(set(places)) or max([-1, *places]) >= taken:
        raise lines.error(name, "position-drawn-in-order", number=taken)
    return tuple(found)


def _read_group(game: "TileGame", group: int, reading: TileLines) -> None:
    """Read the unseen cards of a group."""
    deck, name = game.deck, f"unseen {game.deck.name(group)}"
    if reading.lines.has(name):
        members = tuple(sorted(reading.cards(name)))
        if not set(members) <= set(deck.groups[group]):
            raise reading.lines.error(name, "position-no-group")
        deck.groups[group] = members


def complete_deck(game: "TileGame", reading: TileLines) -> None:
    """Fill in missing groups and piles, as in a new deck without the cards that are elsewhere."""
    deck = game.deck
    elsewhere = _elsewhere(game)
    for group, members in deck.groups.items():
        if not reading.lines.has(f"unseen {deck.name(group)}"):
            deck.groups[group] = tuple([card for card in members if not elsewhere[card]])
    if reading.lines.has("piles"):
        return
    piles = _new_piles(game)
    left = Counter({card: game.copies_of(card) - elsewhere[card] for pile in piles for card in pile})
    for scoring in [*range(1, game.scorings_done + 1), *game.due]:
        left[scoring_card(scoring)] = 0
    for group in deck.groups:
        left[group] = len(deck.groups[group])
    specials: list[list[int]] = [[] for _ in piles]
    for number in range(len(piles) - 1, -1, -1):  # from the bottom, as cards were drawn from the top
        for card in piles[number]:
            if left[card] > 0:
                left[card] -= 1
                specials[number].append(card)
    deck.build(specials)


def _new_piles(game: "TileGame") -> list[list[int]]:
    """Return the special cards of a new deck by pile."""
    if game.reshuffles:
        return game.rules.reshuffled_piles(game)
    groups = game.deck.groups.copy()
    piles = game.rules.scoring_piles()
    for module in game.modules:
        module.fill_piles(game, piles)
    game.deck.groups = groups
    return piles


# --- checking ---


def _elsewhere(game: "TileGame") -> Counter[int]:
    """Count the cards that are neither in a pile of the deck nor in a group."""
    cards = [*game.deck.pool, *game.deck.discard, *game.display]
    for seat in range(game.rules.seats):
        cards += [*known_cards(game, seat), *game.secrets.hidden(seat)]
    for module in game.modules:
        cards += module.cards_held(game)
    return Counter(cards)


def check_cards(game: "TileGame", seat: int | None) -> None:
    """Refuse more copies of a card than there are."""
    found = _elsewhere(game)
    for members in game.deck.groups.values():
        found.update(members)
    if seat is not None:  # cards that others have shown were drawn, and are elsewhere by now
        found.subtract([clue.shown for clue in game.secrets.clues if clue.seat != seat and clue.shown != NOT_SHOWN])
    for card, count in found.items():
        most = 0 if card in game.deck.groups else game.copies_of(card)
        if count > most:
            raise PositionError("position-too-many-cards", most=most, given=game.deck.name(card), found=count)


def check_piles(game: "TileGame") -> None:
    """Refuse piles that cannot be what is left of a deck built in one of the given ways."""
    deck = game.deck
    if sum([pile.ordinary for pile in deck.piles]) != len(deck.pool):
        raise PositionError("position-piles-without-pool", number=len(deck.pool))
    special = Counter([card for pile in deck.piles for card in pile.special])
    elsewhere = _elsewhere(game)
    for card, count in special.items():
        most = len(deck.groups[card]) if card in deck.groups else game.copies_of(card) - elsewhere[card]
        if count > most:
            raise PositionError("position-piles-with-others", most=most, given=deck.name(card), found=count)
    drawn = [(secret.position, secret.group) for secret in game.secrets.cards if secret.deck == game.reshuffles]
    taken = [*deck.special_taken, *[draw for draw in drawn if draw[1] != NO_GROUP]]
    piles = [(pile.ordinary, pile.special) for pile in deck.piles]
    if not any(_left(list(way), deck.taken, taken) == piles for way in deck.built):
        raise PositionError("position-piles-not-built-so")


def check_given_piles(game: "TileGame", lines: PositionLines) -> None:
    """Refuse piles that a position contains if they are impossible."""
    if lines.words("piles") != [HIDDEN]:
        try:
            check_piles(game)
        except PositionError as error:
            raise lines.because("piles", error) from None


def scorings_in_deck(game: "TileGame") -> list[int]:
    """Return the scorings whose cards are still in this deck or will be in the next one."""
    cards = [card for pile in game.rules.reshuffled_piles(game) for card in pile]
    left = Counter([*cards, *[card for pile in game.deck.built[0] for card in pile.special]])
    left.subtract([card for _, card in game.deck.special_taken])
    return [scoring for scoring in range(1, LAST_SCORING) for _ in range(left[scoring_card(scoring)])]


def _left(
    built: list[Pile], taken: int, special_taken: list[tuple[int, int]]
) -> list[tuple[int, tuple[int, ...]]] | None:
    """Return what is left of piles after draws with these special cards; None if impossible."""
    left: list[tuple[int, tuple[int, ...]]] = []
    start = 0
    for pile in built:
        count = max(0, min(taken - start, pile.size))
        special = Counter([card for position, card in special_taken if start <= position < start + count])
        rest = Counter(pile.special)
        rest.subtract(special)
        ordinary = pile.ordinary - count + special.total()
        if ordinary < 0 or min([0, *rest.values()]) < 0 or ordinary + rest.total() != pile.size - count:
            return None
        if count < pile.size:
            left.append((ordinary, tuple(sorted(rest.elements()))))
        start += pile.size
    return left
