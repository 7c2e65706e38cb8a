"""The end of a game: last places, points of sheets and winners."""

from typing import TYPE_CHECKING

from alhambra.protocol.messages import GameOver
from alhambra.roll_and_write.messages import ImaginaryPlayersWon, PlacesAwarded, SheetsScored
from alhambra.roll_and_write.scoring import PlaceAward, sheet_points

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite


def end_game(game: "RollAndWrite") -> None:
    """Award the remaining places, score the sheets and end the game."""
    emit_awards(game, game.score_sheet.settle_end())
    if game.records_events:
        sheets = [sheet_points(game.layout, sheet) for sheet in game.sheets]
        scored: SheetsScored = {"event": "sheets_scored", "sheets": sheets, "extra": game.extra_points}
        game.emit(scored)
    game.is_over = True
    if game.imaginary_winners:
        beaten: ImaginaryPlayersWon = {"event": "imaginary_players_won", "numbers": game.imaginary_winners}
        game.emit(beaten)
    over: GameOver = {"event": "game_over", "points": game.scores, "winners": game.winners}
    game.emit(over)


def emit_awards(game: "RollAndWrite", awards: list[PlaceAward]) -> None:
    """Emit an event for each award of places."""
    for award in awards:
        event: PlacesAwarded = {
            "event": "places_awarded",
            "building": game.layout.types[award.building],
            "place": award.place,
            "rows": award.rows,
            "points": award.points,
        }
        game.emit(event)
