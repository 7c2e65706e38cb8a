"""The list of games: from a config to a game, from a record to the game it tells."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from alhambra.protocol import (
    RULES_VERSION,
    AlhambraError,
    ConfigError,
    Deal,
    Dealing,
    DealingError,
    Game,
    GameConfig,
    GameInfo,
    Opening,
    Player,
    Record,
    RecordError,
    canonical_seed,
    check_players,
    fresh_game_id,
    quoted,
    shortened,
)
from alhambra.roll_and_write import INFO as ROLL_AND_WRITE
from alhambra.roll_and_write import RollAndWrite
from alhambra.tilegames import INFOS as TILE_GAMES
from alhambra.tilegames import new_tile_game

Maker = Callable[[GameConfig, str | None], Game]

GAMES: dict[str, GameInfo] = {}
_MAKERS: dict[str, Maker] = {}


def register(info: GameInfo | Any, make: Maker | Any) -> None:
    """Add a game to the list, under a name that no other game has."""
    if not isinstance(info, GameInfo) or not callable(make):
        raise ConfigError("a game is registered with its GameInfo and with what makes it from a config and a seed")
    if info.name in GAMES:
        raise ConfigError(f"there is a game {quoted(info.name)} already")
    GAMES[info.name] = info
    _MAKERS[info.name] = make


for _info in TILE_GAMES:
    register(_info, new_tile_game)
register(ROLL_AND_WRITE, RollAndWrite)


def check_config(config: GameConfig) -> None:
    """Refuse a config that no game allows, saying what is possible."""
    if not isinstance(config, GameConfig):
        raise ConfigError(f"a game is made from a GameConfig, not from {quoted(config)}")
    info = GAMES.get(config.game)
    if info is None:
        raise ConfigError(f"there is no game {quoted(config.game)}; possible: {', '.join(GAMES)}")
    info.check(config)


def new_game(config: GameConfig, seed: int | str | None, players: Iterable[Player] = ()) -> Game:
    """A new game for studies, which promises nothing, as its seed was chosen by somebody.

    Equal seeds give equal games; None leaves every outcome of chance to the caller.
    """
    check_config(config)
    seated = tuple(players)
    check_players(seated, config.seats)
    game = _MAKERS[config.game](config, None if seed is None else canonical_seed(seed))
    game.players = seated
    return game


def new_dealing(config: GameConfig, players: Iterable[Player], game_id: str | None = None) -> Dealing:
    """A joint seed in the making for a game with these players; its dealer is the caller."""
    check_config(config)
    components = _MAKERS[config.game](config, None).components_fingerprint
    return Dealing(Opening(game_id or fresh_game_id(), RULES_VERSION, config, components, tuple(players)))


def deal_game(deal: Deal) -> Game:
    """The game that a joint dealing has led to."""
    opening = deal.opening
    check_config(opening.config)
    if opening.rules != RULES_VERSION:
        raise DealingError(f"the game was dealt for version {opening.rules} of the rules; this is {RULES_VERSION}")
    game = _MAKERS[opening.config.game](opening.config, deal.seed)
    if game.components_fingerprint != opening.components:
        raise DealingError("the game was dealt for other components")
    game.dealt_by(deal)
    return game


def replay(record: Record) -> Game:
    """The game that the record tells; a record that does not fit the rules is refused."""
    *_, game = replay_steps(record)
    check_end(record, game)
    return game


def replay_steps(record: Record) -> Iterator[Game]:
    """The game of the record at its start and after each turn."""
    game = _start(record)
    for number, line in enumerate(record.turns, 1):
        game = _opened_in_time(game, record.opened_at, number - 1)
        yield game
        try:
            _play_line(game, line)
        except AlhambraError as error:
            raise RecordError(f"turn {number} ({quoted(line)}) cannot be: {error}") from None
    yield _opened_in_time(game, record.opened_at, len(record.turns))


def _opened_in_time(game: Game, opened_at: int | None, turns: int) -> Game:
    return game.with_open_chance() if opened_at == turns and game.streams is not None else game


def _start(record: Record) -> Game:
    if not isinstance(record, Record):
        raise RecordError(f"only a Record can be replayed, not {quoted(record)}")
    if record.rules != RULES_VERSION:
        rules = shortened(record.rules)
        raise RecordError(f"the record was made by version {rules} of the rules; this is {RULES_VERSION}")
    try:
        game = new_game(record.config, record.seed, record.players)
    except ConfigError as error:
        raise RecordError(f"the game of the record cannot be played: {error}") from None
    if game.components_fingerprint != record.components:
        raise RecordError("the record was made with other components; give them with --components")
    if record.deal is not None:
        game.dealt_by(record.deal)
    return game


def _play_line(game: Game, line: str) -> None:
    who, _, what = line.partition(": ")
    if who == "*":
        game.resolve(what)
        return
    decision = game.decision
    if decision is None:
        raise RecordError("no seat has anything to decide")
    if who != str(decision.seat):
        raise RecordError(f"seat {decision.seat} decides here, not seat {shortened(who)}")
    game.play(game.action_set.parse(what))


def check_end(record: Record, game: Game) -> None:
    """Refuse a record whose turns lead to another end than it claims."""
    if game.opened_at != record.opened_at:
        raise RecordError("chance was not opened after the turn that the record claims")
    if (game.scores if game.is_over else None) != record.result:
        raise RecordError("the turns lead to another result than the record claims")
    if game.checksum() != record.checksum:
        raise RecordError("the turns lead to another position than the record claims")
