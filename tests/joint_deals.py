"""Games with joint seeds, the same in every run."""

from alhambra.games import deal_game, new_dealing
from alhambra.protocol import DEALER, PLAYER, Contribution, Deal, Dealing, Game, GameConfig, Player, canonical_seed

NAMES = ("Anna", "Layla", "Yusuf", "Zaida", "Omar", "Fatima")


def seated(config: GameConfig) -> list[Player]:
    """Return a person for the first seat and bots for the others."""
    kinds = ["person"] + ["random"] * (config.seats - 1)
    return [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]


def contributions(config: GameConfig, seed: int = 1) -> list[Contribution]:
    """Return fixed contributions of the seats."""
    return [Contribution(f"word {seat}", canonical_seed(f"{seed} {seat}")) for seat in range(config.seats)]


def begun(config: GameConfig, seed: int = 1, has_final_promise: bool = True) -> Dealing:
    """Return a dealing whose dealer has promised, and no more."""
    opening = new_dealing(config, seated(config), f"game-{seed}").opening
    return Dealing(opening, canonical_seed(f"secret {seed}"), has_final_promise=has_final_promise)


def committed(config: GameConfig, seed: int = 1, has_final_promise: bool = True) -> Dealing:
    """Return a dealing in which every seat is committed: the person, and the dealer for the bots."""
    dealing = begun(config, seed, has_final_promise)
    for seat, contribution in enumerate(contributions(config, seed)):
        dealing.commit(seat, contribution.commitment(dealing.promise, seat), DEALER if seat else PLAYER)
    return dealing


def joint_deal(config: GameConfig, seed: int = 1, has_final_promise: bool = True) -> Deal:
    """Return a finished dealing; one of the older form has no final promise."""
    dealing = committed(config, seed, has_final_promise)
    for seat, contribution in enumerate(contributions(config, seed)):
        dealing.reveal(seat, contribution)
    return dealing.deal()


def joint_game(config: GameConfig, seed: int = 1) -> Game:
    """Return a game from a joint seed."""
    return deal_game(joint_deal(config, seed))
