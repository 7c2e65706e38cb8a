"""The two A4 pages of Roll & Write: the player's sheet and the shared score sheet."""

from alhambra.components import Components
from alhambra.console.language import say, spoken
from alhambra.print.art import (
    CEDAR,
    DIE_BLUE,
    DIE_YELLOW,
    GOLD,
    NIGHT,
    PLASTER,
    SAND,
    TERRACOTTA,
    TYPE_COLOURS,
    WATER,
    WHITE,
    badge,
    coin,
    die,
    star,
    tile,
)
from alhambra.print.svg import SERIF, circle, line, mix, page, path, placed, polygon, rect, text, two_texts

WIDTH, HEIGHT = 210.0, 297.0
LEFT, RIGHT = 14.0, 196.0
FACES = range(1, 7)
PLACES = 3
PANEL = mix(PLASTER, WHITE, 0.45)
PANEL_EDGE = mix(CEDAR, SAND, 0.55)
SEATS = 5


# --- common parts ---


def _frieze(y: float) -> str:
    """Return a band of interlaced stars across the page."""
    height = 7.0
    parts = [rect(LEFT, y, RIGHT - LEFT, height, CEDAR)]
    number = 26
    step = (RIGHT - LEFT) / number
    for i in range(number):
        x = LEFT + step * (i + 0.5)
        parts.append(polygon(star(x, y + height / 2, 2.9), (TERRACOTTA, WATER)[i % 2], stroke=SAND, width=0.35))
        parts.append(polygon(star(x, y + height / 2, 1.15), SAND))
    parts.append(line(LEFT, y, RIGHT, y, GOLD, 0.6) + line(LEFT, y + height, RIGHT, y + height, GOLD, 0.6))
    return "".join(parts)


def _heading(subtitle: str) -> list[str]:
    return [
        _frieze(11),
        two_texts(LEFT, 30.5, ("Alhambra ", 12.5, CEDAR), ("Roll & Write", 7.2, TERRACOTTA), font=SERIF),
        text(LEFT, 36.6, subtitle, 3.2, mix(CEDAR, WHITE, 0.2)),
    ]


def _panel(x: float, y: float, w: float, h: float, title: str) -> str:
    frame = rect(x, y, w, h, PANEL, stroke=PANEL_EDGE, width=0.4, corner=2)
    return frame + text(x + 3, y + 5.2, title, 3.6, CEDAR, bold=True, font=SERIF)


def _blank(x: float, y: float, w: float, h: float) -> str:
    """Return white paper to write on."""
    return rect(x, y, w, h, WHITE, stroke=PANEL_EDGE, width=0.3, corner=0.8)


# --- the player's sheet ---

CELL, GAP = 24.6, 1.0
SPAN = 6 * CELL + 5 * GAP
DICE = 16.0
GRID_X, GRID_Y = (WIDTH - SPAN + DICE + 2) / 2, 59.0
PANELS_Y = GRID_Y + SPAN + 6


def player_page(components: Components) -> str:
    """Return the player's page: grid, dice fields, coins, special actions and the table of points."""
    return page(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, WHITE),
        *_heading(say("sheet-player-subtitle")),
        text(138, 30.5, say("sheet-name"), 4, CEDAR, anchor="end", font=SERIF),
        line(140, 31, RIGHT, 31, CEDAR, 0.3),
        *_grid(components),
        *_coin_panel(components),
        *_action_panel(),
        *_line_panel(components),
        *_points_panel(components),
    )


def _grid(components: Components) -> list[str]:
    parts = [rect(GRID_X - 2, GRID_Y - 2, SPAN + 4, SPAN + 4, mix(CEDAR, WHITE, 0.1), corner=2.5)]
    for number in FACES:
        offset = (number - 1) * (CELL + GAP) + CELL / 2
        parts.append(_die_field(GRID_X - 4 - DICE / 2, GRID_Y + offset, number, DIE_YELLOW, NIGHT))
        parts.append(_die_field(GRID_X + offset, GRID_Y - 4 - DICE / 2, number, DIE_BLUE, WHITE))
        for blue in FACES:
            x, y = GRID_X + (blue - 1) * (CELL + GAP), GRID_Y + (number - 1) * (CELL + GAP)
            name = components.roll_and_write_sheet.type_at(number, blue)
            parts.append(placed(x, y, CELL / 100, tile(name), _tick_box()))
    return parts


def _die_field(x: float, y: float, number: int, colour: str, pips: str) -> str:
    """Return a field for a die, with a small die that names it."""
    field = rect(x - DICE / 2, y - DICE / 2, DICE, DICE, mix(colour, WHITE, 0.7), stroke=colour, width=0.7, corner=2.4)
    return field + placed(x - 4.6, y - 4.6, 0.092, die(number, colour, pips))


