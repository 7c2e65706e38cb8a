"""Line filters for limited terminals: no colours, or only ASCII characters."""

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from alhambra.terminal.theme import ASCII


class OnlyAscii(LineFilter):
    """Replaces frames with ASCII characters, and unknown characters with question marks."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(_in_ascii(text), style, control) for text, style, control in segments]


def _in_ascii(text: str) -> str:
    return text if text.isascii() else text.translate(ASCII).encode("ascii", "replace").decode("ascii")


class NoColours(LineFilter):
    """Removes colours, but keeps bold and underlining; strong backgrounds become reversed text."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, None if style is None else _weight(style), control) for text, style, control in segments]


def _weight(style: Style) -> Style:
    stands_out = style.bgcolor is not None and _brightness(style.bgcolor) > _BRIGHT and not style.reverse
    return Style(bold=style.bold, underline=style.underline, italic=style.italic, reverse=style.reverse or stands_out)


_BRIGHT = 0.55  # backgrounds this bright belong to marks and light tiles


def _brightness(colour: RichColor) -> float:
    return 0.0 if colour.is_default else Color.from_rich_color(colour).brightness
