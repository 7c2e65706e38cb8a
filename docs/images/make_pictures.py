"""Regenerates the pictures of the table: real screens of ``alhambra play`` in the middle of a game.

Run as ``python docs/images/make_pictures.py``; the pictures are written next to this file. Every character has its own
position and frames are drawn as lines, so a picture looks the same whichever fonts are installed.
"""

import unicodedata
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from alhambra import Game, GameConfig, new_game
from alhambra.arena import bot_stream
from alhambra.bots import Window, make_bot
from alhambra.cli.line_table import LineTable
from alhambra.console.renderer import seat_names
from alhambra.console.saves.game_folder import Keeper
from alhambra.console.saves.table_files import Seating
from alhambra.console.screen import Screen, TableLeft
from alhambra.console.sources.local import LocalGame

FOLDER = Path(__file__).parent
FONTS = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
WIDTH, HEIGHT, FONT_SIZE = 10, 21, 16  # of one character
BASELINE = 15.5
MARGIN, TITLE = 16, 34
NIGHT, PLASTER, FRAME = "#1e2430", "#e9e0d0", "#3a4254"
LIGHTS = ("#b5562b", "#c9992e", "#4e8f4b")
STROKES = {"LIGHT": 1.4, "SINGLE": 1.4, "HEAVY": 3.0, "DOUBLE": 5.0}
DOUBLE_GAP = 2.2
OVERLAP = 0.3  # so that no seam shows between characters
ARMS = {"UP": ("N",), "RIGHT": ("E",), "DOWN": ("S",), "LEFT": ("W",), "VERTICAL": ("N", "S"), "HORIZONTAL": ("W", "E")}


class Picture(NamedTuple):
    """One picture: the table after a number of decisions by bots, and some answers typed by the person."""

    name: str
    config: GameConfig
    seed: int
    decisions: int
    answers: tuple[str, ...]
    columns: int
    rows: int


PICTURES = [
    Picture("alhambra", GameConfig("alhambra", 4), 8, 160, (), 106, 42),
    Picture("combined", GameConfig("combined", 3, ["bureaux", "vizier"]), 4, 331, (), 124, 48),
    Picture("roll-and-write", GameConfig("roll_and_write", 4), 10, 64, (), 80, 40),
]


# --- taking ---


class Camera(Screen):
    """A screen that gives prepared answers, and then keeps what it shows."""

    def __init__(self, picture: Picture) -> None:
        console = Console(force_terminal=True, color_system="truecolor", highlight=False)
        console.size = ConsoleDimensions(picture.columns, picture.rows)
        super().__init__(console)
        self.answers = list(picture.answers)
        self.shown: list[RenderableType] = []

    def show(self, *renderables: RenderableType) -> None:
        self.shown = list(renderables)

    def say(self, *renderables: RenderableType) -> None:
        self.shown += renderables

    def tell(self, sentence: str, style: str = "") -> None:
        self.shown.append(Text(sentence, style))

    def ask(self, question: str) -> str:
        if self.answers:
            return self.answers.pop(0)
        raise TableLeft

    def lines(self) -> list[list[Segment]]:
        return self.console.render_lines(Group(*self.shown), pad=False)


def position(picture: Picture) -> Game:
    """Return a game between greedy bots, stopped after this many decisions."""
    game = new_game(picture.config, picture.seed)
    assert game.seed is not None
    bots = [make_bot("greedy", bot_stream(game.seed, seat)) for seat in range(picture.config.seats)]
    for _ in range(picture.decisions):
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.seat].choose(Window(game, decision.seat)))
    return game


def take(picture: Picture) -> str:
    """Return the picture as SVG."""
    camera = Camera(picture)
    seats = picture.config.seats
    seating = Seating(0, seat_names(seats), ["greedy"] * seats)
    LineTable(LocalGame(position(picture), seating, Keeper(None)), camera).run()
    camera.shown[-1] = Text("> \u2588")  # in place of the farewell
    return drawing(camera.lines(), picture.columns)


# --- drawing ---


def drawing(lines: list[list[Segment]], columns: int) -> str:
    """Return the lines of a terminal in a window."""
    width, height = columns * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + TITLE + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-size="{FONT_SIZE}"'
        f' font-family="{FONTS}" fill="{PLASTER}">',
        "<style>path{fill:none}</style>",
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="9" fill="{NIGHT}" stroke="{FRAME}"/>',
        *(f'<circle cx="{20 + 18 * n}" cy="17" r="5.5" fill="{colour}"/>' for n, colour in enumerate(LIGHTS)),
        f'<text x="{width / 2}" y="22" text-anchor="middle" font-size="14" opacity=".7">alhambra play</text>',
        f'<g transform="translate({MARGIN} {TITLE})">',
    ]
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            parts += drawn_segment(segment, column, row)
            column += segment.cell_length
    return "\n".join([*parts, "</g>", "</svg>", ""])


