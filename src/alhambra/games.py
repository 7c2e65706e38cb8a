"""The list of games; creates games from configs, positions, dealings and records."""

from collections.abc import Callable, Iterable, Iterator

from alhambra.components import Components, load_components
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
    PositionError,
    PositionLines,
    Randomness,
    Record,
    RecordError,
    canonical_seed,
    check_players,
    fresh_game_id,
    fresh_seed,
    quoted,
    shortened,
)
from alhambra.protocol.given import GivenText
from alhambra.protocol.serialization.hashing import fingerprint
from alhambra.roll_and_write import INFO as ROLL_AND_WRITE
from alhambra.roll_and_write import new_roll_and_write
from alhambra.tilegames import INFOS as TILE_GAMES
from alhambra.tilegames import new_tile_game

Maker = Callable[[GameConfig, str | None, Components], Game]

GAMES: dict[str, GameInfo] = {}
_MAKERS: dict[str, Maker] = {}


def register(info: GameInfo, make: Maker) -> None:
    """Add a game to ``GAMES``, under a name that no other game has.

    Args:
        info: the name of the game, and what it allows.
        make: makes a game from a config, a seed (or None) and components.

    Raises:
        ConfigError: an argument has the wrong type, or there is already a game with that name.
    """
    if not isinstance(info, GameInfo) or not callable(make):
        raise ConfigError("registered-game-is-none")
    if info.name in GAMES:
        raise ConfigError("game-there-already", given=quoted(info.name))
    GAMES[info.name] = info
    _MAKERS[info.name] = make


for _info in TILE_GAMES:
    register(_info, new_tile_game)
register(ROLL_AND_WRITE, new_roll_and_write)


def check_config(config: GameConfig) -> None:
    """Raise ConfigError for a config that no game allows."""
    if not isinstance(config, GameConfig):
        raise ConfigError("game-needs-config", given=quoted(config))
    info = GAMES.get(config.game)
    if info is None:
        raise ConfigError("no-such-game", given=quoted(config.game), possible=list(GAMES))
    info.check(config)


# Components default to those in use: the packaged ones, or those that the environment names.


def new_game(
    config: GameConfig,
    seed: int | str | None,
    players: Iterable[Player] = (),
    components: Components | None = None,
) -> Game:
    """Return a new game for study or play on one machine.

    Args:
        config: which game, how many seats, which modules and options.
        seed: any whole number or text; equal seeds give equal games. None leaves every outcome of chance to the caller.
        players: who sits where, for the record; one for each seat, or none.
        components: the printed components, from ``load_components``; None uses the current ones.

    Raises:
        ConfigError: there is no such game, or it does not allow the config, the seed or the components.
        AlhambraError: the players do not fit the seats.

    >>> game = new_game(GameConfig("alhambra", 3, ["vizier"]), seed=7)
    >>> game.decision.kind
    'turn'
    >>> new_game(GameConfig("chess", 2), seed=7)
    Traceback (most recent call last):
    alhambra.protocol.errors.ConfigError: There is no game 'chess'; possible: alhambra, ...
    """
    check_config(config)
    seated = tuple(players)
    check_players(seated, config.seats)
    game = _make(config, None if seed is None else canonical_seed(seed), components)
    game.players = seated
    return game


def _make(config: GameConfig, seed: str | None, components: Components | None) -> Game:
    chosen = load_components() if components is None else components
    if not isinstance(chosen, Components):
        raise ConfigError("game-needs-components", given=quoted(components))
    return _MAKERS[config.game](config, seed, chosen)


def from_position(
    position: GivenText,
    seed: int | str | None = None,
    players: Iterable[Player] = (),
    components: Components | None = None,
) -> Game:
    """Return a game that continues from a whole position, which may be written by hand.

    Args:
        position: the text, as ``game.position()`` returns it.
        seed: the new source of chance; None continues as the position says, or leaves chance to the caller.
        players: who sits where, for the record.
        components: the printed components; None uses the current ones.

    Raises:
        PositionError: the text is not a position, contradicts itself, or is one seat's knowledge.
        ConfigError: the seed is not valid.
        AlhambraError: the players do not fit the seats.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> from_position(game.position(), seed=8).decision
    <turn by seat 2>
    """
    lines = PositionLines(position)
    game = _from_position(lines, components)
    if lines.seat(game.config.seats) is not None:
        raise PositionError("position-of-one-seat")
    seated = tuple(players)
    check_players(seated, game.config.seats)
    game.load_position(lines, None if seed is None else canonical_seed(seed))
    game.players = seated
    return game


