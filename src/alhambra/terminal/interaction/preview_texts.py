"""Previews: what an action would do, or why it is refused."""

import contextlib
from typing import Any

from rich.text import Text

from alhambra.console import palette
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.renderer import Renderer, capitalised
from alhambra.console.sources.source import Source
from alhambra.protocol import Action, AlhambraError, IllegalAction
from alhambra.terminal.interaction.selection import Selection
from alhambra.terminal.scenes.score_tables import worth_text

_TURN = "turn"  # the decision whose actions may bring another one
_ASKED_BEFORE = frozenset({"remove"})  # kinds of action that always need a confirmation


class ActionPreviewer:
    """Asks the game what an action would do, and describes it."""

    def __init__(self, source: Source, renderer: Renderer) -> None:
        self.source = source
        self.renderer = renderer

    @property
    def _view(self) -> dict[str, Any]:
        return self.source.view or {}

    async def of_action(self, action: Action) -> Text:
        """Describe what an action would do."""
        preview = await self.source.preview(action)
        text = Text(capitalised(self.renderer.describe(action, self._view)), "bold")
        if preview is not None:
            worth = worth_text(preview, self.source.seat or 0)
            brings_another = preview["another_action"] and self._view["decision"]["kind"] == _TURN
            if brings_another and not self.renderer.says_another_action(action, self._view):
                text.append(f"  {say('screen-another-action')}", palette.GOOD)
            if worth:
                text.append("  ").append_text(worth)
        return text

    async def of_touched(self, choosing: Selection) -> Text:
        """Describe why the selection is not an offer: the refusal, or the legal action that it is."""
        asked = None if choosing.candidates() else choosing.unoffered()
        if asked is None:
            return Text()
        with contextlib.suppress(AlhambraError):
            judged = await self.source.refusals(asked)
            if judged and judged[0]["refusal"] is not None:
                nearest = next((judgement for judgement in judged if judgement["payment"] is not None), judged[0])
                return self.of_refusal(nearest["refusal"] or judged[0]["refusal"])
            if judged and judged[0]["action"] is not None:
                action = self.source.action_set.from_json(judged[0]["action"])
                words = capitalised(self.renderer.describe(action, self._view))
                return Text(f"{words}  {say('screen-enter-does-it')}", palette.ON_TURN)
        return Text()

    def of_refusal(self, refusal: Any) -> Text:
        """Describe a refusal."""
        return Text(spoken().refusal(refusal_of(refusal), self.renderer.names), palette.BAD)

    async def question_before(self, action: Action, confirms: bool) -> str | None:
        """Return a question before an action that demolishes something or ends the turn; else None."""
        words = capitalised(self.renderer.describe(action, self._view))
        preview = await self.source.preview(action)
        if preview is not None and preview["refusal"] is not None:
            raise IllegalAction(refusal_of(preview["refusal"]))
        if action.kind in _ASKED_BEFORE:
            return say("screen-really", action=words)
        next_one = None if preview is None else preview["decision"]
        ends = next_one is None or next_one["seat"] != self.source.seat
        return say("screen-ends-turn", action=words) if ends and confirms else None
