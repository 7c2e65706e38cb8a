"""The networks that bots use: those of the package, or those in a folder of your own."""

from functools import cache
from pathlib import Path

from alhambra.protocol import AlhambraError, quoted
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.network.layout import layout_of
from alhambra.search.network.module_inputs import inputs_of
from alhambra.search.network.network_file import VALUE, NetworkFile, from_bytes, packaged_network


def network_judge(palace_cache: PalaceCache, folder: str = "") -> NetworkJudge | None:
    """Return the judge of ends of turns in a game, from the folder or the package; None if no network fits."""
    network = network_for(palace_cache.rules.config.game, VALUE, folder)
    return NetworkJudge(network, palace_cache) if network is not None and fits(network, palace_cache) else None


def network_for(game: str, purpose: str, folder: str = "") -> NetworkFile | None:
    """Return a network from a folder, or from the package."""
    if not folder:
        return packaged_network(game, purpose)
    file = Path(folder) / f"{game}-{purpose}.network"
    return read_network(str(file)) if file.is_file() else None


@cache
def read_network(path: str) -> NetworkFile:
    """Return the network in a file, which is read only once."""
    return from_bytes(Path(path).read_bytes())


def check_folder(folder: str) -> None:
    """Refuse a folder that contains no network, or one that cannot be read."""
    files = sorted(Path(folder).glob(f"*-{VALUE}.network"))
    try:
        for file in files:
            read_network(str(file))
    except (OSError, ValueError, KeyError, TypeError):
        files = []
    if not files:
        raise AlhambraError("no-networks", folder=quoted(folder))


def fits(network: NetworkFile, palace_cache: PalaceCache) -> bool:
    """Return whether a network has the inputs for the game. Modules that it does not know contribute nothing."""
    rules = palace_cache.rules
    layout = layout_of(rules, inputs_of(list(rules.modules)))
    known = {block.name: block for block in network.layout.modules}
    return (layout.types, layout.slots, layout.bags) == network.layout[:3] and all(
        known.get(block.name, block) == block for block in layout.modules
    )
