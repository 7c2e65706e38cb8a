"""The student: a network chooses among the best ends of its turn, without samples."""

from alhambra.bots.base import register
from alhambra.bots.builder import BuilderBot
from alhambra.bots.networks import check_folder, network_judge
from alhambra.protocol import Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TURN, TurnSearch


@register
class StudentBot(BuilderBot):
    """A builder that takes into account what the others can pay, and whose values for turns are corrected by a network.

    Where no network fits a game, or its pieces, it plays like that builder. With a folder as its setting, as in
    ``student:my_training/generation-2``, it uses the networks in that folder.
    """

    name = "student"
    knowing = True

    def __init__(self, randomness: Randomness) -> None:
        super().__init__(randomness)
        self.folder = ""  # of its networks; by default those of the package

    def adjust(self, setting: str) -> None:
        check_folder(setting)
        self.folder = setting

    def ranked(self, search: TurnSearch, palace_cache: PalaceCache) -> list[Option]:
        return judged_by(network_judge(palace_cache, self.folder), search)


def judged_by(judge: NetworkJudge | None, search: TurnSearch) -> list[Option]:
    """Return the options of a search; if they are turns and there is a network, in its order."""
    options = search.options()
    decision = search.game.decision
    if judge is None or decision is None or decision.kind != TURN:
        return options
    return judge.judged(search, options)
