"""The champion: plays its best turns out in samples, chosen and evaluated by a network."""

from alhambra.bots.base import register
from alhambra.bots.networks import network_judge
from alhambra.bots.searcher import MasterBot, SamplingConfig
from alhambra.bots.student import judged_by
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.rollouts import SampleForm
from alhambra.search.sampling import Option, Prior
from alhambra.search.turn_search import TurnSearch


@register
class ChampionBot(MasterBot):
    """A bot that tries the student's best options in samples, and evaluates their ends with its network."""

    name = "champion"
    sampling = SamplingConfig(128, SampleForm(4, counted=3, fading=0.85, by_standing=True), Prior(0.3, 8.0))
    sampling_with_more_seats = SamplingConfig(400, SampleForm(rounds=2, counted=1), Prior(0.7))

    def ranked(self, search: TurnSearch, palace_cache: PalaceCache) -> list[Option]:
        return judged_by(network_judge(palace_cache), search)

    def judge(self, palace_cache: PalaceCache) -> NetworkJudge | None:
        return network_judge(palace_cache)
