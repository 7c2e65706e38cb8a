"""What was drawn in secret, as text: the draws, the clues to them, and what is known of decks that are used up."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from alhambra.protocol.actions import UNKNOWN
from alhambra.protocol.errors import PositionError
from alhambra.protocol.position import PositionLines, PositionWriter
from alhambra.tilegames.deck import NO_GROUP
from alhambra.tilegames.deck_position import (
    put_turned_up,
    put_ways,
    read_turned_up,
    read_ways,
    secret_draws,
    special_card,
)
from alhambra.tilegames.secrets import NOT_SHOWN, Clue, PastDeck, SecretCard, Secrets
from alhambra.tilegames.tile_lines import TileLines

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_MOST: Final = 150  # secret draws, and clues
_STATES: Final = ("hidden", "shown")
_OF: Final = "@"  # before the special card that stood for one in its pile


# --- writing ---


def write_secrets(game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
    """Add all draws in secret, without what the seat does not know, and what follows from them."""
    secrets = game.secrets
    for number, secret in enumerate(secrets.cards, 1):
        place = [str(secret.seat), str(secret.deck), str(secret.position)]
        if seat in (None, secret.seat):
            place += [_drawn_word(game, secret), _STATES[secret.shown]]
        lines.put(f"secret {number}", place)
    for number, clue in enumerate(secrets.clues, 1):
        lines.put(f"clue {number}", [str(clue.seat), str(clue.after), clue.notation(game.rules.words)])
    for number, past in secrets.past_decks:
        put_ways(game, f"deck {number} ", past.built, lines)
        put_turned_up(game, f"deck {number} ", past.special_taken, lines)
        if seat is not None:
            drawn = [_drawn_word(game, secret) for secret in secret_draws(game, seat) if secret.deck == number]
            lines.put(f"deck {number} drawn", sorted(drawn))


def _drawn_word(game: "TileGame", secret: SecretCard) -> str:
    """The card, with the special card that stood for it in its pile."""
    name = game.deck.name(secret.card)
    return name if secret.group == NO_GROUP else f"{name}{_OF}{game.deck.name(secret.group)}"


# --- reading ---


def read_secrets(game: "TileGame", seat: int | None, hidden: list[int], reading: TileLines) -> None:
    """Take over all that was drawn in secret; what the seat does not know is made up in the right numbers.

    The cards that others may have drawn are right in sum, which is all that imagining looks at.
    """
    lines = reading.lines
    cards = [_read_draw(game, seat, name, reading) for name in lines.row("secret", _MOST)]
    clues = _read_clues(game, len(cards), lines)
    past_decks = _read_past_decks(game, cards, lines)
    if cards or clues or past_decks:
        game.secrets = Secrets(tuple(cards), clues, past_decks)
    _check_hands(game, range(game.rules.seats) if seat is None else [seat], lines)
    if seat is not None:
        _check_hidden(game, seat, hidden, lines)
        _make_up(game, seat, reading)


def _read_draw(game: "TileGame", seat: int | None, name: str, reading: TileLines) -> SecretCard:
    """A draw; its card is UNKNOWN if the seat does not know it."""
    lines = reading.lines
    words = lines.words(name)
    whose = lines.as_number(name, words[0], game.rules.seats - 1) if words else 0
    known = seat in (None, whose)
    if len(words) != (5 if known else 3) or (known and words[4] not in _STATES):
        raise lines.error(name, "position-no-draw")
    deck, position = lines.as_number(name, words[1], game.reshuffles), lines.as_number(name, words[2])
    if not known:
        return SecretCard(whose, deck, position, UNKNOWN, NO_GROUP, False)
    card, group = _read_drawn(game, name, words[3], reading)
    return SecretCard(whose, deck, position, card, group, words[4] == _STATES[1])


def _read_drawn(game: "TileGame", name: str, word: str, reading: TileLines) -> tuple[int, int]:
    """The card, and the special card that stood for it in its pile."""
    drawn, _, stood_for = word.partition(_OF)
    card = reading.card(name, drawn)
    if not game.is_like_money(card):
        raise reading.lines.error(name, "position-never-secret")
    return card, special_card(game, name, stood_for, reading.lines) if stood_for else NO_GROUP


def _read_clues(game: "TileGame", draws: int, lines: PositionLines) -> tuple[Clue, ...]:
    clues: list[Clue] = []
    for name in lines.row("clue", _MOST):
        words = lines.words(name)
        if len(words) < 3:
            raise lines.error(name, "position-no-clue")
        before = lines.as_number(name, words[0], game.rules.seats - 1), lines.as_number(name, words[1], draws)
        try:
            clues.append(game.rules.clue_set.parse(words[2:], before))
        except PositionError as error:
            raise lines.because(name, error) from None
    return tuple(clues)


def _read_past_decks(
    game: "TileGame", cards: list[SecretCard], lines: PositionLines
) -> tuple[tuple[int, PastDeck], ...]:
    """What everybody knows of the decks that are used up, of those from which cards were drawn in secret."""
    found: list[tuple[int, PastDeck]] = []
    taken = {game.reshuffles: game.deck.taken}  # from each deck
    for number in sorted({card.deck for card in cards if card.deck < game.reshuffles}):
        ways = read_ways(game, f"deck {number} ", lines)
        if not ways:
            raise lines.error(f"deck {number} built 1", "position-without-past-deck")
        taken[number] = sum([pile.size for pile in ways[0]])
        found.append((number, PastDeck(ways, read_turned_up(game, f"deck {number} ", taken[number], lines))))
    for card in cards:
        if card.position >= taken[card.deck]:
            raise PositionError("position-draw-out-of-deck", number=card.deck, place=card.position)
    return tuple(found)


def _check_hands(game: "TileGame", seats: Iterable[int], lines: PositionLines) -> None:
    """Refuse hidden cards that are not in the hands of those who drew them."""
    for seat in seats:
        hidden = game.secrets.hidden(seat)
        for card in hidden:
            if hidden.count(card) > game.count_in_hand(seat, card):
                raise lines.error(f"hand {seat}", "position-secret-not-in-hand", seat=seat, given=game.deck.name(card))


def _check_hidden(game: "TileGame", seat: int, hidden: list[int], lines: PositionLines) -> None:
    """Refuse another number of hidden cards in a hand than of draws that were not shown since."""
    for other in range(game.rules.seats):
        draws = len([secret for secret in game.secrets.cards if secret.seat == other])
        shown = len([clue for clue in game.secrets.clues if clue.seat == other and clue.shown != NOT_SHOWN])
        if other != seat and draws - shown != hidden[other]:
            raise lines.error(f"hand {other}", "position-hidden-in-hand", number=draws - shown)


# --- making up ---


def _make_up(game: "TileGame", seat: int, reading: TileLines) -> None:
    """Give every draw that the seat does not know a card of the right deck, and put it into the hand."""
    cards = list(game.secrets.cards)
    supply = {number: _drawn_from(game, number, reading) for number in {secret.deck for secret in cards}}
    for number, secret in enumerate(cards):
        if secret.seat == seat:
            continue
        if not supply[secret.deck]:
            raise PositionError("position-deck-too-small", number=secret.deck)
        card, group = supply[secret.deck].pop(0)
        if secret.deck == game.reshuffles:
            _take_from_deck(game, card, group)
        game.gain(secret.seat, card)
        cards[number] = SecretCard(secret.seat, secret.deck, secret.position, card, group, False)
    if any(left for deck, left in supply.items() if deck < game.reshuffles):
        raise PositionError("position-draws-missing")
    game.secrets = Secrets(tuple(cards), game.secrets.clues, game.secrets.past_decks)


def _drawn_from(game: "TileGame", number: int, reading: TileLines) -> list[tuple[int, int]]:
    """The cards of a deck that others may have drawn in secret, each with what stood for it."""
    if number < game.reshuffles:
        name = f"deck {number} drawn"
        return [_read_drawn(game, name, word, reading) for word in reading.lines.words(name)]
    cards = [(card, NO_GROUP) for card in game.deck.pool if game.is_like_money(card)]
    for group, members in game.deck.groups.items():
        if game.is_like_money(group):
            cards += [(card, group) for card in members]
    return cards


def _take_from_deck(game: "TileGame", card: int, group: int) -> None:
    if group == NO_GROUP:
        game.deck.pool.remove(card)
    else:
        game.deck.groups[group] = tuple([other for other in game.deck.groups[group] if other != card])
