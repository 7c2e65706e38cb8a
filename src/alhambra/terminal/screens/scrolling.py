"""Scrolling with keys, the same on all screens."""

from collections.abc import Iterable

from textual.binding import Binding

from alhambra.terminal.scenes.picture_widget import Picture

LINES = ("up", "down")
PAGES = ("pageup", "pagedown")
ENDS = ("home", "end")


def scrolling(*groups: Iterable[str]) -> list[Binding]:
    """Return bindings of keys to the action ``scroll`` of a screen."""
    return [Binding(key, f"scroll('{key}')", show=False) for keys in groups for key in keys]


def scroll(picture: Picture, key: str) -> None:
    """Scroll a picture with a key."""
    page = max(picture.size.height - 1, 1)
    far = picture.virtual_size.height
    steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -far, "end": far}
    picture.scroll_relative(y=steps[key], animate=False)
