"""The tile games: Alhambra, Granada and both combined, with their modules."""

from alhambra.tilegames.variants.game_list import INFOS, new_tile_game, register, register_rules

__all__ = ["INFOS", "new_tile_game", "register", "register_rules"]
