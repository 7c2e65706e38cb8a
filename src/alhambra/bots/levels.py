"""The opponents that players choose from, weakest first; the texts have names and descriptions."""

from typing import Final

# The bot that plays each level at a table. Bots that could think for long have a time limit, so
# that nobody has to wait, whatever the game and however slow the machine. In the arena the same
# names mean a number of samples.
LEVELS: Final = {
    "random": "random",
    "apprentice": "apprentice",
    "greedy": "greedy",
    "builder": "builder",
    "student": "student",
    "searcher": "searcher:100ms",
    "master": "master:1s",
}