def imagine(position: GivenText, randomness: Randomness, components: Components | None = None) -> Game:
    """Return a complete game that a seat cannot tell from the real one, from the text of what it knows.

    Args:
        position: what the seat knows, as ``game.position(seat=...)`` returns it.
        randomness: the stream that decides everything that the seat does not know.
        components: the printed components; None uses the current ones.

    Raises:
        PositionError: the text is not a position, contradicts itself, or describes a whole position.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> imagine(game.position(seat=2), Randomness(1)).view(2)["hand"] == game.view(2)["hand"]
    True
    """
    lines = PositionLines(position)
    game = _from_position(lines, components)
    seat = lines.seat(game.config.seats)
    if seat is None:
        raise PositionError("position-is-whole")
    return game.imagine_from(lines, seat, randomness)


def _from_position(lines: PositionLines, components: Components | None) -> Game:
    """Return a game of the config that a position names."""
    lines.rules()
    config = lines.config()
    try:
        check_config(config)
    except ConfigError as error:
        raise PositionError("position-of-no-game", error=error) from None
    return _make(config, None, components)


def new_dealing(
    config: GameConfig,
    players: Iterable[Player],
    game_id: str | None = None,
    components: Components | None = None,
    position: str | None = None,
) -> Dealing:
    """Begin a joint dealing for a game: a seed to which every player contributes and that nobody can choose.

    Args:
        config: which game, how many seats, which modules and options.
        players: who sits where, one for each seat.
        game_id: the game's identifier for machines; None creates one.
        components: the printed components; None uses the current ones.
        position: the position that the game continues from, to which the promise is bound; None begins with the set-up.

    Raises:
        ConfigError: there is no such game, or it does not allow the config.
        PositionError: the position is not valid.
        DealingError: the position belongs to another config, or a part is invalid.

    >>> players = [Player("Ada", "person"), Player("Bob", "person")]
    >>> dealing = new_dealing(GameConfig("alhambra", 2), players)
    >>> dealing.final_promise is None
    True
    """
    check_config(config)
    game = (
        _make(config, None, components) if position is None else from_position(position, fresh_seed(), (), components)
    )
    if game.config != config:
        raise DealingError("dealt-for-other-position")
    opening = Opening(game_id or fresh_game_id(), RULES_VERSION, config, game.components_fingerprint, tuple(players))
    return Dealing(opening, position_hash=_hash_of(game.began_from))


def _hash_of(position: str | None) -> str | None:
    return None if position is None else fingerprint(position)


def deal_game(deal: Deal, components: Components | None = None, position: str | None = None) -> Game:
    """Return the game that results from a joint dealing.

    Args:
        deal: the complete dealing, from ``Dealing.deal()``.
        components: the printed components; None uses the current ones.
        position: the position that the game continues from; None begins with the set-up.

    Raises:
        DealingError: the deal is for other rules, components or another position.
        ConfigError: there is no such game.

    >>> players = [Player("Ada", "person"), Player("Bob", "person")]
    >>> dealing, parts = new_dealing(GameConfig("alhambra", 2), players), [Contribution.fresh(), Contribution.fresh()]
    >>> for seat, part in enumerate(parts):
    ...     dealing.commit(seat, part.commitment(dealing.promise, seat))
    >>> for seat, part in enumerate(parts):
    ...     dealing.reveal(seat, part)
    >>> deal_game(dealing.deal()).dealt
    'joint'
    """
    opening = deal.opening
    check_config(opening.config)
    if opening.rules != RULES_VERSION:
        raise DealingError("dealt-for-other-rules", given=shortened(opening.rules), rules=RULES_VERSION)
    if position is None:
        game = _make(opening.config, deal.seed, components)
    else:
        game = from_position(position, deal.seed, opening.players, components)
    if game.components_fingerprint != opening.components:
        raise DealingError("dealt-for-other-components")
    if game.config != opening.config or _hash_of(game.began_from) != deal.position_hash:
        raise DealingError("dealt-for-other-position")
    game.dealt_by(deal)
    return game


