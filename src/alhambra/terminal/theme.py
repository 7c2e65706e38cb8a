"""The two colour themes, the colours of seats, and substitutes for non-ASCII characters."""

from textual.theme import Theme

SEAT_COLOURS = ("#E8B23A", "#5BA3E0", "#E0705A", "#6DB56A", "#B98AD6", "#4FC0B5")

DARK = Theme(
    name="alhambra-dark",
    primary="#D6A437",
    secondary="#2F7F8F",
    accent="#E0693A",
    foreground="#E9E0D0",
    background="#1E2430",
    surface="#262D3B",
    panel="#2E3647",
    success="#6DB56A",
    warning="#F0C75E",
    error="#E0553F",
    dark=True,
)
LIGHT = Theme(
    name="alhambra-light",
    primary="#8A5A12",
    secondary="#2F7F8F",
    accent="#B5562B",
    foreground="#2A211B",
    background="#F4E9D8",
    surface="#EBDCC3",
    panel="#E2CDA6",
    success="#37702F",
    warning="#8A5A12",
    error="#A32B1C",
    dark=False,
)

# Colours for dark backgrounds, with the ones that replace them on light backgrounds. The
# backgrounds of tiles and cards are the same on both.
ON_LIGHT = {
    "#e0693a": "#b04a1e",
    "#38a9c0": "#1c7186",
    "#8fa84a": "#5d7324",
    "#f0c75e": "#8a5a12",
    "#8c8172": "#857763",
    "#d6a437": "#8a5a12",
    "#6db56a": "#37702f",
    "#e0553f": "#a32b1c",
    "#e8b23a": "#8a6208",
    "#5ba3e0": "#1f62a0",
    "#e0705a": "#a83a24",
    "#b98ad6": "#75429b",
    "#4fc0b5": "#14756b",
    "#5b8fd6": "#2f62ab",
    "#d2586a": "#a82f42",
    "#b57b4a": "#8a5a33",
    "#c9c2b0": "#6d6553",
    "#63ad5f": "#37702f",
    "#9a6fc0": "#6f4a8e",
    "#e0b23c": "#8a6208",
    "#5fa3e8": "#1f62a0",
}

# For terminals whose locale is limited to ASCII.
_HEAVY = dict.fromkeys("━╺╸┅", "=") | dict.fromkeys("┃╹╻┇", "#") | dict.fromkeys("┗┣┏┛┻┓┫┳╋", "#")
_DOUBLE = dict.fromkeys("═", "~") | dict.fromkeys("║", "{") | dict.fromkeys("╚╔╠╝╩╗╣╦╬╪╫", "{")
_LIGHT = dict.fromkeys("─┄╶╴", "-") | dict.fromkeys("│┆╵╷", ":") | dict.fromkeys("└┌├┘┴┐┤┬┼", "+")
_BLOCKS = dict.fromkeys("▀▄▌▐█▁▂▃▅▆▇▔▕▏▎▍▋▊▉", " ")
_POINTERS = dict.fromkeys("\u25b6\u25b8\u203a\u2192", ">") | dict.fromkeys("\u25c0\u25c2\u2039\u2190", "<")
_MARKS = {
    "\u25a1": "O",
    "\u25c6": "*",
    "\u2605": "*",
    "\u25cf": "o",
    "\u25cb": ".",
    "\u2717": "x",
    "\u2713": "+",
    "\u00b7": ".",
    "\u2026": ".",
    "\u21c4": "%",
    "\u2191": "^",
    "\u2193": "v",
    "\u2013": "-",
    "\u00d7": "x",
}
_QUOTES = dict.fromkeys("\u2018\u2019", "'") | dict.fromkeys("\u201c\u201d\u201e", '"')
_LETTERS = dict(zip("\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df\u00e9\u00eb\u00ef\u00e8", "aouAOUseeie", strict=True))
ASCII = str.maketrans(_HEAVY | _DOUBLE | _LIGHT | _BLOCKS | _POINTERS | _MARKS | _QUOTES | _LETTERS)


def seat_colour(seat: int) -> str:
    """Return the colour of a seat's name."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
