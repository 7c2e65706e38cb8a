"""The Bonus Cards in the checks of whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards
from tests.games.module_checks import ModuleChecks
from tests.messages import fields
from tests.model.scoring import Participant

if TYPE_CHECKING:
    from tests.games.event_tracker import Diary


class BonusCardChecks(ModuleChecks):
    """Secret cards, each of which makes a tile count twice."""

    free_kinds = frozenset({"open_bonus_card"})

    def read(self, diary: Diary, event: Event) -> None:
        opened = diary.facts.setdefault("open bonus cards", [[] for _ in diary.hands])
        held = diary.facts.setdefault("bonus cards", [[] for _ in diary.hands])
        if event.kind == "bonus_card_received":
            held[fields(event)["seat"]].append(fields(event)["card"])
        elif event.kind == "bonus_card_opened":
            assert fields(event)["card"] in held[fields(event)["seat"]]
            opened[fields(event)["seat"]].append(fields(event)["card"])
        elif event.kind == "bonus_card_taken_back":
            opened[fields(event)["seat"]].remove(fields(event)["card"])
        self._read_questions(diary, event)

    def _read_questions(self, diary: Diary, event: Event) -> None:
        """Before a scoring, all who may hold a fitting card decline after the last card was revealed (BON-5)."""
        declined = diary.facts.setdefault("kept bonus cards", [])
        if event.kind == "bonus_cards_kept":
            declined.append(fields(event)["seat"])
        elif event.kind == "scoring":
            assert sorted(declined) == [seat for seat in range(len(diary.hands)) if self._is_asked(diary, seat)]
        if event.kind in ("bonus_card_opened", "scoring"):
            declined.clear()

    def _is_asked(self, diary: Diary, seat: int) -> bool:
        """Return whether the seat has a face-down card, and a tile without walls whose card is not open."""
        opened = diary.facts["open bonus cards"]
        shown = {bonus_tile(card) for cards in opened for card in cards}
        wall_less = {
            piece.name for piece in diary.grounds[seat].tiles.values() if piece.kind == "building" and not piece.marked
        }
        return len(opened[seat]) < len(diary.facts["bonus cards"][seat]) and bool(wall_less - shown)

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        for seat, cards in enumerate(diary.facts["open bonus cards"]):
            in_palace = {piece.name: piece.type for piece in diary.grounds[seat].tiles.values()}
            participants[seat].bonus_types += [in_palace[bonus_tile(card)] or "" for card in cards]

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"open_bonus_card", "keep_bonus_cards"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.step.kind
        if kind not in ("turn", "bonus_card"):
            return set()
        in_palace = {piece.name for piece in diary.grounds[seat].tiles.values()}
        face_down = set(diary.facts["bonus cards"][seat]) - set(diary.facts["open bonus cards"][seat])
        found = {f"open_bonus_card {card}" for card in face_down if bonus_tile(card) in in_palace}
        return found | ({"keep_bonus_cards"} if kind == "bonus_card" else set())

    def hide(self, game: TileGame, viewer: int | None) -> None:
        module = game.module_of(BonusCards)
        for seat in range(game.rules.seats):
            unseen = [card for card in module.face_down[seat] if card not in module.shown]
            if seat != viewer and unseen and module.rest:
                kept = [card for card in module.face_down[seat] if card != unseen[0]]
                rest = [*module.rest[1:], unseen[0]]
                module.face_down[seat] = tuple(sorted([*kept, module.rest[0]]))
                module.rest = tuple(sorted(rest))


def bonus_tile(card: str) -> str:
    """Return the tile on a bonus card."""
    return f"{card.removeprefix('bonus_')}_open"


CHECKS = BonusCardChecks()
