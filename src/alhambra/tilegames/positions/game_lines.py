"""Positions of tile games as text: the table, the seats, and the pending steps."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.palace.palace import EMPTY
from alhambra.palace.shapes import CITY
from alhambra.palace.whole_palace import refuse_standing
from alhambra.protocol.actions import CELL_ORIGIN, cell_x, cell_y
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import IllegalAction, PositionError, quoted
from alhambra.protocol.positions.lines import HIDDEN, NONE, REST, PositionLines, PositionWriter
from alhambra.tilegames.cards import scoring_card
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.positions.deck_lines import (
    check_cards,
    check_given_piles,
    complete_deck,
    hand_as_known,
    read_deck,
    scorings_in_deck,
    write_deck,
)
from alhambra.tilegames.positions.secret_checks import check_secrets
from alhambra.tilegames.positions.secret_lines import read_secrets, write_secrets
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.scoring.scorings import LAST_SCORING, Score
from alhambra.tilegames.step import Step
from alhambra.tilegames.turns.drawing import DISPLAY_SIZE
from alhambra.tilegames.turns.ending import EndGame, LastScoring
from alhambra.tilegames.turns.set_up import BuildDeck, SetUpModules
from alhambra.tilegames.turns.turn import TurnStep
from alhambra.tilegames.turns.turn_cycle import EndOfTurn, TurnOver
from alhambra.tilegames.variants.granada import MARKER_SIDES, GranadaRules

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

_NEXT: Final = ","  # between pending steps
_MOST_STEPS: Final = 200
# The steps that can be at the bottom of the stack.
_LOWEST: Final = (TurnOver, LastScoring, EndGame)


# --- writing ---


def write_position(game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
    """Write the whole state, or a seat's knowledge of it."""
    _write_course(game, lines)
    _write_table(game, lines)
    for other in range(game.rules.seats):
        _write_seat(game, seat, other, lines)
    write_deck(game, seat, lines)
    write_secrets(game, seat, lines)
    if not _awaits_modules(game.pending()):
        for module in game.modules:
            module.write_position(game, seat, lines)
    lines.put("pending", [f"{_NEXT} ".join([step.notation(game.rules.words) for step in reversed(game.pending())])])


def _awaits_modules(steps: list[Step]) -> bool:
    """Return whether the modules are not set up yet."""
    return any(isinstance(step, SetUpModules) for step in steps)


def _write_course(game: "TileGame", lines: PositionWriter) -> None:
    """Write turns, scorings and the marker."""
    lines.put_number("turn", game.turn_count)
    lines.put_number("turn seat", game.turn_seat)
    lines.put_number("start seat", game.start_seat)
    lines.put_number("idle turns", game.idle_turns)
    lines.put_flag("purchased", game.purchased)
    lines.put_number("scorings done", game.scorings_done)
    lines.put_numbers("scorings due", game.due)
    lines.put_number("reshuffles", game.reshuffles)
    if isinstance(game.rules, GranadaRules):
        lines.put("marker", [MARKER_SIDES[game.marker]])
        lines.put_flag("marker due", game.marker_is_due)


def _write_table(game: "TileGame", lines: PositionWriter) -> None:
    """Write the market, display, bags and new tiles, and what Dirk has."""
    lines.put("market", [NONE if piece == NO_TILE else game.piece_name(piece) for piece in game.market])
    lines.put("display", [game.deck.name(card) for card in game.display])
    lines.put("new tiles", [game.piece_name(piece) for piece in game.new_tiles])
    lines.put("left out", [game.piece_name(piece) for piece in game.left_out])
    elsewhere = _tiles_elsewhere(game)
    for number, bag in enumerate(game.bags):
        rest = [tile for tile in game.rules.catalog.bags[number] if tile not in elsewhere]
        lines.put(f"bag {number + 1}", [REST] if bag == rest else [game.piece_name(tile) for tile in bag])
    if game.rules.with_dirk:
        lines.put("dirk", [game.piece_name(piece) for piece in game.dirk])
        lines.put_number("dirk points", game.dirk_points)


