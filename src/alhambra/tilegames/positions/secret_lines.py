"""The lines of a position for secret draws and clues."""

from typing import TYPE_CHECKING, Final

from alhambra.protocol.actions import UNKNOWN
from alhambra.protocol.errors import PositionError
from alhambra.protocol.positions.lines import PositionLines, PositionWriter
from alhambra.tilegames.belief.secrets import NOT_SHOWN, Clue, SecretCard, Secrets
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import NO_GROUP
from alhambra.tilegames.positions.deck_lines import special_card
from alhambra.tilegames.positions.secret_checks import check_course
from alhambra.tilegames.positions.tile_lines import TileLines

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_MOST_DRAWS: Final = 150
_MOST_CLUES: Final = 500
_STATES: Final = ("hidden", "shown")
_OF: Final = "@"  # before the special card that represented a card in its pile


# --- writing ---


def write_secrets(game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
    """Write the secret draws and the clues, without what the seat does not know."""
    secrets = game.secrets
    for number, secret in enumerate(secrets.cards, 1):
        place = [str(secret.seat), str(secret.deck), str(secret.position)]
        if seat in (None, secret.seat):
            place += [_drawn_word(game, secret), _STATES[secret.shown]]
        lines.put(f"secret {number}", place)
    for number, clue in enumerate(secrets.clues, 1):
        lines.put(f"clue {number}", [str(clue.seat), str(clue.after), clue.notation(game.rules.words)])


def _drawn_word(game: "TileGame", secret: SecretCard) -> str:
    """Return the card, with the special card that represented it in its pile."""
    name = game.deck.name(secret.card)
    return name if secret.group == NO_GROUP else f"{name}{_OF}{game.deck.name(secret.group)}"


# --- reading ---


def read_secrets(game: "TileGame", seat: int | None, hidden: list[int], reading: TileLines) -> None:
    """Read the secret draws and clues; unknown cards are filled in with any possible ones.

    Together with the deck they are correct, and inference uses only their sum.
    """
    lines = reading.lines
    cards = [_read_draw(game, seat, name, reading) for name in lines.row("secret", _MOST_DRAWS)]
    game.secrets = Secrets(tuple(cards), _read_clues(game, len(cards), lines))
    check_course(game, seat, lines)
    _check_hands(game, seat, hidden, lines)
    if seat is not None:
        _make_up(game, seat, reading)


def _read_draw(game: "TileGame", seat: int | None, name: str, reading: TileLines) -> SecretCard:
    """Read a secret draw; its card is UNKNOWN if the seat does not know it."""
    lines = reading.lines
    words = lines.words(name)
    whose = lines.as_number(name, words[0], game.rules.seats - 1) if words else 0
    known = seat in (None, whose)
    if len(words) != (5 if known else 3) or (known and words[4] not in _STATES):
        raise lines.error(name, "position-no-draw")
    deck, position = lines.as_number(name, words[1], game.reshuffles), lines.as_number(name, words[2])
    if deck != game.reshuffles:
        raise lines.error(name, "position-secret-of-used-deck", number=deck)
    if not known:
        return SecretCard(whose, deck, position, UNKNOWN, NO_GROUP, False)
    card, group = _read_drawn(game, name, words[3], reading)
    return SecretCard(whose, deck, position, card, group, words[4] == _STATES[1])


def _read_drawn(game: "TileGame", name: str, word: str, reading: TileLines) -> tuple[int, int]:
    """Read a card and the special card that represented it in its pile."""
    drawn, _, stood_for = word.partition(_OF)
    card = reading.card(name, drawn)
    group = special_card(game, name, stood_for, reading.lines) if stood_for else NO_GROUP
    if not game.is_like_money(card) or (group != NO_GROUP and not _may_be_of(game, card, group)):
        raise reading.lines.error(name, "position-never-secret")
    return card, group


def _may_be_of(game: "TileGame", card: int, group: int) -> bool:
    """Return whether the special card may represent the card."""
    owners = game.rules.card_owners
    both_special = min(card, group) >= FIRST_SPECIAL
    return both_special and group in game.deck.groups and owners[card - FIRST_SPECIAL] == owners[group - FIRST_SPECIAL]


def _read_clues(game: "TileGame", draws: int, lines: PositionLines) -> tuple[Clue, ...]:
    clues: list[Clue] = []
    for name in lines.row("clue", _MOST_CLUES):
        words = lines.words(name)
        if len(words) < 3:
            raise lines.error(name, "position-no-clue")
        before = lines.as_number(name, words[0], game.rules.seats - 1), lines.as_number(name, words[1], draws)
        try:
            clues.append(game.rules.clue_set.parse(words[2:], before))
        except PositionError as error:
            raise lines.because(name, error) from None
    return tuple(clues)


def _check_hands(game: "TileGame", seat: int | None, hidden: list[int], lines: PositionLines) -> None:
    """Refuse hidden cards that do not agree with the hands."""
    for other in range(game.rules.seats):
        name = f"hand {other}"
        if seat in (None, other):
            cards = game.secrets.hidden(other)
            for card in cards:
                if cards.count(card) > game.count_in_hand(other, card):
                    raise lines.error(name, "position-secret-not-in-hand", given=game.deck.name(card))
        else:
            draws = len([secret for secret in game.secrets.cards if secret.seat == other])
            shown = len([clue for clue in game.secrets.clues if clue.seat == other and clue.shown != NOT_SHOWN])
            if draws - shown != hidden[other]:
                raise lines.error(name, "position-hidden-in-hand", number=draws - shown)


# --- unknown cards ---


def _make_up(game: "TileGame", seat: int, reading: TileLines) -> None:
    """Fill in a card from the deck for every draw that the seat does not know."""
    cards = list(game.secrets.cards)
    supply = _drawn_from_deck(game)
    for number, secret in enumerate(cards):
        if secret.seat == seat:
            continue
        if not supply:
            raise reading.lines.error(f"secret {number + 1}", "position-deck-too-small")
        card, group = supply.pop(0)
        _take_from_deck(game, card, group)
        game.gain(secret.seat, card)
        cards[number] = SecretCard(secret.seat, secret.deck, secret.position, card, group, False)
    game.secrets = Secrets(tuple(cards), game.secrets.clues)


def _drawn_from_deck(game: "TileGame") -> list[tuple[int, int]]:
    """Return the cards in the deck that may have been secret draws, with their groups."""
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
