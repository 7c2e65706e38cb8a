"""Games between bots, one or many, each reproducible from its seed alone."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from alhambra.bots import Window, make_bot
from alhambra.games import new_game
from alhambra.processes import started
from alhambra.protocol import AlhambraError, Game, GameConfig, Player, Randomness, canonical_seed

_CHUNK = 8  # games sent to a process at a time


class GameResult(NamedTuple):
    """The result of a game between bots, as plain data that can be sent between processes.

    Fields: the ``seed``, the ``bots`` and ``scores`` by seat, the ``winners``, and the number of ``decisions``.

    >>> result = GameResult("7", ("greedy", "random"), (120, 45), (0,), 80)
    >>> result.share(0), result.share(1)
    (1.0, 0.0)
    """

    seed: str
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    def share(self, seat: int) -> float:
        """Return the seat's share of the win; winners share it equally.

        Args:
            seat: the seat in question.

        >>> GameResult("7", ("greedy", "random"), (120, 120), (0, 1), 80).share(1)
        0.5
        """
        return 1 / len(self.winners) if seat in self.winners else 0.0


def bot_stream(seed: str, seat: int) -> Randomness:
    """Return the random stream of the bot at a seat, derived from the seed of the game.

    Args:
        seed: the seed of the game.
        seat: the seat of the bot.

    >>> bot_stream("7", 0).below(1000) == bot_stream("7", 0).below(1000)
    True
    """
    return Randomness(f"{seed} bot {seat}")


def play_game(config: GameConfig, bots: Sequence[str], seed: int | str) -> GameResult:
    """Play a game between bots to its end and return its result; equal arguments give equal results.

    Args:
        config: which game.
        bots: the name of the bot at each seat.
        seed: any whole number or text.

    Raises:
        ConfigError: there is no such game, or it does not allow the config or the seed.
        AlhambraError: there is no such bot, or not one for each seat.

    >>> result = play_game(GameConfig("roll_and_write", 2), ["greedy", "random"], seed=7)
    >>> result.winners
    (0,)
    """
    return play_out(new_game(config, seed), bots)


def play_out(game: Game, bots: Sequence[str]) -> GameResult:
    """Play a seeded game from its current position to its end with bots, and return its result.

    Args:
        game: the game, which is itself played to its end.
        bots: the name of the bot at each seat.

    Raises:
        AlhambraError: the game has no seed, there is no such bot, or not one for each seat.

    >>> game = new_game(GameConfig("roll_and_write", 2), seed=7)
    >>> play_out(game, ["random", "random"]).scores == tuple(game.scores)
    True
    """
    if game.seed is None:
        raise AlhambraError("bots-need-seed")
    if len(bots) != game.config.seats:
        raise AlhambraError("bots-do-not-fit-seats", number=game.config.seats, found=len(bots))
    players = [make_bot(name, bot_stream(game.seed, seat)) for seat, name in enumerate(bots)]
    game.records_events = False
    decisions = 0
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(Window(game, decision.seat)))
        decisions += 1
    return GameResult(game.seed, tuple(bots), tuple(game.scores), tuple(game.winners), decisions)


class Series:
    """Many games of one kind, in which the bots move on by one seat after each game.

    Args:
        config: which game.
        bots: the name of the bot at each seat of the first game.
        seed: any whole number or text, from which the seeds of all games follow.
        records: the folder that keeps the record of every game; None keeps none.

    Raises:
        ConfigError: the seed is not valid.

    >>> series = Series(GameConfig("roll_and_write", 2), ["greedy", "random"], seed=7)
    >>> [result.bots for result in series.results(2)]
    [('greedy', 'random'), ('random', 'greedy')]
    """

    def __init__(self, config: GameConfig, bots: Sequence[str], seed: int | str, records: Path | None = None) -> None:
        self.config = config
        self.bots = tuple(bots)
        self.seed = canonical_seed(seed)
        self.records = records  # the folder for the records of the games

    def play(self, number: int) -> GameResult:
        """Play one game of the series and return its result; it does not depend on the others.

        Args:
            number: which game, counted from 0.

        Raises:
            AlhambraError: there is no such game or bot, or not one for each seat.

        >>> series = Series(GameConfig("roll_and_write", 2), ["greedy", "random"], seed=7)
        >>> series.play(1).bots
        ('random', 'greedy')
        """
        offset = number % len(self.bots)
        bots = self.bots[offset:] + self.bots[:offset]
        game = new_game(self.config, f"{self.seed} game {number}", _players(bots) if self.records else ())
        result = play_out(game, bots)
        if self.records is not None:
            (self.records / f"game-{number + 1:06}.txt").write_text(game.record().to_text(), encoding="utf-8")
        return result

    def results(self, games: int, jobs: int = 1) -> Iterator[GameResult]:
        """Yield the results of the first games in their order.

        Args:
            games: how many.
            jobs: how many processes play them; it does not change the results.

        Raises:
            AlhambraError: there is no such game or bot, or not one for each seat.

        >>> series = Series(GameConfig("roll_and_write", 2), ["greedy", "random"], seed=7)
        >>> len(list(series.results(3)))
        3
        """
        if jobs <= 1:
            yield from map(self.play, range(games))
            return
        pool = started(min(jobs, games))
        try:
            chunk = max(1, min(_CHUNK, games // jobs))
            yield from pool.map(_play_of_series, [self._data(number) for number in range(games)], chunksize=chunk)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _data(self, number: int) -> "_SeriesGame":
        config = self.config
        return _SeriesGame(
            config.game,
            config.seats,
            tuple(config.modules),
            tuple(config.options),
            self.bots,
            self.seed,
            self.records,
            number,
        )


class _SeriesGame(NamedTuple):
    """The data that another process needs to play one game of a series."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    records: Path | None
    number: int


def _players(bots: Sequence[str]) -> list[Player]:
    """Return the bots as the players of a record.

    Names of kinds in records are identifiers: a setting is written with underscores, and a bot from
    a file is a ``bot``.
    """
    kinds = ["".join(char if char.isalnum() else "_" for char in name) for name in bots]
    return [Player(name, kind if kind.isidentifier() else "bot") for name, kind in zip(bots, kinds, strict=True)]


def _play_of_series(data: _SeriesGame) -> GameResult:
    config = GameConfig(data.game, data.seats, data.modules, data.options)
    return Series(config, data.bots, data.seed, data.records).play(data.number)