def _tiles_elsewhere(game: "TileGame") -> set[int]:
    """Return both faces of the tiles that are not in a bag."""
    pieces = [*game.market, *game.new_tiles, *game.left_out, *game.dirk]
    for other in range(game.rules.seats):
        pieces += [*game.reserves[other], *game.palaces[other].pieces.values()]
    return {*pieces, *[game.rules.catalog.other_faces[piece] for piece in pieces if piece >= 0]}


def _write_seat(game: "TileGame", seat: int | None, other: int, lines: PositionWriter) -> None:
    """Write the points, hand, palace and reserve of a seat."""
    lines.put_number(f"points {other}", game.points[other])
    lines.put(f"hand {other}", _hand(game, seat, other))
    palace = game.palaces[other]
    tiles = [(place, piece) for place, piece in sorted(palace.pieces.items()) if place != CELL_ORIGIN]
    lines.put(
        f"palace {other}", [f"{game.piece_name(piece)}@{cell_x(place)},{cell_y(place)}" for place, piece in tiles]
    )
    first = first_of_city(game, other)
    if first not in (EMPTY, CELL_ORIGIN):
        lines.put(f"city {other}", [f"{cell_x(first)},{cell_y(first)}"])
    lines.put(f"reserve {other}", [game.piece_name(piece) for piece in game.reserves[other]])


def _hand(game: "TileGame", seat: int | None, other: int) -> list[str]:
    """Return the cards in a hand; cards unknown to the seat are hidden."""
    known = sorted(hand_as_known(game, seat, other))
    return [*[game.deck.name(card) for card in known], *[HIDDEN] * (game.hand_size(other) - len(known))]


def first_of_city(game: "TileGame", seat: int) -> int:
    """Return the cell of the first tile of the seat's city, or EMPTY."""
    palace = game.palaces[seat]
    for place in palace.cells_of(CITY):
        if palace.is_fixed(place):
            return place
    return EMPTY


# --- reading ---


def read_position(game: "TileGame", seat: int | None, lines: PositionLines) -> None:
    """Load a position into a new game."""
    reading = TileLines(game, lines)
    game.have_pending([])
    _read_course(game, lines)
    _read_table(game, reading)
    hidden = [_read_seat(game, seat, other, reading) for other in range(game.rules.seats)]
    pending = _read_steps(game, lines)
    for number in range(len(game.bags)):
        _read_bag(game, number, reading)
    read_deck(game, seat, not any(isinstance(step, BuildDeck) for step in pending), reading)
    read_secrets(game, seat, hidden, reading)
    if not _awaits_modules(pending):
        for module in game.modules:
            module.read_position(game, seat, reading)
    complete_deck(game, reading)
    check_cards(game, seat)
    check_secrets(game, seat, lines)
    _check_palaces(game, reading)
    _load_steps(game, pending, lines)
    check_given_piles(game, lines)
    _check_scorings(game, lines)
    _check_new_tiles(game, lines)
    if seat is None:
        try:
            check_pending_hands(game)
        except PositionError as error:
            raise lines.because("pending", error) from None


def _read_course(game: "TileGame", lines: PositionLines) -> None:
    last_seat = game.rules.seats - 1
    game.turn_count = lines.number("turn", 1)
    game.turn_seat = lines.number("turn seat", 0, last_seat)
    game.start_seat = lines.number("start seat", 0, last_seat)
    game.idle_turns = lines.number("idle turns", 0)
    game.purchased = lines.flag("purchased", False)
    game.scorings_done = lines.number("scorings done", 0, LAST_SCORING)
    game.due = tuple([lines.as_number("scorings due", word, LAST_SCORING) for word in lines.words("scorings due")])
    if 0 in game.due or len(game.due) > LAST_SCORING:
        raise lines.error("scorings due", "position-no-scorings")
    game.reshuffles = lines.number("reshuffles", 0)
    if isinstance(game.rules, GranadaRules):
        marker = lines.word("marker", MARKER_SIDES[0])
        if marker not in MARKER_SIDES:
            raise lines.error("marker", "position-no-marker", possible=MARKER_SIDES, given=quoted(marker))
        game.marker = MARKER_SIDES.index(marker)
        game.marker_is_due = lines.flag("marker due", False)


