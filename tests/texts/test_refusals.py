"""Refusals in whole games are formatted in every language, with nothing missing and nothing left over."""

import pytest

from alhambra import GAMES, Game, GameConfig, Randomness, Refusal, language, languages, new_game
from tests.texts.catalogues import texts

CONFIGS = [
    GameConfig(name, seats, info.modules, options)
    for name, info in GAMES.items()
    for seats, options in (((2, ()), (3, ())) if name != "roll_and_write" else ((1, ("opponents",)), (3, ())))
]
ASKED = 8  # actions of other moments and games, at every decision


def refusals_of_a_game(config: GameConfig) -> dict[str, Refusal]:
    """Return a random game's refusals, one for each reason: each decision tries actions of other moments."""
    game: Game = new_game(config, 7)
    randomness = Randomness("asking")
    pool: list[str] = []
    found: dict[str, Refusal] = {}
    while game.decision is not None:
        offers = game.legal_actions()
        for _ in range(ASKED if pool else 0):
            refusal = game.explain(game.action_set.parse(pool[randomness.below(len(pool))]))
            if refusal is not None:
                found[refusal.reason] = refusal
        action = offers.pick(randomness)
        pool += [action.notation(), changed(action.notation(), randomness)]
        game.play(action)
    return found


def changed(notation: str, randomness: Randomness) -> str:
    """Return the action with the fields of another kind of thing, or with an unknown name."""
    words = notation.split()
    for index in range(1, len(words)):
        if words[index].replace("_", "").isalnum() and not words[index].isdecimal() and randomness.below(2):
            words[index] = ["xyz", "tower_9_nw", "gulden_9", "bath_house_5"][randomness.below(4)]
    return " ".join(words)


@pytest.mark.parametrize("config", CONFIGS, ids=repr)
def test_every_refusal_is_said_in_every_language(config: GameConfig) -> None:
    found = refusals_of_a_game(config)
    assert len(found) > 5
    for reason, refusal in found.items():
        for name in languages():
            text = texts(name)[f"refusal-{reason}"]
            assert set(refusal.params) == text.params, refusal
            said = language(name).refusal(refusal, ["Layla", "Yusuf", "Zahra"])
            assert said.startswith(f"{refusal.clause}: ")
            assert "{" not in said
            assert reason not in said, said
        assert str(refusal) == language("en").refusal(refusal)
        assert refusal.to_json() == {"clause": refusal.clause, "reason": reason, "params": refusal.params}
