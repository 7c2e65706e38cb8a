"""Tables with the statistics of one game or of many."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from alhambra.console import palette
from alhambra.console.descriptions import GAME, MODULE, short_title
from alhambra.console.language import number_text, say, spoken
from alhambra.console.renderer import shown_name
from alhambra.statistics.messages import Distributions, GameStatistics, SeatStatistics, SeriesStatistics

BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
_CURVE = 24  # the number of bars


def counted_name(name: str) -> str:
    """Return the name of a statistic."""
    dashed = name.replace("_", "-")
    for key in (f"stats-{dashed}", f"type-{dashed}", f"module-{dashed}"):
        text = spoken().find(key, {})
        if text is not None:
            return text
    return name.replace("_", " ")


# --- one game ---


def game_tables(game: GameStatistics, names: Sequence[str] = ()) -> Group:
    """Return all statistics of a game, by seat; the seats have the names in the record unless others are given."""
    table = Table(title=Text(_title(game), style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column("")
    for name in names or _seat_names(game["seats"]):
        table.add_column(name, justify="right")
    _add_rows(table, "stats-heading-sources", [seat["sources"] for seat in game["seats"]])
    table.add_row(say("stats-total"), *(_won(seat) for seat in game["seats"]), style="bold")
    _add_scorings(table, game["seats"])
    _add_rows(table, "stats-heading-numbers", [seat["numbers"] for seat in game["seats"]])
    _add_rows(table, "stats-heading-tiles", [seat["tiles"] for seat in game["seats"]])
    _add_lines(table, game["seats"])
    return Group(table) if game["finished"] else Group(table, Text(say("stats-unfinished"), style=palette.FAINT))


def _title(game: GameStatistics | SeriesStatistics) -> str:
    names = [short_title(GAME, game["game"]), *(short_title(MODULE, name) for name in game["modules"])]
    return ", ".join(names)


def _seat_names(seats: Sequence[SeatStatistics]) -> list[str]:
    return [shown_name(seat["player"]) if seat["player"] else spoken().seat(seat["seat"]) for seat in seats]


def _won(seat: SeatStatistics) -> str:
    return f"{seat['points']} \u2605" if seat["won"] else str(seat["points"])


def _add_rows(table: Table, heading: str, columns: Sequence[dict[str, int]]) -> None:
    """Add a heading, and a row for every statistic that any seat has."""
    names = list(dict.fromkeys(name for column in columns for name in column))
    if not names:
        return
    table.add_section()
    table.add_row(Text(say(heading), style=palette.FAINT))
    for name in names:
        table.add_row(counted_name(name), *(str(column.get(name, 0)) for column in columns))


def _add_scorings(table: Table, seats: Sequence[SeatStatistics]) -> None:
    scorings = max(len(seat["scorings"]) for seat in seats)
    if scorings < 2:
        return
    table.add_section()
    table.add_row(Text(say("stats-heading-scorings"), style=palette.FAINT))
    for number in range(scorings):
        name = say("stats-end") if number == _SCORINGS else say("stats-scoring", number=number + 1)
        table.add_row(name, *(str(sum(points.values())) for seat in seats for points in seat["scorings"][number:][:1]))


_SCORINGS = 3


def _add_lines(table: Table, seats: Sequence[SeatStatistics]) -> None:
    table.add_section()
    table.add_row(Text(say("stats-heading-lines"), style=palette.FAINT))
    for name in seats[0]["lines"]:
        most = max(max(seat["lines"][name]) for seat in seats)
        table.add_row(counted_name(name), *(curve(seat["lines"][name], most) for seat in seats))


def curve(numbers: Sequence[int], most: int) -> str:
    """Return a series of numbers up to ``most`` as a row of bars, with the last number."""
    count = min(len(numbers), _CURVE)
    shown = [numbers[number * (len(numbers) - 1) // max(count - 1, 1)] for number in range(count)]
    bars = "".join(BARS[number * (len(BARS) - 1) // max(most, 1)] for number in shown)
    return f"{bars} {numbers[-1]}"


# --- many games ---


def series_tables(series: SeriesStatistics) -> Group:
    """Return the distribution of every statistic over all seats, and its means by seat."""
    title = f"{_title(series)}: {say('stats-games', games=series['games'])}"
    groups = [series["winners"], series["others"]]
    columns = [say(f"stats-column-{name}") for name in ("mean", "lower", "median", "upper", "winners", "others")]
    distributed = _series_table(
        title, columns, series["all"], lambda name: [*_quartiles(series["all"], name), *_means(groups, name)]
    )
    seats = [spoken().seat(seat) for seat in range(len(series["by_seat"]))]
    by_seat = _series_table(say("stats-by-seat"), seats, series["all"], lambda name: _means(series["by_seat"], name))
    return Group(distributed, by_seat)


def _series_table(
    title: str, columns: Sequence[str], counted: Distributions, row: Callable[[str], Sequence[str]]
) -> Table:
    """Return a table with a row for every statistic, grouped under headings."""
    table = Table(title=Text(title, style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    section = _POINTS
    for name in counted:
        if name.partition(".")[0] != section:
            section = name.partition(".")[0]
            table.add_section()
            table.add_row(Text(say(f"stats-heading-{section}"), style=palette.FAINT))
        table.add_row(say("stats-total") if name == _POINTS else counted_name(name.partition(".")[2]), *row(name))
    return table


_POINTS = "points"


def _quartiles(counted: Distributions, name: str) -> list[str]:
    numbers = counted[name]
    return [
        number_text(number, 1) for number in (numbers["mean"], numbers["lower"], numbers["median"], numbers["upper"])
    ]


def _means(groups: Iterable[Distributions], name: str) -> list[str]:
    return [number_text(group[name]["mean"], 1) if name in group else "-" for group in groups]