def _read_table(game: "TileGame", reading: TileLines) -> None:
    lines = reading.lines
    names = lines.words("market") or [NONE] * len(game.market)
    if len(names) != len(game.market):
        raise lines.error("market", "position-no-market", number=len(game.market), none=NONE)
    game.market = vec[i64]([NO_TILE if name == NONE else reading.tile("market", name) for name in names])
    for slot, piece in enumerate(game.market):
        if piece >= 0 and reading.bag_of(piece) != slot // FIELDS:
            raise lines.error("market", "position-does-not-lie-there", given=game.piece_name(piece))
    game.display = vec[i64](reading.cards("display"))
    if len(game.display) > DISPLAY_SIZE:  # each card doubles the number of sets that can be taken
        raise lines.error("display", "position-display-too-large", most=DISPLAY_SIZE, found=len(game.display))
    for card in game.display:
        if not game.is_like_money(card):
            raise lines.error("display", "position-does-not-lie-there", given=game.deck.name(card))
    game.new_tiles = tuple(reading.tiles("new tiles"))
    game.left_out = tuple(reading.tiles("left out"))
    if game.rules.with_dirk:
        game.dirk = tuple(reading.tiles("dirk"))
        game.dirk_points = lines.number("dirk points", 0)


def _read_seat(game: "TileGame", seat: int | None, other: int, reading: TileLines) -> int:
    """Read the state of a seat; return the number of its hidden cards."""
    lines = reading.lines
    game.points[other] = lines.number(f"points {other}", 0)
    name = f"hand {other}"
    words = lines.words(name)
    known = [word for word in words if word != HIDDEN]
    if len(known) < len(words) and seat in (None, other):
        raise lines.error(name, "position-nothing-hidden")
    for card in reading.cards_held(name, known):
        game.gain(other, card)
    _read_palace(game, other, reading)
    for piece in reading.tiles(f"reserve {other}"):
        game.add_to_reserve(other, piece)
    return len(words) - len(known)


def _read_palace(game: "TileGame", seat: int, reading: TileLines) -> None:
    """Read the palace, placing the first tile of the city before the others."""
    name = f"palace {seat}"
    tiles: dict[int, int] = {}
    for word in reading.lines.words(name):
        tile, _, where = word.partition("@")
        place = reading.cell(name, where)
        if place in tiles or place == CELL_ORIGIN:
            raise reading.lines.error(name, "position-cell-twice", given=where)
        tiles[place] = reading.tile(name, tile)
    first = _read_first_of_city(game, seat, tiles, reading)
    palace = game.own_palace(seat)
    for place in sorted(tiles, key=lambda place: (place != first, place)):
        palace.lay(tiles[place], place)


def _read_first_of_city(game: "TileGame", seat: int, tiles: dict[int, int], reading: TileLines) -> int:
    """Return the cell of the first tile placed in the city; EMPTY if there is none."""
    districts = game.rules.catalog.districts
    if districts[game.rules.catalog.start] == CITY:
        return EMPTY
    city = [place for place, piece in tiles.items() if districts[piece] == CITY]
    name = f"city {seat}"
    if reading.lines.has(name):
        first = reading.cell(name, reading.lines.word(name, ""))
        if first not in city:
            raise reading.lines.error(name, "position-no-city-tile")
        return first
    if len(city) > 1:
        raise reading.lines.error(name, "position-without-first-of-city")
    return city[0] if city else EMPTY


