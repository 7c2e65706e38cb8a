"""Decide commands: each becomes an entry, or is refused with a sentence and changes nothing."""

from typing import Any, Final

import msgspec

from alhambra.bots.levels import LEVELS
from alhambra.games import check_config, new_dealing
from alhambra.protocol import AlhambraError, Contribution, Dealing, GameConfig, Player, fresh_seed, quoted
from alhambra.server.tables.entries import (
    BOT_AT_ONCE,
    BY_AGREEMENT,
    PERSON,
    Asked,
    BrokenOff,
    Committed,
    Consented,
    Filled,
    Left,
    Made,
    NoticesWanted,
    Played,
    Promised,
    Readied,
    Rematched,
    Revealed,
    Said,
    Sat,
    SeatPlan,
    Stood,
    StoodIn,
    TableEntry,
    Undone,
)
from alhambra.server.tables.names import check_different, clear_name
from alhambra.server.tables.pace import is_pace
from alhambra.server.tables.table import DEALING, GATHERING, OVER, PLAYING, STAND_IN, TAKE_BACK, GameTable, counted_as

LONGEST_SAYING: Final = 500
_MOST_OF_A_KIND: Final = 1_000  # entries of one seat; a long game with much talk has a few hundred
_MOST_PLAYED: Final = 10_000  # actions after which none can be taken back any more; long games have a thousand
# What a seat could do without end. All else is bounded by the game or by these, and moves are never refused.
_COUNTED: Final = (Asked, BrokenOff, NoticesWanted, Readied, Said, Sat, StoodIn, Undone)
_ALONE_AFTER_SECONDS: Final = 60.0  # one player alone can have another replaced who takes longer for a choice


class NotNow(AlhambraError):
    """A command that does not fit the state of the table. Nothing was changed."""


class Stale(AlhambraError):
    """A command for an outdated position. Nothing was changed; fetch the table again."""


def make(config: GameConfig, seats: list[SeatPlan], pace: str, leaving: str = BOT_AT_ONCE, **settings: Any) -> Made:
    """A new table."""
    check_config(config)
    if leaving not in (BOT_AT_ONCE, BY_AGREEMENT):
        raise NotNow("table-leaving", possible=[BOT_AT_ONCE, BY_AGREEMENT])
    if len(seats) != config.seats:
        raise NotNow("table-seats", seats_count=config.seats, number=len(seats))
    if not is_pace(pace):
        raise NotNow("table-pace")
    if all(plan.kind != PERSON for plan in seats):
        raise NotNow("table-without-person")
    for plan in seats:
        if plan.kind != PERSON:
            _check_bot(plan.kind)
            Player(clear_name(plan.name), plan.kind)
        elif plan.name:
            raise NotNow("people-bring-names")
    return Made(config.to_json(), seats, pace, leaving=leaving, **settings)


def _check_bot(name: str) -> None:
    """Only the bots of the named levels sit at tables: a bot from a file would run whatever stands there."""
    if name not in LEVELS:
        raise NotNow("bot-not-seated", given=quoted(name), possible=list(LEVELS))


def check_room(table: GameTable, entry: TableEntry) -> None:
    """Refuse what one seat, or all spectators together, have done too often at this table; nobody else is affected."""
    is_counted = isinstance(entry, _COUNTED) and not (isinstance(entry, StoodIn) and entry.bot is not None)
    if is_counted and table.counts[counted_as(entry)] >= _MOST_OF_A_KIND:
        raise NotNow("done-too-often", most=_MOST_OF_A_KIND)
    is_going_back = isinstance(entry, Undone) or (isinstance(entry, Asked) and entry.what == TAKE_BACK)
    if is_going_back and sum(table.counts[Played, seat] for seat in range(len(table.seats))) >= _MOST_PLAYED:
        raise NotNow("played-too-much-to-go-back", most=_MOST_PLAYED)


def sit(table: GameTable, seat: int, name: str) -> Sat:
    """Somebody takes a free seat."""
    _check_phase(table, GATHERING)
    _check_free(table, seat)
    return Sat(seat, _new_name(table, name, PERSON))


def fill(table: GameTable, seat: int, bot: str, name: str) -> Filled:
    """A bot is put on a free seat."""
    _check_phase(table, GATHERING)
    _check_free(table, seat)
    _check_bot(bot)
    return Filled(seat, bot, _new_name(table, name, bot))


