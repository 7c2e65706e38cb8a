"""Statistics of games, from their records."""

from alhambra.statistics.distributions import distribution, series_statistics
from alhambra.statistics.gathering import game_statistics

__all__ = ["distribution", "game_statistics", "series_statistics"]
