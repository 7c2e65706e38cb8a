"""Display the analysis of a game: winning chances, turning points and costly moves."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from alhambra.analysis.messages import GameAnalysis, JudgedMove, MomentAnalysis
from alhambra.console import palette
from alhambra.console.drawing.statistics import BARS
from alhambra.console.language import number_text, say, spoken
from alhambra.console.renderer import shown_name
from alhambra.protocol import Game

_REASONS_SHOWN: Final = 3
_CURVE: Final = 48  # the number of bars


def shown_analysis(found: GameAnalysis, game: Game) -> list[RenderableType]:
    """Return the winning chances over time, the turning points and the costly moves."""
    names = [shown_name(player.name) for player in game.players] or [
        spoken().seat(seat) for seat in range(game.config.seats)
    ]
    parts: list[RenderableType] = [_chances(found, names)]
    for heading, entries in (
        ("analysis-turning-points", found["turning_points"]),
        ("analysis-costly", found["costly"]),
    ):
        if entries:
            parts += [Text(say(heading), style=palette.HEADING), _moves(found, entries, game, names)]
    return [*parts, Text(say("analysis-explained"), style="dim")]


def _chances(found: GameAnalysis, names: Sequence[str]) -> Table:
    table = Table(title=Text(say("analysis-title"), style=palette.HEADING), title_justify="left", header_style="bold")
    table.add_column("")
    table.add_column(say("analysis-chances"), no_wrap=True)
    table.add_column(say("analysis-costs"), justify="right")
    known = [moment["chances"] for moment in found["moments"] if moment["chances"]]
    for seat, name in enumerate(names):
        table.add_row(name, chance_curve([chances[seat] for chances in known]), number_text(found["costs"][seat], 1))
    return table


def chance_curve(chances: Sequence[float]) -> str:
    """Return winning chances over time as a row of bars."""
    count = min(len(chances), _CURVE)
    shown = [chances[number * (len(chances) - 1) // max(count - 1, 1)] for number in range(count)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in shown)


def _moves(found: GameAnalysis, entries: Sequence[int], game: Game, names: Sequence[str]) -> Group:
    by_entry = {moment["entry"]: moment for moment in found["moments"]}
    return Group(*(_move(by_entry[entry], game, names) for entry in entries))


def _move(moment: MomentAnalysis, game: Game, names: Sequence[str]) -> Text:
    """Return a move and, if another one was better, that one with the reasons."""
    played, best = moment["played"], moment["best"][0]
    text = Text(f" {moment['entry']:>4}  ", style="dim")
    text.append(names[moment["seat"]], style="bold")
    text.append(f": {_words(played, game)}", style="default")
    if moment["chances"]:
        text.append(f"  ({number_text(100 * moment['chances'][moment['seat']])} %)", style="dim")
    if played["action"] != best["action"]:
        cost = number_text(played["cost"], 1)
        better = say("analysis-better", cost=cost, move=_words(best, game))
        text.append(
            f"\n       {better}{reasons_text((reason['part'], reason['points']) for reason in best['reasons'])}",
            style="default",
        )
    return text


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