def stand(table: GameTable, seat: int) -> Stood:
    """A seat becomes free again before the game begins."""
    if table.phase not in (GATHERING, DEALING):
        raise NotNow("table-phase", phase=table.phase)
    _check_taken(table, seat)
    return Stood(seat)


def leave(table: GameTable, seat: int) -> Stood | Left:
    """Somebody leaves: before the game the seat becomes free, later it is kept for the player."""
    if table.phase != PLAYING:
        return stand(table, seat)
    if table.seats[seat].has_left:
        raise NotNow("left-already")
    return Left(seat)


def want_notices(table: GameTable, seat: int, wanted: bool) -> NoticesWanted:
    """A player wants to be told of the own turns, or does not any more."""
    _check_taken(table, seat)
    return NoticesWanted(seat, wanted)


def rematch(table: GameTable, following: str) -> Rematched:
    """The same people meet again at another table, which is made with this entry."""
    _check_phase(table, OVER)
    if table.rematch is not None:
        raise NotNow("rematch-made-already")
    return Rematched(following)


def made_again(table: GameTable) -> Made:
    """The table at which the same people meet again, on the same seats."""
    seats = [SeatPlan(seat.kind, seat.name) for seat in table.seats]
    return msgspec.structs.replace(table.made, seats=seats, rematch_of=table.id)


def ready(table: GameTable, seat: int, is_ready: bool, house_draws: bool) -> Readied:
    """Somebody is ready, or is not any more."""
    _check_phase(table, GATHERING)
    _check_taken(table, seat)
    return Readied(seat, is_ready, house_draws)


def promise(table: GameTable) -> Promised:
    """The dealer begins, when everybody is ready; for bots, and for players who want it, the server draws a part."""
    _check_phase(table, GATHERING)
    waiting = [number for number, seat in enumerate(table.seats) if not _is_ready(seat)]
    if waiting:
        raise NotNow("not-all-ready", seats=waiting)
    dealing = new_dealing(table.config, table.players, position=table.made.position)
    drawn = {str(number): Contribution.fresh().to_json() for number, seat in enumerate(table.seats) if seat.house_draws}
    return Promised(dealing.opening.to_json(), fresh_seed(), drawn, True, dealing.position_hash)


def _is_ready(seat: Any) -> bool:
    return not seat.is_person or bool(seat.name and seat.ready)


def commit(table: GameTable, seat: int, commitment: str) -> Committed:
    """A seat binds itself to its part of the seed."""
    _check_phase(table, DEALING)
    _trial(table).commit(seat, commitment)
    return Committed(seat, commitment)


def reveal(table: GameTable, seat: int, text: str, nonce: str) -> Revealed:
    """A seat shows its part of the seed."""
    _check_phase(table, DEALING)
    _trial(table).reveal(seat, Contribution(text, nonce))
    return Revealed(seat, text, nonce)


def _trial(table: GameTable) -> Dealing:
    """The dealing as it is, on which a step can be tried."""
    assert table.dealing is not None
    return table.dealing.copy()


def break_off(table: GameTable, seat: int) -> BrokenOff:
    """A seat will not wait any longer for the parts of others; everybody sees that it broke off."""
    _check_phase(table, DEALING)
    return BrokenOff(seat)


def play(table: GameTable, seat: int, at: int, action: str | dict[str, Any], stand_in: str | None = None) -> Played:
    """A seat plays an action in the position that it has seen."""
    _check_phase(table, PLAYING)
    if at != table.at:
        raise Stale("position-passed", wanted=at, present=table.at)
    if stand_in is not None and table.seats[seat].stand_in is None:
        raise NotNow("no-stand-in")
    if stand_in is None:
        _check_plays_alone(table, seat)
    return table.prepare(seat, action, stand_in)


def _check_plays_alone(table: GameTable, seat: int) -> None:
    """Refuse what a player does while a bot stands in."""
    if table.seats[seat].stand_in is not None:
        raise NotNow("bot-plays-for-you")


