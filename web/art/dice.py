"""Dice, and the tick on a sheet of the dice game."""

from .shapes import num, symbol

PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(25, 25)],
    2: [(14, 14), (36, 36)],
    3: [(13, 13), (25, 25), (37, 37)],
    4: [(14, 14), (36, 14), (14, 36), (36, 36)],
    5: [(13, 13), (37, 13), (25, 25), (13, 37), (37, 37)],
    6: [(14, 12.5), (36, 12.5), (14, 25), (36, 25), (14, 37.5), (36, 37.5)],
}


def die(colour: str, eyes: int) -> str:
    """A die of 50 units. Yellow has square pips and a frame, so that the two differ without colour."""
    is_yellow = colour == "yellow"
    surface, edge, ink, sheen = ("dy", "#8C6408", "#3d2b02", 0.28) if is_yellow else ("db", "#12366b", "#FFFFFF", 0.14)
    drawing = (
        f'<rect x=".8" y=".8" width="48.4" height="48.4" rx="10" fill="url(#{surface})" stroke="{edge}" '
        'stroke-width="1.6"/>'
        f'<rect x="4" y="3.4" width="42" height="42" rx="8" fill="#fff" opacity="{sheen}"/>'
    )
    for x, y in PIPS[eyes]:
        if is_yellow:
            drawing += (
                f'<rect x="{x - 4.2}" y="{y - 4.2}" width="8.4" height="8.4" rx="1.8" fill="{ink}" '
                f'transform="rotate(45 {x} {y})"/>'
            )
        else:
            drawing += f'<circle cx="{x}" cy="{y}" r="4.9" fill="{ink}"/>'
    return drawing


def tick(x: float, y: float, width: float) -> str:
    """A tick by hand with a broad pen, dark on a pale rim."""
    unit = width / 24

    def at(right: float, down: float) -> str:
        return f"{num(x + right * unit)} {num(y + down * unit)}"

    strokes = (
        f"M{at(4, 4.6)}C{at(9, 9)} {at(15, 15)} {at(20.5, 20)}M{at(20, 3.6)}C{at(15, 9)} {at(9, 15)} {at(4.4, 20.4)}"
    )
    return (
        f'<path d="{strokes}" fill="none" stroke="#FFFDF4" stroke-width="{num(5.4 * unit)}" stroke-linecap="round" '
        'opacity=".9"/>'
        f'<path d="{strokes}" fill="none" stroke="var(--tick,#1E2430)" stroke-width="{num(3 * unit)}" '
        'stroke-linecap="round"/>'
    )


def symbols() -> str:
    """All faces of both dice, and the tick."""
    faces = "".join(
        symbol(f"die-{colour}-{eyes}", die(colour, eyes), 50, 50) for colour in ("yellow", "blue") for eyes in PIPS
    )
    return faces + symbol("tick", tick(0, 0, 24), 24, 24)
