"""Positions with small changes, and very full positions, as a person might write them."""

from alhambra import Randomness, new_game
from alhambra.tilegames.game import TileGame
from tests.attacks.random_configs import random_config

MOST_CHANGES = 4
_CARDS = ("hand", "discard", "display")
_DECK_LINES = ("deck", "piles", "built", "taken", "turned up", "unseen", "secret", "clue")
_MONEY = [f"{currency}_{value}" for currency in ("gulden", "dirham", "denar", "dukat") for value in range(1, 10)]
_LARGE_HAND = 60


class Lines:
    """The lines of a position by name, in order; numbered lines stay numbered."""

    def __init__(self, text: str) -> None:
        title, *lines = text.splitlines()
        self.title = title
        self.words = {name: rest.split() for name, _, rest in (line.partition(": ") for line in lines)}

    def text(self) -> str:
        lines = [f"{name}: {' '.join(words) or '-'}" for name, words in self.words.items()]
        return "\n".join([self.title, *lines, ""])

    def named(self, *kinds: str) -> list[str]:
        return [name for name in self.words if name.startswith(kinds)]

    def rows(self, kind: str) -> list[list[str]]:
        return [self.words[name] for name in self.named(f"{kind} ")]

    def set_rows(self, kind: str, rows: list[list[str]]) -> None:
        for name in self.named(f"{kind} "):
            del self.words[name]
        for number, row in enumerate(rows, 1):
            self.words[f"{kind} {number}"] = row


def changed(text: str, randomness: Randomness) -> str:
    """Return the position with a few changes."""
    lines = Lines(text)
    for _ in range(1 + randomness.below(MOST_CHANGES)):
        change = _CHANGES[randomness.below(len(_CHANGES))]
        change(lines, randomness)
    return lines.text()


# --- changes ---


def _other_number(lines: Lines, randomness: Randomness) -> None:
    """Increase or decrease a number slightly."""
    names = sorted(lines.words)
    words = lines.words[names[randomness.below(len(names))]]
    places = [place for place, word in enumerate(words) if word.isdigit()]
    if places:
        place = places[randomness.below(len(places))]
        words[place] = str(max(0, int(words[place]) + randomness.below(7) - 3))


def _moved_card(lines: Lines, randomness: Randomness) -> None:
    """Move a card to another hand, the display or the discard pile."""
    names = lines.named(*_CARDS)
    if not names:
        return
    one, other = (lines.words[names[randomness.below(len(names))]] for _ in range(2))
    if one and one != ["-"] and one is not other:
        card = one.pop(randomness.below(len(one)))
        other[:] = [*[word for word in other if word != "-"], card]


def _further_clue(lines: Lines, randomness: Randomness) -> None:
    secrets, clues = lines.rows("secret"), lines.rows("clue")
    if not secrets:
        return
    place = randomness.below(len(clues) + 1)
    after = clues[place - 1][1] if place else str(1 + randomness.below(len(secrets)))
    kind = randomness.below(4)
    amount = str(1 + randomness.below(24))
    if kind < 2:
        clue = ["could_pay", _cards(randomness), amount]
    elif kind == 2:
        clue = ["held_few", amount]
    else:
        clue = [
            "could_not_buy",
            _cards(randomness),
            f"gulden:{1 + randomness.below(13)}+denar:{1 + randomness.below(13)}",
        ]
    clues.insert(place, [secrets[0][0], after, *clue])
    lines.set_rows("clue", clues)


def _cards(randomness: Randomness) -> str:
    """Add cards that a hand supposedly held, mostly none."""
    return (
        "+".join([_MONEY[randomness.below(len(_MONEY))] for _ in range(randomness.below(4) * randomness.below(2))])
        or "-"
    )


def _fewer_clues(lines: Lines, randomness: Randomness) -> None:
    clues = lines.rows("clue")
    if clues:
        clues.pop(randomness.below(len(clues)))
        lines.set_rows("clue", clues)


