"""Executors that play the games of matches: this process, local processes or a cluster."""

import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from alhambra.arena.bot_games import GameResult, play_game
from alhambra.arena.matches import Task
from alhambra.extras import require_extra
from alhambra.processes import started
from alhambra.protocol import AlhambraError, quoted

# Plays games and yields their results in the order of the tasks.
Workers = Callable[[Sequence[Task]], Iterator[GameResult]]

LOCAL_CLUSTER = "local"
THIS_CLUSTER = "auto"
_CONNECT_TIMEOUT = 5.0  # seconds
_QUEUED_PER_CORE = 4  # games of a cluster that are in flight at once


def play_task(task: Task) -> GameResult:
    """Play one game."""
    return play_game(task.config, task.bots, task.seed)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """Play in ``jobs`` processes of this machine; with one job, in this process."""
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
    """Play in a Ray cluster.

    The address is that of a cluster, ``auto`` for the one that this machine belongs to, or
    ``local`` for a new one on this machine.
    """
    require_extra("cluster-needs-extra", "cluster")
    import ray  # imported here because it is an optional dependency

    try:
        if address not in (LOCAL_CLUSTER, THIS_CLUSTER):
            _check_reachable(address)
        ray.init(address, include_dashboard=False if address == LOCAL_CLUSTER else None, log_to_driver=False)
    except (OSError, RuntimeError, ValueError):
        raise AlhambraError("no-cluster", address=quoted(address)) from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = int(resources.get("CPU", 1))
        play = ray.remote(num_cpus=1)(play_task)
        yield lambda tasks: _played_by(ray, play, tasks, _QUEUED_PER_CORE * cores)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise ``OSError`` at once if nothing listens at the address.

    Ray itself would wait for minutes and then end the program.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), _CONNECT_TIMEOUT).close()


def _played_by(ray: Any, play: Any, tasks: Sequence[Task], most: int) -> Iterator[GameResult]:
    """Submit at most ``most`` games at a time, so that the cluster never holds a long list."""
    waiting: deque[Any] = deque()
    for task in tasks:
        if len(waiting) == most:
            yield ray.get(waiting.popleft())
        waiting.append(play.remote(task))
    while waiting:
        yield ray.get(waiting.popleft())
