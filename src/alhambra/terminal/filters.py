"""What is changed of every line before it goes to the terminal: characters that it has not, and all colours."""

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from alhambra.terminal.theme import ASCII


class OnlyAscii(LineFilter):
    """Frames become plain characters of one column each, everything unknown a question mark."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(_in_ascii(text), style, control) for text, style, control in segments]


def _in_ascii(text: str) -> str:
    return text if text.isascii() else text.translate(ASCII).encode("ascii", "replace").decode("ascii")


class NoColours(LineFilter):
    """Leaves weight alone: bold, underlined, and reversed where a ground stood out from the screen."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, None if style is None else _weight(style), control) for text, style, control in segments]


def _weight(style: Style) -> Style:
    stands_out = style.bgcolor is not None and _brightness(style.bgcolor) > _BRIGHT and not style.reverse
    return Style(bold=style.bold, underline=style.underline, italic=style.italic, reverse=style.reverse or stands_out)


_BRIGHT = 0.55  # grounds from here on are those of marks and light tiles


def _brightness(colour: RichColor) -> float:
    return 0.0 if colour.is_default else Color.from_rich_color(colour).brightness