def _further_shown_card(lines: Lines, randomness: Randomness) -> None:
    """Pretend that a discarded card had been drawn in secret."""
    secrets, clues, discard = lines.rows("secret"), lines.rows("clue"), lines.words.get("discard", [])
    money = [card for card in discard if card in _MONEY]
    if not secrets or not money:
        return
    card = money[randomness.below(len(money))]
    number = randomness.below(len(secrets) + 1)
    first = int(secrets[number - 1][2]) + 1 if number else 0
    last = int(secrets[number][2]) if number < len(secrets) else int(lines.words.get("taken", ["0"])[0])
    if first >= last:
        return
    secrets.insert(number, [secrets[0][0], secrets[0][1], str(first + randomness.below(last - first)), card, "shown"])
    for clue in clues:
        clue[1] = str(int(clue[1]) + (int(clue[1]) > number))
    place = len([clue for clue in clues if int(clue[1]) <= number])
    clues.insert(place, [secrets[0][0], str(number + 1), "shown", card])
    lines.set_rows("secret", secrets)
    lines.set_rows("clue", clues)


def _hidden_card(lines: Lines, randomness: Randomness) -> None:
    """Change what is seen of a secret card."""
    secrets = lines.rows("secret")
    if secrets:
        secrets[randomness.below(len(secrets))][-1] = ("hidden", "shown")[randomness.below(2)]


def _further_way(lines: Lines, randomness: Randomness) -> None:
    """Change how the deck was built."""
    ways = lines.rows("built")
    if ways:
        way = [*ways[randomness.below(len(ways))]]
        place = randomness.below(len(way))
        count, _, rest = way[place].partition("+")
        way[place] = f"{max(0, int(count) + randomness.below(3) - 1)}{'+' if rest else ''}{rest}"
        lines.set_rows("built", [*ways, way])


def _large_hand(lines: Lines, randomness: Randomness) -> None:
    """Give a seat a lot of money; deck and discard pile get the rest."""
    _forget_deck(lines)
    seats = len(lines.named("hand "))
    for name in lines.named("hand ", "display"):
        lines.words[name] = []
    money = _MONEY * 3
    hand = [money.pop(randomness.below(len(money))) for _ in range(randomness.below(_LARGE_HAND))]
    lines.words[f"hand {randomness.below(seats)}"] = hand


def _forget_deck(lines: Lines) -> None:
    for name in lines.named(*_DECK_LINES):
        del lines.words[name]
    lines.words["discard"] = []


_CHANGES = (
    _other_number,
    _other_number,
    _moved_card,
    _further_clue,
    _further_clue,
    _further_clue,
    _fewer_clues,
    _further_shown_card,
    _further_shown_card,
    _further_shown_card,
    _hidden_card,
    _further_way,
)


# --- very full positions ---


def big_position(randomness: Randomness) -> str:
    """Return a late moment of a game of any kind, with a large hand and a large reserve."""
    game = new_game(random_config(randomness), randomness.fork())
    for _ in range(randomness.below(400)):
        if game.is_over:
            break
        game.play(game.legal_actions().pick(randomness))
    lines = Lines(game.position())
    if isinstance(game, TileGame):
        _large_hand(lines, randomness)
        _large_reserve(lines, game, randomness)
        lines.words.pop("pending", None)
    return lines.text()


def _large_reserve(lines: Lines, game: TileGame, randomness: Randomness) -> None:
    """Give the seat on turn many of the tiles in the bags."""
    tiles = [game.piece_name(tile) for bag in game.bags for tile in bag]
    tiles = [tiles.pop(randomness.below(len(tiles))) for _ in range(randomness.below(len(tiles) + 1))]
    for name in lines.named("bag "):
        lines.words[name] = ["rest"]
    for name in ("new tiles", "left out"):
        lines.words[name] = []
    reserve = lines.words[f"reserve {game.turn_seat}"]
    lines.words[f"reserve {game.turn_seat}"] = [*[word for word in reserve if word != "-"], *tiles]