def replay(record: Record, components: Components | None = None) -> Game:
    """Return the game of a record, at its last entry.

    Args:
        record: the record.
        components: the printed components; None uses the current ones.

    Raises:
        RecordError: the record does not fit the rules or the components, or its entries do not lead to its result.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> moves = game.play_out(Randomness(1))
    >>> replay(game.record()).scores == game.scores
    True
    """
    *_, game = _moments(record, components)
    check_end(record, game)
    return game


def replay_entries(record: Record, components: Components | None = None) -> Iterator[Game]:
    """Yield the game of a record at its start and after each entry: independent games, each with the events before it.

    Args:
        record: the record.
        components: the printed components; None uses the current ones.

    Raises:
        RecordError: the record does not fit the rules or the components; raised at the entry in question.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> events = game.play(game.legal_actions()[0])
    >>> [moment.at for moment in replay_entries(game.record())]
    [0, 1]
    """
    for game in _moments(record, components):
        yield _with_events(game.copy(), game)


def replay_from(record: Record, game: Game, number: int) -> Iterator[Game]:
    """Yield what ``replay_entries`` yields from a given number of entries on, starting from the game at that point."""
    for moment in _played_on(record, game.copy(), number):
        yield _with_events(moment.copy(), moment)


def _moments(record: Record, components: Components | None) -> Iterator[Game]:
    """Yield the one game that is replayed, at its start and after each entry."""
    return _played_on(record, _start(record, components), 0)


def _played_on(record: Record, game: Game, played: int) -> Iterator[Game]:
    """Yield the game after that many entries, and after each of the following ones."""
    for number, line in enumerate(record.entries[played:], played + 1):
        game = _opened_in_time(game, record.opened_at, number - 1)
        yield game
        try:
            _play_line(game, line)
        except AlhambraError as error:
            raise RecordError("entry-impossible", number=number, given=quoted(line), error=error) from None
    yield _opened_in_time(game, record.opened_at, len(record.entries))


def _opened_in_time(game: Game, opened_at: int | None, entries: int) -> Game:
    if opened_at != entries or game.streams is None:
        return game
    return _with_events(game.with_open_chance(), game)


def _with_events(twin: Game, game: Game) -> Game:
    """Return the copy of a game, complete with the events of the last call."""
    twin.events = game.events
    return twin


def _start(record: Record, components: Components | None) -> Game:
    if not isinstance(record, Record):
        raise RecordError("replayed-is-no-record", given=quoted(record))
    if record.rules != RULES_VERSION:
        raise RecordError("record-of-other-rules", given=shortened(record.rules), rules=RULES_VERSION)
    try:
        game = _begin(record, components)
    except (ConfigError, PositionError) as error:
        raise RecordError("record-game-impossible", error=error) from None
    if game.components_fingerprint != record.components:
        raise RecordError("record-of-other-components")
    if record.deal is not None:
        game.dealt_by(record.deal)
    return game


def _begin(record: Record, components: Components | None) -> Game:
    """Return the game of a record before its first entry."""
    if record.position is None:
        return new_game(record.config, record.seed, record.players, components)
    game = from_position(record.position, None, record.players, components)
    if game.seed is None and record.seed is not None:
        game = from_position(record.position, record.seed, record.players, components)
    if (game.config, game.seed, game.began_from) != (record.config, record.seed, record.position):
        raise RecordError("record-position-does-not-fit")
    return game


def _play_line(game: Game, line: str) -> None:
    who, _, what = line.partition(": ")
    if who == "*":
        game.resolve(what)
        return
    decision = game.decision
    if decision is None:
        raise RecordError("nobody-decides")
    if who != str(decision.seat):
        raise RecordError("another-seat-decides-here", seat=decision.seat, given=shortened(who))
    game.play(game.action_set.parse(what))


def check_end(record: Record, game: Game) -> None:
    """Raise RecordError if the entries of a record do not lead to the result it claims."""
    if game.opened_at != record.opened_at:
        raise RecordError("opened-elsewhere")
    if (game.scores if game.is_over else None) != record.result:
        raise RecordError("entries-lead-to-other-result")
    if game.checksum() != record.checksum:
        raise RecordError("entries-lead-to-other-position")
