"""Who plays the games of matches: this process, several processes of this machine, or a cluster."""

import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from alhambra.arena.games import GameResult, play_game
from alhambra.arena.matches import Task
from alhambra.extras import require_extra
from alhambra.processes import started
from alhambra.protocol import AlhambraError, quoted

# Plays games and tells their results in the order of the games, whoever plays them.
Workers = Callable[[Sequence[Task]], Iterator[GameResult]]

LOCAL_CLUSTER = "local"
THIS_CLUSTER = "auto"
_PATIENCE = 5.0  # seconds for an address to answer
_WAITING_FOR_EACH_CORE = 4  # games of a cluster that are handed out before the first is over


def play_task(task: Task) -> GameResult:
    """Play one game."""
    return play_game(task.config, task.bots, task.seed)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine; one is this one."""
    if jobs == 1:
        yield lambda tasks: map(play_task, tasks)
        return
    pool = started(jobs)
    try:
        yield lambda tasks: pool.map(play_task, tasks)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """A Ray cluster at an address, ``auto`` for the one this machine belongs to, or a new one on this machine alone."""
    require_extra("cluster-needs-extra", "cluster")
    import ray  # here, as it is an extra of the package

    try:
        if address not in (LOCAL_CLUSTER, THIS_CLUSTER):
            _knock(address)
        ray.init(address, include_dashboard=False if address == LOCAL_CLUSTER else None, log_to_driver=False)
    except (OSError, RuntimeError, ValueError):
        raise AlhambraError("no-cluster", address=quoted(address)) from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = int(resources.get("CPU", 1))
        play = ray.remote(num_cpus=1)(play_task)
        yield lambda tasks: _played_by(ray, play, tasks, _WAITING_FOR_EACH_CORE * cores)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody listens, since Ray would wait for minutes and then end the program."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), _PATIENCE).close()


def _played_by(ray: Any, play: Any, tasks: Sequence[Task], most: int) -> Iterator[GameResult]:
    """Hand out a limited number of games, so that a long list need not be in the cluster at once."""
    waiting: deque[Any] = deque()
    for task in tasks:
        if len(waiting) == most:
            yield ray.get(waiting.popleft())
        waiting.append(play.remote(task))
    while waiting:
        yield ray.get(waiting.popleft())
