"""Icons of 24 units in the colour of the text around them: types of buildings, actions, parts of modules."""

from .shapes import icon, star

PALACE_ICONS = {
    "pavilion": (
        '<path d="M12 .8l.8 1.9C15 5 18 5.6 17.6 9.4h2.9v2.3h-1.3v7.4h1.6V22H3.2v-2.9h1.6v-7.4H3.5V9.4h2.9C6 '
        '5.6 9 5 11.2 2.7zM7 12v7h1.9v-5q.7-1.6 1.4 0v5h3.4v-5q.7-1.6 1.4 0v5H17v-7z" fill="currentColor" '
        'fill-rule="evenodd"/>'
    ),
    "seraglio": (
        '<path d="M5.6 3h12.8L23 9.6h-2.4V22H3.4V9.6H1z'
        "M6.6 11v7h10.8v-7zm1 1 2 2-2 2.6zm1 5.2 2.2-2.2 2.2 2.2zm3.4-3.4L9.8 11.8h4.4zm4.4-1.8v4.6l-2.2-2.4"
        'z" fill="currentColor" fill-rule="evenodd"/>'
    ),
    "arcades": (
        '<path d="M1 6h22v3.4h-1V21h-2.4v-4.8a2.6 2.9 0 1 0-3.8 0V21h-1.9v-4.8a2.6 2.9 0 1 0-3.8 0V21H8.2'
        'v-4.8a2.6 2.9 0 1 0-3.8 0V21H2V9.4H1z" fill="currentColor"/>'
    ),
    "chambers": (
        '<path d="M3 2h18v3h-1.4V22H4.4V5H3z'
        'M8 22h8v-8.5C16.4 10.5 13.8 9.8 12 7.6 10.2 9.8 7.6 10.5 8 13.5z" fill="currentColor" '
        'fill-rule="evenodd"/>'
        '<path d="M10 22v-8c0-1.8 1-2.2 2-3.4 1 1.2 2 1.6 2 3.4v8z" fill="currentColor"/>'
    ),
    "garden": (
        '<path d="M6.5 1c4 6 4.4 11 3 15.2-.5 1-1.2 1.5-2 1.7V22h-2v-4.1c-.8-.2-1.5-.7-2-1.7C2.1 12 2.5 7 '
        "6.5 1z"
        "M17.5 1c4 6 4.4 11 3 15.2-.5 1-1.2 1.5-2 1.7V22h-2v-4.1c-.8-.2-1.5-.7-2-1.7C13.1 12 13.5 7 17.5 1z"
        'M11 8h2v14h-2z" fill="currentColor"/>'
    ),
    "tower": (
        '<path d="M4.5 1.5h3V4h2.8V1.5h3.4V4h2.8V1.5h3v7L17.5 10v9l2 3h-15l2-3v-9l-2-1.5z'
        'M10.2 22h3.6v-3.4a1.8 2 0 0 0-3.6 0zM11 11.5V15h2v-3.5a1 1 0 0 0-2 0z" fill="currentColor" '
        'fill-rule="evenodd"/>'
    ),
}
ACTION_ICONS = {
    "wall": (
        '<path d="M2 5.5h4.2v3h2.6v-3h6.4v3h2.6v-3H22v7.2H2z'
        'M2 14.1h5.4v5.2H2zM8.8 14.1h6.4v5.2H8.8zM16.6 14.1H22v5.2h-5.4z" fill="currentColor"/>'
    ),
    "cards": (
        '<rect x="3" y="5" width="11" height="15" rx="2" fill="currentColor" opacity=".5" '
        'transform="rotate(-10 8 12)"/>'
        '<rect x="9" y="4.5" width="11" height="15" rx="2" fill="currentColor"/>'
    ),
    "bag": (
        '<path d="M8.5 2.5h7l-1.5 4c4.5 2.5 6 6.5 6 9.5 0 4-3 5.5-8 5.5S4 20 4 16c0-3 1.5-7 6-9.5z" '
        'fill="currentColor"/>'
    ),
    "undo": (
        '<path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor" '
        'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "check": (
        '<path d="M4.5 12.5l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="3" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "box": (
        '<path d="M3 9h18l-1.5 11h-15zM6 9V5h12v4" fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linejoin="round"/>'
    ),
    "book": (
        '<path d="M4 5c3-1 5.5-.6 8 1 2.5-1.6 5-2 8-1v14c-3-1-5.5-.6-8 1-2.5-1.6-5-2-8-1zM12 6v14" '
        'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>'
    ),
    "chat": (
        '<path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
    ),
    "gear": (
        f'<polygon points="{star(12, 12, 9.5, 8, 0.74)}" fill="none" stroke="currentColor" stroke-width="1.8" '
        'stroke-linejoin="round"/><circle cx="12" cy="12" r="2.6" fill="currentColor"/>'
    ),
    "log": '<path d="M5 6h14M5 12h14M5 18h9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
    "skip": '<path d="M4 5l8 7-8 7zM12 5l8 7-8 7z" fill="currentColor"/>',
    "chart": '<path d="M4 20V11h4v9zM10 20V4h4v16zM16 20v-6h4v6z" fill="currentColor"/>',
    "palace": '<path d="M3 21V9h3v2h3V9h6v2h3V9h3v12h-6v-4a3 3 0 0 0-6 0v4zM12 2l5 6H7z" fill="currentColor"/>',
    "people": (
        '<circle cx="8" cy="8" r="3.5" fill="currentColor"/>'
        '<circle cx="16.5" cy="9" r="2.8" fill="currentColor"/>'
        '<path d="M1.5 20c0-5 3-7 6.5-7s6.5 2 6.5 7zM16 20c0-2.5-.6-4.5-1.6-6 4-1 8 .8 8 6z" '
        'fill="currentColor"/>'
    ),
    "hint": (
        '<path d="M12 1.5a7 7 0 0 0-4 12.8V17h8v-2.7a7 7 0 0 0-4-12.8zM8.6 18.4h6.8V20H8.6zM10 21.2h4v1.6h-4z" '
        'fill="currentColor"/>'
    ),
    "share": (
        '<path d="M8.5 10.7l7-4M8.5 13.3l7 4" stroke="currentColor" stroke-width="2"/>'
        '<circle cx="6" cy="12" r="3.2" fill="currentColor"/><circle cx="18" cy="5.3" r="3.2" fill="currentColor"/>'
        '<circle cx="18" cy="18.7" r="3.2" fill="currentColor"/>'
    ),
    "bot": (
        '<path d="M10.5 1h3v4H21v15H3V5h7.5zM0 10h2v6H0zM22 10h2v6h-2zM6.5 9v4h4V9zM13.5 9v4h4V9zM8 15.5v2h8v-2z" '
        'fill="currentColor" fill-rule="evenodd"/>'
    ),
    "eye": (
        '<path d="M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12z" fill="none" '
        'stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/>'
    ),
    "lock": (
        '<rect x="5" y="10" width="14" height="10" rx="2" fill="currentColor"/>'
        '<path d="M8 10V7a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2"/>'
    ),
}
CAMEL = (
    "M2 8C2 4 6 3 9 5L11 9C11 14 11 17 14 18C16 13 19 8 23 8C27 8 29 13 31 16C35 17 37 19 37 22L36 33"
    "H33.5L33 25L30 24L29 33H26.5L26 24H18L17.5 33H15L14.5 25L12.5 24L12 33H9.5L9.5 22C7 19 6.5 14 6.5 10"
    "L2 10Z"
)
CITY_ICONS = {
    "arena": (
        '<path d="M12 3.5C5.6 3.5 1 6.3 1 10v5.5C1 19.4 5.6 22 12 22s11-2.6 11-6.5V10c0-3.7-4.6-6.5-11-6.5'
        "zm0 3c4.6 0 7.8 1.6 7.8 3.5s-3.2 3.5-7.8 3.5S4.2 11.9 4.2 10s3.2-3.5 7.8-3.5z"
        "M3.8 14.5l2 1v3.3l-2-1.2zm4.4 1.8 2.2.3v3.4l-2.2-.4zm7.6 0v3.3l-2.2.4v-3.4zm4.4-1.8v3.1l-2 1.2v-3.3"
        'z" fill="currentColor" fill-rule="evenodd"/>'
    ),
    "bath_house": (
        '<path d="M1 22v-7.5C1 11.5 2.8 10 4.6 9.4 6 10 7 11 7.3 12.2 7 8 9.5 6.2 12 5c2.5 1.2 5 3 4.7 '
        "7.2.3-1.2 1.3-2.2 2.7-2.8 1.8.6 3.6 2.1 3.6 5.1V22H15v-2.5a3 3 0 0 0-6 0V22z"
        "M12 8.2l.8 1.5 1.7.2-1.3 1.2.4 1.7-1.6-.9-1.6.9.4-1.7-1.3-1.2 1.7-.2zM8 1c-1.5 1.5 1 2 0 3.8"
        'M16 1c-1.5 1.5 1 2 0 3.8" fill="currentColor" fill-rule="evenodd" stroke="currentColor" '
        'stroke-width=".8"/>'
    ),
    "library": (
        '<path d="M12 5.5C9.5 2.8 5 2.3 1 4v14.5c4-1.6 8.5-1 11 1.7 2.5-2.7 7-3.3 11-1.7V4c-4-1.7-8.5-1.2-11 '
        "1.5z"
        "M3.2 7c2.6-.8 5-.3 7.3 1.3v1.8C8.2 8.6 5.8 8 3.2 8.8zm0 4c2.6-.8 5-.3 7.3 1.3v1.8"
        "c-2.3-1.5-4.7-2.1-7.3-1.3zm17.6-4v1.8c-2.6-.8-5-.2-7.3 1.3V8.3c2.3-1.6 4.7-2.1 7.3-1.3zm0 4v1.8"
        'c-2.6-.8-5-.2-7.3 1.3v-1.8c2.3-1.6 4.7-2.1 7.3-1.3z" fill="currentColor" fill-rule="evenodd"/>'
    ),
    "hostel": (
        f'<g transform="translate(0 2) scale(.62)"><path d="{CAMEL}" fill="currentColor" stroke="currentColor" '
        'stroke-width="1.5" stroke-linejoin="round"/></g>'
    ),
    "hospital": (
        '<path d="M1.5 9.5h21v3.2h-1.7c-.3 3.6-2 6-4.3 7.1V20.5h1.5V23H6v-2.5h1.5v-.7c-2.3-1.1-4-3.5-4.3-7.1'
        'H1.5z" fill="currentColor"/><path d="M17.8.8l3.2 2-4.2 6h-4z" fill="currentColor"/>'
        '<path d="M8 15.3h3v-3h2v3h3v2h-3v3h-2v-3H8z" fill="#000" opacity="0"/>'
    ),
    "market": (
        '<path d="M3.5 2h17L23 9c0 1.8-1.2 2.8-2.7 2.8S17.7 10.8 17.6 9.5c-.1 1.3-1.3 2.3-2.8 2.3S12.1 10.8 '
        "12 9.5c-.1 1.3-1.3 2.3-2.8 2.3S6.5 10.8 6.4 9.5c-.1 1.3-1.2 2.3-2.7 2.3S1 10.8 1 9z"
        'M3 13h2v3h14v-3h2v9H3z" fill="currentColor"/>'
    ),
    "park": (
        '<path d="M11 9.5C8 7.5 4.5 8.5 2 12c3-1.6 5.5-1.5 7.6-.3C7.5 12.6 6 14.5 6 17.5c1.5-2.5 3-3.8 '
        "4.7-4.6-.2 3.6-.6 6.6-1.5 9.1h4.2c-.6-2.7-.7-5.8-.4-9 1.7.9 3.2 2.2 4.6 4.5 0-3-1.4-5-3.5-5.8 "
        "2.2-1.2 4.8-1.2 7.9.3-2.5-3.5-6-4.5-9.2-2.4C15 7 18 5.3 20.5 5.5 17.5 3 14 4 12 7.5 10.5 4 7.5 2.5 "
        '4 4.5c3.5.3 6 2 7 5z" fill="currentColor"/>'
    ),
    "school": (
        '<path d="M1.5 22V6.5C1.5 4.8 3 4 3.8 1.2 4.6 4 6 4.8 6 6.5V10h12V6.5c0-1.7 1.4-2.5 2.2-5.3.8 2.8 '
        '2.3 3.6 2.3 5.3V22h-6.3v-5.5c0-2-2.4-2.8-4.2-4.7-1.8 1.9-4.2 2.7-4.2 4.7V22z" fill="currentColor"/>'
    ),
    "residential_area": (
        '<path d="M8 2h8v6h6v6h1.5v8h-23v-8H2V8h6zm2.2 2.2V7h2V4.2z'
        "M4.5 10v2.5h2V10zm6.5 0v2.5h2V10zm6.5 0v2.5h2V10z"
        'M3.5 16v2.5h2V16zm5.5 0v6h2.5v-6zm5.5 0v2.5h2V16zm4.5 0v2.5h2V16z" fill="currentColor" '
        'fill-rule="evenodd"/>'
    ),
    "alhambra": (
        '<path d="M2 22V10h1.5v1.5H5V10h2v2h2V4h1.5v1.5h1V4h1.5v1.5h1V4H15v8h2v-2h2v1.5h1.5V10H22v12h-7.5v-3'
        'a2.5 2.5 0 0 0-5 0v3z" fill="currentColor"/>'
    ),
}
MODULE_ICONS = {
    "hut": (
        '<path d="M2 4h2v18H2zM20 4h2v18h-2zM2 8h20v2H2zM2 14h20v2H2zM7 22l10-18 1.7 1L8.8 22z" fill="currentColor"/>'
    ),
    "camp": '<path d="M11 1h2l5 1.8-5 2V7L23 22h-7.5L12 13.5 8.5 22H1L11 7z" fill="currentColor"/>',
    "gate": ('<path d="M1 3h3v2h2V3h3v2h6V3h3v2h2V3h3v19h-6.2v-6.5a4.8 5.4 0 1 0-9.6 0V22H1z" fill="currentColor"/>'),
    "moat": (
        '<path d="M1 8q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0M1 13.5q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0'
        'M1 19q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0" fill="none" stroke="currentColor" stroke-width="2.4"/>'
    ),
    "shared": (
        '<path d="M2 3h4v2.5h3V3h6v2.5h3V3h4v8H2z" fill="currentColor"/>'
        '<path d="M1 15.5q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0M1 20.5q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0" fill="none" '
        'stroke="currentColor" stroke-width="2.2"/>'
    ),
    "turn": (
        '<path d="M5 9a8 8 0 0 1 13.5-2.5L21 9M21 3.5V9h-5.5M19 15a8 8 0 0 1-13.5 2.5L3 15M3 20.5V15h5.5" '
        'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    ),
    "stone": '<path d="M7 3h10l5 9-5 9H7l-5-9z" fill="currentColor"/>',
    "gavel": (
        '<path d="M3 20h11v2.5H3zM9.5 3.5l6 6-2.2 2.2-6-6zM13 1l7.5 7.5-1.6 1.6L11.4 2.6z'
        'M6 8l6 6-1.6 1.6L4.4 9.6zM14.5 10.5l1.8-1.8 6.2 7.2-1.3 1.3z" fill="currentColor"/>'
    ),
    "pass": '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
    "bonus": (
        '<rect x="4" y="2" width="16" height="20" rx="2.5" fill="currentColor" opacity=".45"/>'
        f'<polygon points="{star(12, 12, 7)}" fill="currentColor"/>'
    ),
    "gem": (
        '<path d="M6 3h12l5 6-11 13L1 9z" fill="currentColor"/>'
        '<path d="M1 9h22M6 3l3 6 3 13 3-13 3-6M9 9l3-6 3 6" fill="none" stroke="var(--panel)" '
        'stroke-width="1.2"/>'
    ),
    "bureau": (
        '<path d="M4 8h13l-3.5-3.5M20 16H7l3.5 3.5" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "person": (
        '<circle cx="12" cy="8" r="4.8" fill="currentColor"/>'
        '<path d="M2.5 22c0-6 4-8.5 9.5-8.5s9.5 2.5 9.5 8.5z" fill="currentColor"/>'
    ),
    "even": (
        '<path d="M5 4h14v16H5z" fill="none" stroke="currentColor" stroke-width="2.2"/>'
        '<circle cx="9" cy="12" r="2" fill="currentColor"/>'
        '<circle cx="15" cy="12" r="2" fill="currentColor"/>'
    ),
    "odd": (
        '<path d="M5 4h14v16H5z" fill="none" stroke="currentColor" stroke-width="2.2"/>'
        '<circle cx="12" cy="12" r="2.6" fill="currentColor"/>'
    ),
}


def symbols() -> str:
    """All icons: those of types begin with i, the others with u."""
    types = "".join(icon(f"i-{kind}", drawing) for kind, drawing in (PALACE_ICONS | CITY_ICONS).items())
    return types + "".join(icon(f"u-{name}", drawing) for name, drawing in (ACTION_ICONS | MODULE_ICONS).items())
