"""The conversation of a seat with a table, without the network: numbered commands, and the state of the table."""

import json
import secrets
from typing import Any

from alhambra.client.witness import Witness


class Talk:
    """One side of the conversation with a table: that of a seat or a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.client = secrets.token_hex(8)
        self.sequence = 0  # of the latest entry
        self.at = 0  # the position of the game
        self.table: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.offers: list[dict[str, Any]] = []  # what this seat may choose in that position
        self.events: list[dict[str, Any]] = []  # received since they were last taken
        self.is_over = False
        self.witness = None if seat is None else Witness(seat)
        self._count = 0
        self._commitments: dict[str, str] = {}  # those sent, by the ids of their commands

    def command(self, do: str, **fields: Any) -> tuple[str, str]:
        """Return the id and the text of a command; sent again, it is not carried out twice."""
        self._count += 1
        number = str(self._count)
        seat = {} if self.seat is None else {"seat": self.seat}
        return number, json.dumps({"do": do, "client": self.client, "id": number, **seat, **fields})

    def question(self, what: str, **fields: Any) -> tuple[str, str]:
        """Return the id and the text of a question, which changes nothing."""
        self._count += 1
        number = f"?{self._count}"
        return number, json.dumps({"do": "ask", "id": number, "what": what, **fields})

    def hear(self, message: dict[str, Any]) -> None:
        """Update the state from a message of the server."""
        self.hear_answer(message)
        if message["type"] in ("table", "resumed", "entry"):
            self.sequence, self.at = message["sequence"], message["at"]
        if "table" in message:
            self.table |= message["table"]
        if message.get("view") is not None:
            self.decision, self.is_over = message["view"]["decision"], message["view"]["is_over"]
        for event in message.get("events", []):
            self._note(event)
        if "view" in message or "events" in message:
            self.offers = message.get("offers", [])

    def hear_answer(self, message: dict[str, Any]) -> None:
        """Update the state from the answer to a command."""
        commitment = self._commitments.pop(message.get("id", ""), None)
        if commitment is not None and message["type"] == "answer" and self.witness is not None:
            self.witness.taken(commitment)

    def _note(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        if event["event"] == "next_decision":
            self.decision = event["decision"]
        self.is_over = self.is_over or event["event"] == "game_over"

    @property
    def is_asked(self) -> bool:
        """Return whether this seat has to choose now."""
        return self.decision is not None and self.decision["seat"] == self.seat

    def part_of_the_seed(self) -> tuple[str, str] | None:
        """Return the command due while the seed is made, if any; raise DealingError if the dealer is not bound."""
        dealing = self.table.get("dealing")
        if dealing is None or self.decision is not None or self.witness is None:
            return None
        due = self.witness.due(dealing)
        if due is None:
            return None
        number, text = self.command(**due)
        if due["do"] == "commit":
            self._commitments[number] = due["commitment"]
        return number, text
