"""Regenerates the golden games. Run as ``python -m tests.golden.make`` after a deliberate change of the rules."""

from pathlib import Path

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, Randomness

FOLDER = Path(__file__).parent

# Listed explicitly, so that golden games stay the same when modules are added.
ALL_MODULES = ("vizier", "bureaux", "bonus_cards", "huts", "gates", "diamonds", "characters", "camps")
BOTH_MODULES = ("vizier", "bureaux")  # of Granada and the combined game

GOLDEN: dict[str, GameConfig] = {
    **{f"alhambra_{seats}": GameConfig("alhambra", seats) for seats in range(2, 7)},
    **{f"alhambra_{seats}_all_modules": GameConfig("alhambra", seats, ALL_MODULES) for seats in (2, 4, 6)},
    "granada_2": GameConfig("granada", 2),
    "granada_4_modules": GameConfig("granada", 4, BOTH_MODULES, ["simplified_scoring"]),
    "combined_2": GameConfig("combined", 2),
    "combined_3_modules": GameConfig("combined", 3, BOTH_MODULES),
    "roll_and_write_1": GameConfig("roll_and_write", 1, (), ["three_imaginary", "opponents"]),
    "roll_and_write_4": GameConfig("roll_and_write", 4),
}


def golden_text(name: str) -> str:
    """Return the record of a random whole game; the name is the seed of both the game and its choices."""
    game = new_game(GOLDEN[name], name)
    chooser = Randomness(f"choices of {name}")
    while not game.is_over:
        play_by_lot(game, chooser)
    return game.record().to_text()


def play_by_lot(game: Game, chooser: Randomness) -> None:
    """Play one action, independent of the order of the offers."""
    actions = sorted(game.legal_actions(), key=str)
    game.play(actions[chooser.below(len(actions))])


def main() -> None:
    for name in GOLDEN:
        (FOLDER / f"{name}.txt").write_text(golden_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
