"""The statistics of one game, by replaying its record."""

from collections import Counter

from alhambra.client import Table
from alhambra.components import Components
from alhambra.folders import found_in
from alhambra.games import GAMES, check_end, replay_entries
from alhambra.protocol import Game, Record
from alhambra.statistics.counting import Count, SeatCount
from alhambra.statistics.messages import GameStatistics, SeatStatistics


def game_statistics(record: Record, components: Components | None = None) -> GameStatistics:
    """Return the statistics of a recorded game; raise RecordError if it does not fit the rules."""
    moments = replay_entries(record, components)
    game = next(moments)
    count: Count = (found_in(GAMES[game.config.game].folder, "stats", "COUNT") or Count)(game)
    table = Table(game.view(None))
    for event in game.events_for(None):  # the set-up, which the table shows already
        count.read(event, table.view)
    count.look(game, "")
    for line, moment in zip(record.entries, moments, strict=True):
        game = moment
        for event in game.events_for(None):
            count.read(event, table.view)
            table.apply(event)
        count.look(game, "" if line.startswith("*") else line.split()[1])
    check_end(record, game)
    count.finish(game)
    return {
        "game": game.config.game,
        "modules": sorted(game.config.modules),
        "options": sorted(game.config.options),
        "finished": game.is_over,
        "entries": len(record.entries),
        "turns": count.turns,
        "seats": [_seat(game, seat, counted) for seat, counted in enumerate(count.seats)],
    }


def measured(game: Game) -> dict[str, list[int]]:
    """Return the measures of each seat now, hidden information included; for games that are over."""
    measures = found_in(GAMES[game.config.game].folder, "stats", "MEASURES")
    return {"points": game.scores} if measures is None else measures(game)


def _seat(game: Game, seat: int, counted: SeatCount) -> SeatStatistics:
    return {
        "seat": seat,
        "player": game.players[seat].name if game.players else "",
        "points": game.scores[seat],
        "won": seat in game.winners,
        "sources": dict(sum(counted.scorings, Counter())),
        "scorings": [dict(points) for points in counted.scorings],
        "numbers": dict(counted.numbers),
        "tiles": dict(counted.tiles),
        "lines": counted.lines,
    }