def undo(table: GameTable, seat: int, at: int, actions: int) -> Undone:
    """A seat takes back its last actions, as far as nothing was revealed by them."""
    _check_phase(table, PLAYING)
    if at != table.at:
        raise Stale("position-passed", wanted=at, present=table.at)
    _check_plays_alone(table, seat)
    possible = table.undoable(seat)
    if not 1 <= actions <= possible:
        raise NotNow("undo-too-far", most=possible, number=actions)
    return Undone(seat, actions)


def ask_back(table: GameTable, seat: int, actions: int) -> Asked:
    """A seat asks the others to take back more. A game that is over stays so: its record, with the seed, is open.

    All people of the game must agree, also those for whom a bot plays now, as the asker would know what comes after.
    Those who are away must come back first.
    """
    _check_phase(table, PLAYING)
    _check_nothing_asked(table)
    most = len(table.played) - table.first_action
    if not 1 <= actions <= most:
        raise NotNow("back-too-far", most=most, number=actions)
    absent = table.absent()
    if absent:
        raise NotNow("back-without-all", seats=absent)
    return Asked(seat, TAKE_BACK, actions, needed=sorted(table.people()))


def ask_stand_in(table: GameTable, seat: int, absent: int, now: float) -> Asked:
    """A seat asks the others to let a bot play for somebody who is absent.

    Who would decide that alone must wait for a while, or two players could replace each other at will.
    """
    _check_phase(table, PLAYING)
    _check_nothing_asked(table)
    if not (0 <= absent < len(table.seats) and table.seats[absent].is_person) or absent == seat:
        raise NotNow("nobody-to-replace", seat=absent)
    if table.seats[absent].stand_in is not None:
        raise NotNow("bot-there-already")
    is_waited_for = table.turn.seat == absent and now - table.at_since >= _ALONE_AFTER_SECONDS
    if table.people() - {absent} <= {seat} and not (table.seats[absent].has_left or is_waited_for):
        raise NotNow("too-early-to-replace", seat=absent, seconds=int(_ALONE_AFTER_SECONDS))
    return Asked(seat, STAND_IN, absent=absent)


def _check_nothing_asked(table: GameTable) -> None:
    """Let nobody put another question in place of one to which the others are just saying yes."""
    if table.question is not None:
        raise NotNow("asked-already")


def consent(table: GameTable, seat: int, agrees: bool, number: int | None = None) -> Consented:
    """A seat answers what was asked, by the number of the question if it tells one; who asked can take it back."""
    _check_phase(table, PLAYING)
    question = table.question
    if question is None:
        raise NotNow("nothing-asked")
    if number is not None and number != question.number:
        raise Stale("another-question")
    if agrees and seat in question.agreed:
        raise NotNow("agreed-already")
    return Consented(seat, agrees)


def come_back(table: GameTable, seat: int) -> StoodIn:
    """A player takes the seat back from the bot that stood in."""
    if table.seats[seat].stand_in is None and not table.seats[seat].has_left:
        raise NotNow("no-stand-in")
    return StoodIn(seat, None)


def say(table: GameTable, seat: int | None, name: str, text: str) -> Said:
    """Somebody says something; not while the seed is made, when what is shown must come from the dealing alone."""
    if table.phase == DEALING:
        raise NotNow("saying-while-dealing")
    if not text.strip() or len(text) > LONGEST_SAYING or not text.isprintable():
        raise NotNow("saying-form", most=LONGEST_SAYING)
    return Said(seat, name, text)


def remark(table: GameTable, name: str, text: str) -> Said:
    """A spectator says something, under a name that nobody at the table has."""
    return say(table, None, _new_name(table, name, PERSON), text)


def _check_phase(table: GameTable, phase: str) -> None:
    if table.phase != phase:
        raise NotNow("table-phase", phase=table.phase)


def _check_free(table: GameTable, seat: int) -> None:
    if not table.seats[seat].is_free:
        raise NotNow("seat-taken", seat=seat)


def _new_name(table: GameTable, name: str, kind: str) -> str:
    """The name in its normal form; refused if it is not clear, or looks like another one at the table."""
    normal = clear_name(name)
    Player(normal, kind)
    if normal in [other.name for other in table.seats]:
        raise NotNow("name-taken")
    check_different(normal, [other.name for other in table.seats])
    return normal


def _check_taken(table: GameTable, seat: int) -> None:
    if not table.seats[seat].is_person or not table.seats[seat].name:
        raise NotNow("seat-empty", seat=seat)
