"""A hint as a sentence."""

from alhambra.console.language import say
from alhambra.console.renderer import Renderer
from alhambra.console.sources.source import Source
from alhambra.texts import Verbatim


async def hint_text(source: Source, renderer: Renderer) -> str:
    """Return what a strong player would do, and why."""
    from alhambra.console.drawing.analysis import reasons_text  # here, because most games begin without a hint

    advice = await source.advice()
    view = source.view or {}
    words = Verbatim(renderer.describe(advice.action, view))
    then = Verbatim(", ".join([renderer.describe(action, view) for action in advice.then]))
    shown = say("screen-hint.then" if then else "screen-hint", action=words, then=then)
    return f"{shown}{reasons_text(advice.reasons)}"
