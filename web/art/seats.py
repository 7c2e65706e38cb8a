"""Marks of seats, each with an outline of its own, and their vizier stones; all 40 units wide."""

from .looks import NEUTRAL, SEATS
from .shapes import star, symbol

MARKS = {
    "you": ("polygon", f'points="{star(20, 20, 19.5, 8, 0.78)}"'),
    "omar": ("circle", 'cx="20" cy="20" r="17.5"'),
    "ines": ("path", 'd="M20 .8L39.2 20L20 39.2L.8 20Z" stroke-linejoin="round"'),
    "marta": ("path", 'd="M10.5 3.5H29.5L39 20L29.5 36.5H10.5L1 20Z" stroke-linejoin="round"'),
    "tariq": ("path", 'd="M3.5 3.5H36.5V20C36.5 29 28 35.5 20 39C12 35.5 3.5 29 3.5 20Z" stroke-linejoin="round"'),
    "leila": (
        "path",
        'd="M10 10A10 10 0 0 1 30 10A10 10 0 0 1 30 30A10 10 0 0 1 10 30A10 10 0 0 1 10 10Z" stroke-linejoin="round"',
    ),
}
STONE = (
    "M12 2.5H28Q31 2.5 32.5 5L38.5 17Q40 20 38.5 23L32.5 35Q31 37.5 28 37.5H12Q9 37.5 7.5 35L1.5 23Q0 20 "
    "1.5 17L7.5 5Q9 2.5 12 2.5Z"
)


def mark(seat: str) -> str:
    """The mark of a seat; pages write the first letter of its name on it."""
    colour, pattern = SEATS[seat]
    element, outline = MARKS[seat]
    return (
        f'<{element} {outline} fill="{colour}"/><{element} {outline} fill="url(#pt-{pattern})"/>'
        f'<{element} {outline} fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/>'
        f'<circle cx="20" cy="20" r="9.8" fill="{colour}"/>'
    )


def neutral_mark() -> str:
    """Dirk, who is no player: a grey octagon."""
    outline = "M12 2H28L38 12V28L28 38H12L2 28V12Z"
    return (
        f'<path d="{outline}" fill="{NEUTRAL}"/><path d="{outline}" fill="url(#pt-net)" opacity=".5"/>'
        f'<path d="{outline}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/>'
        f'<circle cx="20" cy="20" r="9.8" fill="{NEUTRAL}"/>'
    )


def stone(seat: str, active: bool) -> str:
    """A vizier stone: an active one shows the vizier, a used one its plain back."""
    colour, pattern = SEATS[seat]
    drawing = f'<path d="{STONE}" fill="#000" opacity=".35" transform="translate(1 1.8)"/>'
    if active:
        drawing += (
            f'<path d="{STONE}" fill="{colour}"/><path d="{STONE}" fill="url(#pt-{pattern})" opacity=".45"/>'
            f'<path d="{STONE}" fill="url(#vz-{seat})"/>'
            f'<path d="{STONE}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.2"/>'
        )
        drawing += '<circle cx="20" cy="20" r="13" fill="#FFF6E0" stroke="#94670F" stroke-width="1.2"/>'
        drawing += (
            '<path d="M11 19C9.5 12 15 8.5 20 8.5S30.5 12 29 19C25.5 21.8 14.5 21.8 11 19Z" fill="url(#goldg)" '
            'stroke="#6b4a0c" stroke-width=".8"/>'
            '<path d="M12 17.5Q20 10 29 15M13 20Q21 15 29 19" fill="none" stroke="#6b4a0c" stroke-width=".8"/>'
            '<circle cx="20" cy="12.8" r="2" fill="#B23A48" stroke="#fff" stroke-width=".6"/>'
            '<path d="M20 10.5C19 7.5 21 6 22.5 5C22.5 7.5 22 9 20 10.5Z" fill="#fff" stroke="#6b4a0c" '
            'stroke-width=".5"/>'
        )
        drawing += (
            '<path d="M13.5 20.5C13.5 26 16 31 20 32.5C24 31 26.5 26 26.5 20.5Q20 22.5 13.5 20.5Z" '
            'fill="#E8B98A"/>'
            '<path d="M14 24.5Q20 22 26 24.5C26 29 23.5 32 20 33.5C16.5 32 14 29 14 24.5Z" fill="#3b2416"/>'
            '<circle cx="17.3" cy="23" r=".9" fill="#1a0e06"/><circle cx="22.7" cy="23" r=".9" fill="#1a0e06"/>'
        )
    else:
        drawing += (
            f'<path d="{STONE}" fill="#8C8578"/><path d="{STONE}" fill="url(#vz-{seat})" opacity=".8"/>'
            f'<path d="{STONE}" fill="none" stroke="{colour}" stroke-width="3"/>'
            f'<polygon points="{star(20, 20, 11)}" fill="#746D61" stroke="#5a5449" stroke-width="1"/>'
            f'<polygon points="{star(20, 20.8, 11)}" fill="none" stroke="#B9B2A4" stroke-width=".7"/>'
            f'<polygon points="{star(20, 20, 4.5)}" fill="#8C8578"/>'
        )
    return drawing


def symbols() -> str:
    """The marks of all seats, and their vizier stones, active and used."""
    drawing = symbol("seat-dirk", neutral_mark(), 40, 40)
    for seat in SEATS:
        drawing += symbol(f"seat-{seat}", mark(seat), 40, 40)
        drawing += symbol(f"st-{seat}-1", stone(seat, True), 40, 40) + symbol(
            f"st-{seat}-0", stone(seat, False), 40, 40
        )
    return drawing
