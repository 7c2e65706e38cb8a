"""Analysis by strong bots: what every decision cost, how lucky every draw was, and what is best now.

``analyse`` explains a recorded game: the error of every decision against the best that its seat could know, the luck of
every draw against everything that could have been drawn, win chances over time, and the result without luck. It returns
a message, ``GameAnalysis``, which terminal, browser, API and files all show. ``advise`` gives hints at one decision.

>>> game = new_game(GameConfig("alhambra", 2), seed=7)
>>> for _ in range(4):
...     events = game.play(game.legal_actions()[0])
>>> analysis: GameAnalysis = analyse(game.record())
>>> worst = max(analysis["moments"], key=lambda moment: moment["played"]["cost"])
>>> worst["size"] == size_of(worst["played"]["cost"])
True
>>> read_analysis(analysis_text(analysis), game.record()) == analysis
True
"""

from alhambra.analysis.advice import Advice, advise
from alhambra.analysis.analysis_file import analysis_text, read_analysis
from alhambra.analysis.game_analysis import analyse
from alhambra.analysis.messages import GameAnalysis
from alhambra.analysis.mistakes import size_of

__all__ = [
    "Advice",
    "GameAnalysis",
    "advise",
    "analyse",
    "analysis_text",
    "read_analysis",
    "size_of",
]
