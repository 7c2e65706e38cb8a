"""What each seat knows about a position is itself a position."""

from alhambra import Game, Randomness, from_position, imagine


def check_knowledge(game: Game) -> None:
    """Check that a seat's knowledge can be read and imagined, as in the game itself, and so can the imagined game."""
    assert from_position(game.position(), 1).position() == game.position()
    for seat in range(game.config.seats):
        text = game.position(seat=seat)
        try:
            imagined = imagine(text, Randomness(1))
            assert imagined.checksum() == game.determinise(seat, Randomness(1)).checksum(), "something else is imagined"
            for other in range(game.config.seats):
                imagined.determinise(other, Randomness(2))
            if imagined.decision is not None:
                from_position(imagined.position(), 1)
        except Exception as error:
            error.add_note(f"what seat {seat} knows of\n{game.position()}\nis\n{text}")
            raise
