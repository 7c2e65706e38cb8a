"""Games between bots: single ones, series, and matches on equal deals."""

from alhambra.arena.bot_games import GameResult, Series, bot_stream, play_game, play_out

__all__ = ["GameResult", "Series", "bot_stream", "play_game", "play_out"]
