"""Positions of real games of all kinds, and the words in their lines: the raw material of the fuzzers."""

import re
from functools import cache

from alhambra.games import from_position, new_game
from alhambra.protocol import Game, GameConfig, Randomness

_ALL = ("bonus_cards", "bureaux", "camps", "characters", "diamonds", "gates", "huts", "vizier")
CONFIGS = [
    GameConfig("alhambra", 3),
    GameConfig("alhambra", 2),
    GameConfig("alhambra", 3, _ALL),
    GameConfig("alhambra", 4, ["characters", "gates", "bureaux"]),
    GameConfig("alhambra", 2, ["characters", "diamonds", "bonus_cards"]),
    GameConfig("alhambra", 5, ["characters", "gates", "vizier"]),
    GameConfig("alhambra", 3, ["characters", "bureaux"]),
    GameConfig("alhambra", 6, ["huts", "camps", "gates"]),
    GameConfig("alhambra", 3, ["huts", "bonus_cards"]),
    GameConfig("alhambra", 4, ["vizier", "bureaux", "diamonds"]),
    GameConfig("granada", 3),
    GameConfig("granada", 2, ["bureaux"], ["simplified_scoring"]),
    GameConfig("granada", 4, ["vizier"]),
    GameConfig("combined", 2),
    GameConfig("combined", 3, ["vizier", "bureaux"]),
    GameConfig("combined", 5, ["bureaux"]),
    GameConfig("roll_and_write", 1),
    GameConfig("roll_and_write", 1, [], ["opponents"]),
    GameConfig("roll_and_write", 2),
    GameConfig("roll_and_write", 4),
]
CHOICES = 700  # per game, at most
WALKS = 4  # from where characters have owners
EVERY = 40  # one in this many positions is kept, besides those with a new kind of pending step
_SPLIT = re.compile(r"([+@:])")


@cache
def sort_of(name: str) -> str:
    """Return the kind of a line, without its seats and numbers."""
    return re.sub(r"\d+", "#", name)


def lines_of(text: str) -> list[tuple[str, list[str]]]:
    """Return the names of the lines, each with its words."""
    pairs = [line.partition(":") for line in text.splitlines()[1:]]
    return [(name, words.split()) for name, _, words in pairs]


def as_text(lines: list[tuple[str, list[str]]]) -> str:
    return "\n".join(["alhambra position", *(f"{name}: {' '.join(words)}" for name, words in lines), ""])


@cache
def positions_of(number: int) -> list[str]:
    """Yield positions of games with this config: complete, with chance, and as one seat knows them."""
    config, randomness = CONFIGS[number], Randomness(f"corpus {number}")
    games = moments(new_game(config, None), randomness)
    if "characters" in config.modules:
        games += [moment for _ in range(WALKS) for moment in moments(with_owners(config), randomness)]
    found: list[str] = []
    for game in games:
        found += [game.position(), game.position(seat=randomness.below(config.seats))]
    closed = new_game(config, number)
    for _ in range(15):
        closed.play(closed.legal_actions().pick(randomness))
    return [*found, closed.position(with_chance=True)]


def with_owners(config: GameConfig) -> Game:
    """Return a game in which some characters are in front of seats from the start."""
    head = new_game(config, None).position().splitlines()[:6]
    return from_position(
        "\n".join([*head, "characters 0: yammerad machma_klain", "characters 1: hakim_wahid laila_wundabah"])
    )


def moments(game: Game, randomness: Randomness) -> list[Game]:
    """Yield a game at many moments: at each new combination of pending steps, and now and then."""
    seen: set[tuple[str, ...]] = set()
    found: list[Game] = []
    for choices in range(CHOICES):
        pending = pending_kinds(game)
        if pending not in seen or choices % EVERY == 0 or game.is_over:
            seen.add(pending)
            found.append(game.copy())
        if game.is_over:
            break
        choose(game, randomness)
    return found


def pending_kinds(game: Game) -> tuple[str, ...]:
    """Return the pending steps, and whether anything is secret."""
    lines = dict(lines_of(game.position()))
    words = lines.get("pending", lines.get("due", []))
    kinds = [word for word in words if not word[0].isdigit() and word[0] != "-"]
    return (*kinds[:3], str("secret 1" in lines), str("clue 1" in lines))


def choose(game: Game, randomness: Randomness) -> None:
    """Return an outcome of chance, or an action; rare kinds are as likely as common ones."""
    if game.chance is not None:
        outcomes = game.chance.outcomes
        game.resolve(outcomes[randomness.below(len(outcomes))][0])
        return
    by_kind: dict[str, list[int]] = {}
    offers = game.legal_actions()
    for index in range(min(len(offers), 400)):
        by_kind.setdefault(offers[index].kind, []).append(index)
    if len(offers) > 400:
        by_kind.setdefault(offers[-1].kind, []).append(len(offers) - 1)
    kinds = sorted(by_kind)
    indices = by_kind[kinds[randomness.below(len(kinds))]]
    game.play(offers[indices[randomness.below(len(indices))]])


@cache
def vocabulary_of(number: int) -> dict[str, set[str]]:
    """Return all words in lines of each sort in positions of this config."""
    found: dict[str, set[str]] = {}
    for text in positions_of(number):
        for name, words in lines_of(text):
            found.setdefault(sort_of(name), set()).update(words)
    return found


@cache
def words_of(number: int, sort: str) -> list[str]:
    """Return the words of one sort of line."""
    return sorted(vocabulary_of(number).get(sort, {"-"}))


@cache
def parts_of(number: int, sort: str) -> list[str]:
    """Return all parts of such words."""
    return sorted({part for word in words_of(number, sort) for part in _SPLIT.split(word)[::2]})


def parts(word: str) -> list[str]:
    """Return the parts of a word, with separators in every other place."""
    return _SPLIT.split(word)