def _read_bag(game: "TileGame", number: int, reading: TileLines) -> None:
    name = f"bag {number + 1}"
    rest = [tile for tile in game.rules.catalog.bags[number] if not reading.is_used(tile)]
    if reading.lines.tells(name):
        tiles = sorted(reading.tiles(name))
        for tile in tiles:
            if tile not in rest:
                raise reading.lines.error(name, "position-does-not-lie-there", given=game.piece_name(tile))
        rest = tiles
    game.bags[number] = rest


def _check_palaces(game: "TileGame", reading: TileLines) -> None:
    for seat in range(game.rules.seats):
        first = first_of_city(game, seat)
        refusal = refuse_standing(game.palaces[seat], CELL_ORIGIN if first == EMPTY else first)
        if refusal is not None:
            raise reading.lines.because(f"palace {seat}", IllegalAction(refusal))


# --- pending steps ---


def _read_steps(game: "TileGame", lines: PositionLines) -> list[Step]:
    """Read the pending steps, the next one last; the default is the turn of the current seat."""
    if not lines.has("pending"):
        return [TurnOver(), EndOfTurn(), TurnStep(game.turn_seat)]
    words = lines.words("pending")
    parts = " ".join(words).split(_NEXT) if words else []
    if len(parts) > _MOST_STEPS:
        raise lines.error("pending", "position-too-many-steps", most=_MOST_STEPS)
    steps: list[Step] = []
    try:
        for part in reversed(parts):
            step = game.rules.step_set.parse(part.split())
            assert isinstance(step, Step)
            steps.append(step)
    except PositionError as error:
        raise lines.because("pending", error) from None
    if steps and [number for number, step in enumerate(steps) if isinstance(step, _LOWEST)] != [0]:
        raise lines.error("pending", "position-last-step", possible=[step.kind for step in _LOWEST])
    return steps


def _load_steps(game: "TileGame", steps: list[Step], lines: PositionLines) -> None:
    """Load the pending steps if they are possible; a game without any is over."""
    game.have_pending(steps)
    for number, step in enumerate(steps):
        is_next = number == len(steps) - 1
        fits_stack = number == 0 or step.may_precede(steps[number - 1])
        if not (step.may_be_pending(game) and fits_stack and (step.seat == NOBODY or is_next or step.may_wait)):
            raise lines.error("pending", "position-step-not-due", given=step.notation(game.rules.words))
    game.is_over = not steps


def check_pending_hands(game: "TileGame") -> None:
    """Refuse steps that are impossible with the hands of the seats."""
    for step in game.pending():
        if not step.fits_hands(game):
            raise PositionError("position-step-not-paid", given=step.notation(game.rules.words))


def _check_scorings(game: "TileGame", lines: PositionLines) -> None:
    """Refuse a scoring that is already done, or that would occur twice."""
    pending = game.pending()
    scorings = [*game.due, *[step.scoring for step in pending if isinstance(step, Score)]]
    if pending and isinstance(pending[0], TurnOver):
        scorings += scorings_in_deck(game)
    if any(isinstance(step, BuildDeck) for step in pending):
        shuffled_in = [card for pile in game.rules.scoring_piles() for card in pile]
        scorings += [scoring for scoring in range(1, LAST_SCORING) if scoring_card(scoring) in shuffled_in]
    if pending and not isinstance(pending[0], EndGame):
        scorings.append(LAST_SCORING)
    if len(set(scorings)) < len(scorings) or min([LAST_SCORING + 1, *scorings]) <= game.scorings_done:
        raise lines.error("scorings done", "position-scorings-twice")


def _check_new_tiles(game: "TileGame", lines: PositionLines) -> None:
    """Refuse new tiles that no pending step places in time."""
    if game.new_tiles:
        for step in reversed(game.pending()):
            if step.places_new_tiles:
                return
            if step.needs_tiles_placed:
                break
        raise lines.error("new tiles", "position-new-tiles-of-nobody")
