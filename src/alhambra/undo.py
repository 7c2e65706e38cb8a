"""What taking an action back would undo."""

from alhambra.protocol import Action, Game


def is_revealing(before: Game, action: Action, after: Game) -> bool:
    """Return whether an action revealed something: by chance, to one seat alone, or to everybody."""
    drawn_before, drawn_after = before.streams, after.streams
    assert drawn_before is not None
    assert drawn_after is not None
    if drawn_before.used() != drawn_after.used() or any(event.is_secret for event in after.events):
        return True
    return before.preview(action)["chance"] is not None