def drawn_segment(segment: Segment, column: int, row: int) -> list[str]:
    """Return one run of characters in one style."""
    style = segment.style or Style()
    ink, ground = colours(style)
    x, y = column * WIDTH, row * HEIGHT
    parts = []
    if ground != NIGHT:
        parts.append(rectangle(x, y, segment.cell_length * WIDTH, HEIGHT, ground))
    letters = {}
    for number, character in enumerate(segment.text):
        place = x + number * WIDTH
        name = unicodedata.name(character, "")
        if name.startswith("BOX DRAWINGS"):
            parts += frame(name.split()[2:], place, y, ink, ground)
        elif character in BLOCKS:
            part_width, part_height = BLOCKS[character]
            parts.append(rectangle(place, y, part_width, part_height, ink))
        elif character != " ":
            letters[place] = character
    return parts + ([written(letters, y, ink, style)] if letters else [])


BLOCKS = {"\u2580": (WIDTH, HEIGHT / 2), "\u258c": (WIDTH / 2, HEIGHT), "\u2588": (WIDTH, HEIGHT)}


def colours(style: Style) -> tuple[str, str]:
    """Return the colours of the characters and of the background."""
    ink = style.color.get_truecolor().hex if style.color and not style.color.is_default else PLASTER
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor and not style.bgcolor.is_default else NIGHT
    return ink, ground


def rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    edges = 'shape-rendering="crispEdges"'
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}" {edges}/>'


def written(letters: dict[int, str], y: float, ink: str, style: Style) -> str:
    looks = [f'fill="{ink}"'] if ink != PLASTER else []
    looks += ['font-weight="bold"'] if style.bold else []
    looks += ['font-style="italic"'] if style.italic else []
    looks += ['opacity=".6"'] if style.dim else []
    words = [
        f'<text x="{start}" y="{y + BASELINE:g}" textLength="{len(word) * WIDTH:g}">{escape(word)}</text>'
        for start, word in words_of(letters)
    ]
    return f"<g {' '.join(looks)}>{''.join(words)}</g>"


def words_of(letters: dict[int, str]) -> list[tuple[int, str]]:
    """Return adjacent letters with their position. Each word is placed separately, because not every program keeps
    blanks."""
    found: list[tuple[int, str]] = []
    for place, letter in letters.items():
        if found and place == found[-1][0] + len(found[-1][1]) * WIDTH:
            found[-1] = (found[-1][0], found[-1][1] + letter)
        else:
            found.append((place, letter))
    return found


def frame(words: list[str], x: float, y: float, ink: str, ground: str) -> list[str]:
    """Return a box-drawing character, drawn from its Unicode name, such as HEAVY DOWN AND RIGHT."""
    mx, my = x + WIDTH / 2, y + HEIGHT / 2
    ends = {
        "N": f"{mx:g} {y - OVERLAP:g}",
        "E": f"{x + WIDTH + OVERLAP:g} {my:g}",
        "S": f"{mx:g} {y + HEIGHT + OVERLAP:g}",
        "W": f"{x - OVERLAP:g} {my:g}",
    }
    lines = []
    for weight, arms in weights(words):
        # From the first arm through the middle to each other arm, so that corners are sharp.
        others = [f"L{ends[arm]}" for arm in arms[1:]] or [""]
        path = "".join([f"M{ends[arms[0]]}L{mx:g} {my:g}{other}" for other in others])
        dashes = f' stroke-dasharray="{WIDTH / 4:g}"' if "DASH" in words else ""
        lines.append(f'<path d="{path}" stroke="{ink}" stroke-width="{STROKES[weight]}"{dashes}/>')
        if weight == "DOUBLE":
            lines.append(f'<path d="{path}" stroke="{ground}" stroke-width="{DOUBLE_GAP}"/>')
    return lines


def weights(words: list[str]) -> list[tuple[str, list[str]]]:
    """Return the arms of a box-drawing character by weight; the weight comes before all arms, or after each of two."""
    found: dict[str, list[str]] = {}
    if words[0] in STROKES:
        found[words[0]] = [arm for word in words for arm in ARMS.get(word, ())]
    else:
        for number, word in enumerate(words):
            if word in ARMS:
                found.setdefault(words[number + 1], []).extend(ARMS[word])
    return sorted(found.items())


def main() -> None:
    for picture in PICTURES:
        path = FOLDER / f"{picture.name}.svg"
        path.write_text(take(picture), encoding="utf-8")
        print(f"Wrote {path.name}")


if __name__ == "__main__":
    main()
