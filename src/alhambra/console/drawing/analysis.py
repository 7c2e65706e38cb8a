"""Display the analysis of a game: errors, luck, win chances, costly moves, and the result with average luck."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from alhambra.analysis.messages import GameAnalysis, JudgedMove, MomentAnalysis, MoveReason, SeatAnalysis
from alhambra.console import palette
from alhambra.console.drawing.statistics import BARS
from alhambra.console.language import number_text, say, spoken
from alhambra.console.renderer import shown_name
from alhambra.protocol import Game
from alhambra.texts import Verbatim
from alhambra.texts.naming import joined

_REASONS_SHOWN: Final = 3
_CURVE: Final = 48  # the number of bars
_KINDS: Final = ("money", "purchase", "payment", "placing", "redesign", "module", "sheet")
_SOURCES: Final = ("start", "market", "display", "scoring", "module", "dirk", "dice")


def shown_analysis(found: GameAnalysis, game: Game) -> list[RenderableType]:
    """Return an analysis as tables and sentences, given the game at its last entry."""
    names = [shown_name(player.name) for player in game.players] or [
        spoken().seat(seat) for seat in range(game.config.seats)
    ]
    parts: list[RenderableType] = [
        _errors(found, names),
        _kinds(found, names),
        _luck(found, names),
        _chances(found, names),
    ]
    by_entry = {moment["entry"]: moment for moment in found["moments"]}
    if found["costly"]:
        parts.append(Text(say("analysis-costly"), style=palette.HEADING))
    for seat in found["seats"]:
        parts += [_move(by_entry[entry], game, names) for entry in seat["costly"]]
    if found["favourites"] and game.config.seats > 1:
        parts.append(Text(_with_average_luck(found, names)))
    key = "analysis-explained.deep" if found["depth"] == "deep" else "analysis-explained"
    return [*parts, Text(say(key, evaluator=Verbatim(found["evaluator"])), style="dim")]


def _table(title: str, columns: Iterable[str]) -> Table:
    table = Table(title=Text(say(title), style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _errors(found: GameAnalysis, names: Sequence[str]) -> Table:
    sizes = ("inaccuracy", "mistake", "blunder")
    columns = [say("analysis-accuracy"), say("analysis-lost-each"), say("analysis-lost"), say("analysis-chance-lost")]
    table = _table("analysis-errors", [*columns, *[say(f"mistake-{size}.many") for size in sizes]])
    for seat, name in zip(found["seats"], names, strict=True):
        table.add_row(
            name,
            _percent(seat["accuracy"]),
            number_text(seat["mean_lost"], 2),
            number_text(seat["lost"], 1),
            _percent(seat["chance_lost"]),
            *[str(seat["sizes"][size]) for size in sizes],
        )
    return table


def _kinds(found: GameAnalysis, names: Sequence[str]) -> Table:
    present = {part["about"] for seat in found["seats"] for part in seat["by_kind"]}
    kinds = [kind for kind in _KINDS if kind in present]
    table = _table("analysis-kinds", [say(f"about-{kind}") for kind in kinds])
    for seat, name in zip(found["seats"], names, strict=True):
        lost = {part["about"]: part["lost"] for part in seat["by_kind"]}
        table.add_row(name, *[number_text(lost[kind], 1) if kind in lost else "" for kind in kinds])
    return table


def _luck(found: GameAnalysis, names: Sequence[str]) -> Table:
    present = {part["source"] for seat in found["seats"] for part in seat["by_source"]}
    sources = [source for source in _SOURCES if source in present]
    columns = [say("analysis-points"), *[say(f"luck-{source}") for source in sources]]
    table = _table("analysis-luck", [*columns, say("analysis-luck-sum"), say("analysis-adjusted")])
    for seat, name in zip(found["seats"], names, strict=True):
        luck = {part["source"]: part["luck"] for part in seat["by_source"]}
        table.add_row(
            name,
            str(seat["points"]),
            *[_signed(luck.get(source, 0.0)) for source in sources],
            _signed(seat["luck"]),
            number_text(seat["adjusted_points"], 1),
        )
    return table


def _chances(found: GameAnalysis, names: Sequence[str]) -> Table:
    table = _table("analysis-chances", [])
    table.show_header = False
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for seat, name in enumerate(names):
        chances = [point["chances"][seat] for point in found["curve"]]
        table.add_row(name, chance_curve(chances), f"{_percent(chances[0])} \u2192 {_percent(chances[-1])}")
    return table


def chance_curve(chances: Sequence[float]) -> str:
    """Return win chances over time as a row of bars."""
    count = min(len(chances), _CURVE)
    shown = [chances[number * (len(chances) - 1) // max(count - 1, 1)] for number in range(count)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in shown)


def _move(moment: MomentAnalysis, game: Game, names: Sequence[str]) -> Group:
    """Return a costly move and the better one with the reasons."""
    played, best = moment["played"], moment["best"][0]
    text = Text(f" {moment['entry']:>4}  ", style="dim")
    text.append(names[moment["seat"]], style="bold")
    text.append(f": {_words(played, game)}", style="default")
    text.append(f"  {_mistake(moment)}", style="default")
    reasons = ", ".join([_reason(reason) for reason in moment["because"][:_REASONS_SHOWN]])
    key = "analysis-better.because" if reasons else "analysis-better"
    return Group(
        text, Text("       " + say(key, move=Verbatim(_words(best, game)), reasons=Verbatim(reasons)), style="default")
    )


def _reason(reason: MoveReason) -> str:
    return say("analysis-reason", part=say(f"worth-{reason['part']}"), points=Verbatim(_signed(reason["points"])))


def _mistake(moment: MomentAnalysis) -> str:
    lost = number_text(moment["played"]["cost"], 1)
    return say(
        "analysis-mistake", size=say(f"mistake-{moment['size']}"), lost=lost, chance=_percent(moment["chance_lost"])
    )


def _with_average_luck(found: GameAnalysis, names: Sequence[str]) -> str:
    seats = sorted(found["seats"], key=_most_adjusted)
    points = ", ".join([f"{names[seat['seat']]} {number_text(seat['adjusted_points'], 1)}" for seat in seats])
    winners = [names[seat] for seat in found["favourites"]]
    together = joined(spoken(), winners)
    return say("analysis-average-luck", winners=together, winners_count=len(winners), points=Verbatim(points))


def _most_adjusted(seat: SeatAnalysis) -> float:
    return -seat["adjusted_points"]


def _percent(share: float) -> str:
    return f"{number_text(100 * share)} %"


def _signed(value: float) -> str:
    text = number_text(value, 1)
    return f"+{text}" if value >= 0.05 else text


def _words(move: JudgedMove, game: Game) -> str:
    action = game.action_set.parse(move["action"])
    return spoken().action(action) or move["action"]


def reasons_text(reasons: Iterable[tuple[str, float]]) -> str:
    """Return the most important reasons for a move, to be appended to it."""
    parts = [
        say("analysis-reason", part=say(f"worth-{part}"), points=number_text(points, 1))
        for part, points in islice(reasons, _REASONS_SHOWN)
    ]
    return f" ({', '.join(parts)})" if parts else ""
