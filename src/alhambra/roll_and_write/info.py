"""The configuration of Roll & Write: seats, options, imaginary players and rounds."""

from alhambra.protocol import ConfigError, GameConfig, GameInfo, quoted

THREE_IMAGINARY = "three_imaginary"
FOUR_IMAGINARY = "four_imaginary"
OPPONENTS = "opponents"


class RollAndWriteInfo(GameInfo):
    """The seats and options of Roll & Write.

    Every option is a variant of the solo game (RNW-SOLO-7, RNW-SOLO-8).
    """

    def check(self, config: GameConfig) -> None:
        super().check(config)
        if config.options and config.seats != 1:
            option, seats = quoted(min(config.options)), config.seats
            raise ConfigError("option-only-alone", clause="RNW-SOLO-7", game=self.name, given=option, number=seats)
        if THREE_IMAGINARY in config.options and FOUR_IMAGINARY in config.options:
            raise ConfigError(
                "options-exclude-each-other", clause="RNW-SOLO-7", first=THREE_IMAGINARY, second=FOUR_IMAGINARY
            )


INFO = RollAndWriteInfo(
    name="roll_and_write",
    title="Alhambra Roll & Write",
    min_seats=1,
    max_seats=5,
    options=(THREE_IMAGINARY, FOUR_IMAGINARY, OPPONENTS),
    folder="alhambra.roll_and_write",
    clauses=("RNW",),
)


def imaginary_players(config: GameConfig) -> int:
    """Return the number of imaginary players (RNW-SOLO-1, RNW-SOLO-7)."""
    if THREE_IMAGINARY in config.options:
        return 3
    if FOUR_IMAGINARY in config.options:
        return 4
    return max(0, 3 - config.seats)


def players_for_rounds(config: GameConfig) -> int:
    """Return the number of players that determines the rounds (RNW-TURN-1, RNW-SOLO-7)."""
    return config.seats + imaginary_players(config) if config.options - {OPPONENTS} else config.seats
