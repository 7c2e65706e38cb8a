"""Statistics of games, from their records."""

from alhambra.statistics.distributions import distribution, series_statistics
from alhambra.statistics.single_game import game_statistics, measured

__all__ = ["distribution", "game_statistics", "measured", "series_statistics"]
