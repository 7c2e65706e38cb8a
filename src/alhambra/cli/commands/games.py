"""``alhambra games``: list the games."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from alhambra.bots.levels import LEVELS
from alhambra.cli.options import LanguageName
from alhambra.console import palette
from alhambra.console.bot_names import bot_words
from alhambra.console.descriptions import GAME, MODULE, OPTION, all_explained, explanations, title
from alhambra.console.language import say
from alhambra.games import GAMES


def games(language: LanguageName = None) -> None:
    """List the games with their modules, options and descriptions, and the bots."""
    table = Table(header_style="bold", show_lines=True)
    for column in ("game", "players", "modules", "options"):
        table.add_column(say(f"column-{column}"))
    for info in GAMES.values():
        heading = Text.assemble((info.name, palette.HEADING), f"\n{title(GAME, info.name)}")
        players = f"{info.min_seats}\u2013{info.max_seats}"
        table.add_row(heading, players, ", ".join(info.modules), ", ".join(info.options))
    console = Console(highlight=False)
    console.print(table)
    for kind in (GAME, MODULE, OPTION):
        texts = [(name, f"{title(kind, name)}: {text}") for name, text in all_explained(kind).items()]
        _print_section(console, f"heading-{kind}s", texts)
    opponents = [(say(f"opponent-{bot}"), say(f"opponent-{bot}.about")) for bot in LEVELS]
    _print_section(console, "heading-opponents", opponents)
    console.print(say("heading-bots", bots=", ".join(bot_words())))


def _print_section(console: Console, heading: str, entries: list[tuple[str, str]]) -> None:
    console.print(Text(say(heading), style="bold"), Padding(explanations(entries), (0, 0, 1, 1)))
