"""Executors of games and other jobs: this process, local processes or a cluster."""

import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

from alhambra.arena.bot_games import GameResult, play_game
from alhambra.arena.matches import Task
from alhambra.extras import require_extra
from alhambra.processes import started
from alhambra.protocol import AlhambraError, quoted

# Plays games and yields their results in the order of the tasks.
Workers = Callable[[Sequence[Task]], Iterator[GameResult]]

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL_CLUSTER = "local"
THIS_CLUSTER = "auto"
_CONNECT_TIMEOUT = 5.0  # seconds
_QUEUED_PER_CORE = 2  # jobs that are in flight at once


def play_task(task: Task) -> GameResult:
    """Play one game."""
    return play_game(task.config, task.bots, task.seed)


def processes(jobs: int) -> AbstractContextManager[Workers]:
    """Play in ``jobs`` processes of this machine; with one job, in this process."""
    return processes_for(play_task, jobs)


def cluster(address: str) -> AbstractContextManager[Workers]:
    """Play in a Ray cluster, at an address as in ``cluster_for``."""
    return cluster_for(play_task, address)


@contextmanager
def processes_for(work: Callable[[Job], Result], jobs: int) -> Iterator[Callable[[Iterable[Job]], Iterator[Result]]]:
    """Work in ``jobs`` processes of this machine; with one, in this process.

    Results come in the order of the jobs.
    """
    if jobs == 1:
        yield lambda tasks: map(work, tasks)
        return
    pool = started(jobs)
    try:
        yield lambda tasks: _in_order(
            lambda task: pool.submit(work, task),
            _first_done,
            lambda future: future.result(),
            tasks,
            _QUEUED_PER_CORE * jobs,
        )
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster_for(work: Callable[[Job], Result], address: str) -> Iterator[Callable[[Iterable[Job]], Iterator[Result]]]:
    """Work in a Ray cluster.

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
        remote = ray.remote(num_cpus=1)(work)
        yield lambda tasks: _in_order(remote.remote, ray.wait, ray.get, tasks, _QUEUED_PER_CORE * cores)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise ``OSError`` at once if nothing listens at the address.

    Ray itself would wait for minutes and then end the program.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), _CONNECT_TIMEOUT).close()


def _first_done(waiting: list[Any]) -> tuple[list[Any], list[Any]]:
    """Wait for the first of some futures; return those that are done and the rest."""
    done, rest = wait(waiting, return_when=FIRST_COMPLETED)
    return list(done), list(rest)


def _in_order(
    begin: Callable[[Job], Any],
    first_done: Callable[[list[Any]], tuple[list[Any], list[Any]]],
    end: Callable[[Any], Result],
    jobs: Iterable[Job],
    most: int,
) -> Iterator[Result]:
    """Keep at most ``most`` jobs in flight, and yield their results in the order of the jobs.

    A long job does not keep later ones from being started.
    """
    begun: deque[Any] = deque()
    in_flight: list[Any] = []
    for job in jobs:
        begun.append(begin(job))
        in_flight.append(begun[-1])
        while len(in_flight) >= most:
            _, in_flight = first_done(in_flight)
        while begun and begun[0] not in in_flight:
            yield end(begun.popleft())
    while begun:
        yield end(begun.popleft())