def _tick_box() -> str:
    return rect(71, 71, 25, 25, WHITE, stroke=NIGHT, width=2, corner=3)


def _coin_panel(components: Components) -> list[str]:
    supply, start = components.roll_and_write_sheet.coin_supply, components.roll_and_write_sheet.starting_coins
    x, y, w = LEFT, PANELS_Y, 118.0
    columns = max(10, (supply + 1) // 2)
    step = (w - 6) / columns
    parts = [_panel(x, y, w, 32, say("sheet-coins"))]
    parts.append(text(x + w - 3, y + 5.2, say("sheet-coins.how"), 2.7, CEDAR, anchor="end"))
    for number in range(supply):
        cx, cy = x + 3 + (number % columns) * step, y + 8 + (number // columns) * 12
        size = min(step, 11.0)
        parts.append(placed(cx + (step - size) / 2, cy, size / 100, coin(number < start)))
    return parts


def _action_panel() -> list[str]:
    x, y, w = LEFT, PANELS_Y + 35, 72.0
    parts = [_panel(x, y, w, 33, say("sheet-actions"))]
    parts.append(placed(x + 3, y + 9, 0.08, coin(False)))
    parts.append(text(x + 24, y + 12.4, say("sheet-actions.turn-1"), 3, NIGHT))
    parts.append(text(x + 24, y + 16.2, say("sheet-actions.turn-2"), 3, NIGHT))
    for number in range(3):
        parts.append(placed(x + 3 + number * 6, y + 20.5, 0.08, coin(False)))
    parts.append(text(x + 24, y + 23.9, say("sheet-actions.tick-1"), 3, NIGHT))
    parts.append(text(x + 24, y + 27.7, say("sheet-actions.tick-2"), 3, NIGHT))
    return parts


def _line_panel(components: Components) -> list[str]:
    x, y, w = LEFT + 75, PANELS_Y + 35, 43.0
    tables = components.scoring_tables
    parts = [_panel(x, y, w, 33, say("sheet-lines"))]
    for column, (ticks, points) in enumerate(sorted(tables.roll_and_write_lines.items())):
        cx = x + 9 + column * 12.5
        parts.append(circle(cx, y + 13.6, 4.6, TERRACOTTA))
        parts.append(text(cx, y + 15.5, str(points), 5, WHITE, anchor="middle", bold=True, font=SERIF))
        parts.append(text(cx, y + 22, say("sheet-lines.ticks", ticks=ticks), 2.8, NIGHT, anchor="middle"))
    for number in range(tables.roll_and_write_coins_per_point):
        parts.append(placed(x + 5 + number * 6, y + 24, 0.075, coin(False)))
    left = x + 8 + tables.roll_and_write_coins_per_point * 6
    parts.append(text(left, y + 28.9, say("sheet-lines.left"), 2.8, NIGHT))
    return parts


def _points_panel(components: Components) -> list[str]:
    x, y, w = 136.0, PANELS_Y, 60.0
    parts = [_panel(x, y, w, 68, say("sheet-points"))]
    types = list(components.roll_and_write_sheet.boxes)
    names = [spoken().thing("type", name) for name in types]
    names += [say(f"view-result-{name}") for name in ("lines", "coins", "total")]
    height = 6.6
    for number, name in enumerate(names):
        top = y + 7.4 + number * height
        is_total = number == len(names) - 1
        if number < len(types):
            parts.append(badge(types[number], x + 5.8, top + 3, 2.5))
        words = text(x + 10, top + 4, name, 3.2, NIGHT, bold=is_total)
        parts.append(words + _blank(x + 39.5, top, 17.5, 5.5))
    return parts


# --- the score sheet ---

NAME_W, POINTS_W = 30.0, 16.0
TYPE_W = (RIGHT - LEFT - NAME_W - POINTS_W) / 6
TYPES_X = LEFT + NAME_W
HEAD_Y = 44.0
PLACES_Y = HEAD_Y + TYPE_W + 9
ROWS_Y = PLACES_Y + 36.0
ROW_H = 23.0


def score_page(components: Components) -> str:
    """Return the score sheet: a row of boxes for each player and type, points by place, and rounds."""
    return page(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, WHITE),
        *_heading(say("sheet-score-subtitle")),
        *_type_columns(components),
        *_player_rows(components),
        *_round_track(components),
        *_reminder(),
    )


def _type_columns(components: Components) -> list[str]:
    parts: list[str] = []
    for number in range(PLACES):
        title = say("view-place", place=number + 1)
        parts.append(text(LEFT + NAME_W - 3, PLACES_Y + 7 + number * 10, title, 4.2, CEDAR, anchor="end", font=SERIF))
    parts.append(text(LEFT, PLACES_Y - 2.2, say("sheet-places-1"), 2.7, CEDAR))
    parts.append(text(LEFT, PLACES_Y + 1.2, say("sheet-places-2"), 2.7, CEDAR))
    for column, name in enumerate(components.roll_and_write_sheet.boxes):
        x = TYPES_X + column * TYPE_W
        middle = x + TYPE_W / 2
        parts.append(placed(x + 1, HEAD_Y, (TYPE_W - 2) / 100, tile(name)))
        parts.append(
            text(
                middle,
                HEAD_Y + TYPE_W + 3.4,
                spoken().thing("type", name),
                3.8,
                TYPE_COLOURS[name],
                anchor="middle",
                bold=True,
                font=SERIF,
            )
        )
        for number, points in enumerate(components.scoring_tables.roll_and_write_places[name]):
            cy = PLACES_Y + 5.4 + number * 10
            shade = mix(TYPE_COLOURS[name], WHITE, number * 0.3)
            parts.append(circle(middle, cy, 4.6 - number * 0.4, shade, stroke=TYPE_COLOURS[name], width=0.5))
            colour = NIGHT if number == 2 else WHITE
            parts.append(text(middle, cy + 1.8, str(points), 5, colour, anchor="middle", bold=True, font=SERIF))
    return parts


def _player_rows(components: Components) -> list[str]:
    parts = [
        text(LEFT, ROWS_Y - 1.8, say("sheet-player"), 3.4, CEDAR, bold=True, font=SERIF),
        text(RIGHT, ROWS_Y - 1.8, say("sheet-points"), 3.4, CEDAR, bold=True, font=SERIF, anchor="end"),
    ]
    for row in range(SEATS):
        y = ROWS_Y + row * ROW_H
        parts.append(rect(LEFT, y, RIGHT - LEFT, ROW_H - 1.6, PANEL, stroke=PANEL_EDGE, width=0.35, corner=1.5))
        parts.append(line(LEFT + 3, y + 13, LEFT + NAME_W - 3, y + 13, CEDAR, 0.3))
        parts.append(_blank(RIGHT - POINTS_W + 2, y + 3, POINTS_W - 4, ROW_H - 7.6))
        for column, (name, boxes) in enumerate(components.roll_and_write_sheet.boxes.items()):
            parts += _boxes(TYPES_X + column * TYPE_W, y, name, boxes)
    return parts


def _boxes(x: float, y: float, name: str, boxes: int) -> list[str]:
    """Return the boxes of a player and type on two lines, with the type's letter in the last one."""
    columns = (boxes + 2) // 2
    size = min(4.7, (TYPE_W - 3) / columns - 0.5)
    left = x + (TYPE_W - columns * (size + 0.5)) / 2
    parts = []
    for number in range(boxes):
        cx, cy = left + number % columns * (size + 0.5), y + 5.4 + number // columns * (size + 0.9)
        parts.append(rect(cx, cy, size, size, WHITE, stroke=TYPE_COLOURS[name], width=0.5, corner=0.6))
    cx, cy = left + (columns - 1) * (size + 0.5) + size / 2, y + 5.4 + size + 0.9 + size / 2
    parts.append(badge(name, cx, cy, 1.9))
    return parts


def _round_track(components: Components) -> list[str]:
    rounds = components.scoring_tables.roll_and_write_rounds
    last = max(rounds.values())
    y = ROWS_Y + SEATS * ROW_H + 3
    parts = [_panel(LEFT, y, RIGHT - LEFT, 24, say("sheet-rounds"))]
    step = (RIGHT - LEFT - 6) / last
    for number in range(1, last + 1):
        x = LEFT + 3 + (number - 0.5) * step
        players = sorted([count for count, end in rounds.items() if end == number])
        parts.append(circle(x, y + 12, 3.7, SAND if players else WHITE, stroke=CEDAR, width=0.7 if players else 0.35))
        parts.append(text(x, y + 13.4, str(number), 3.8, NIGHT, anchor="middle", bold=bool(players), font=SERIF))
        if players:
            who = str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"
            parts.append(path(f"M{x - 1.4} {y + 18} L{x + 1.4} {y + 18} L{x} {y + 16.4} Z", TERRACOTTA))
            parts.append(
                text(
                    x, y + 21.4, say("sheet-rounds.players", players=who, most=players[-1]), 2.6, CEDAR, anchor="middle"
                )
            )
    return parts


def _reminder() -> list[str]:
    """Return a reminder of how places are awarded."""
    y = ROWS_Y + SEATS * ROW_H + 30
    words = [say(f"sheet-reminder.line-{number}") for number in (1, 2, 3)]
    parts = [_panel(LEFT, y, RIGHT - LEFT, 24, say("sheet-reminder"))]
    return parts + [text(LEFT + 3, y + 11 + number * 4.6, words[number], 3.1, NIGHT) for number in range(len(words))]
