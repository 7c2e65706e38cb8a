"""Random whole games in which every invariant is checked after every action."""

from typing import Any

from alhambra.protocol import Event, GameConfig, Randomness, canonical_seed
from alhambra.roll_and_write import ACTIONS, RollAndWrite
from alhambra.roll_and_write.messages import SheetPoints
from tests.engines import new_roll_and_write
from tests.games.consequences import check_preview, check_refusals
from tests.messages import fields
from tests.roll_and_write import model

CONFIGS = [
    *[GameConfig("roll_and_write", seats) for seats in range(1, 6)],
    *[
        GameConfig("roll_and_write", 1, (), options)
        for options in (
            ["opponents"],
            ["three_imaginary"],
            ["four_imaginary"],
            ["three_imaginary", "opponents"],
            ["four_imaginary", "opponents"],
        )
    ],
]


class Diary:
    """The marks by player and round according to the events, the set-up being round 0."""

    def __init__(self) -> None:
        self.rounds: list[list[tuple[int, str]]] = [[]]
        self.places: set[tuple[str, int]] = set()
        self.points: dict[tuple[int, str], int] = {}  # by row and type
        self.cells: set[tuple[int, int, int]] = set()
        self.sheets: list[SheetPoints] = []
        self.extra = 0

    def read(self, events: list[Event], seats: int) -> None:
        for event in events:
            data: dict[str, Any] = fields(event)
            if event.kind == "round_begins":
                self.rounds.append([])
            elif event.kind == "building_ticked":
                self.rounds[-1].append((data["row"], data["building"]))
                if data["row"] < seats:
                    cell = (data["row"], data["yellow"], data["blue"])
                    assert cell not in self.cells, "a building was ticked twice"
                    self.cells.add(cell)
            elif event.kind == "places_awarded":
                for number in range(len(data["rows"])):
                    place = (data["building"], data["place"] + number)
                    assert place not in self.places, "a place was given twice"
                    self.places.add(place)
                for row, points in zip(data["rows"], data["points"], strict=True):
                    self.points[row, data["building"]] = points
            elif event.kind == "sheets_scored":
                self.sheets, self.extra = data["sheets"], data["extra"]


def play_random_game_with_checks(config: GameConfig, seed: int | str) -> RollAndWrite:
    """Play a random game and return it finished; AssertionError on a violation."""
    game = new_roll_and_write(config, canonical_seed(seed))
    chooser = Randomness(f"choices {seed}")
    diary = Diary()
    diary.read(game.events, game.seats)
    while not game.is_over:
        check_position(game, diary)
        check_standing(game, diary)
        actions = game.legal_actions()
        check_actions(game)
        kinds = list(game.action_set.kinds)
        check_refusals(game, kinds[chooser.below(len(kinds))])
        check_preview(game, actions[chooser.below(len(actions))])
        action = actions[chooser.below(len(actions))]
        twin = game.copy()
        before = game.checksum()
        assert twin.checksum() == before
        events = game.play(action)
        assert twin.checksum() == before, "playing changed a copy"
        diary.read(events, game.seats)
        twin.play(action)
        assert twin.checksum() == game.checksum(), "a copy played on differently"
    check_end(game, diary)
    return game


def check_position(game: RollAndWrite, diary: Diary) -> None:
    decision = game.decision
    assert decision is not None
    assert game.chance is None
    assert decision.seat == game.turn_seat
    for seat, sheet in enumerate(game.sheets):
        dice = 1
        if seat == game.turn_seat:
            dice = 1 if decision.kind == "second_tick" else 2  # the used pair has been picked up
        assert len(sheet.yellows) == len(sheet.blues) == dice
        assert all(1 <= value <= 6 for value in sheet.yellows + sheet.blues)
        assert 0 <= sheet.coins_spent <= sheet.coins_gained <= game.layout.coin_supply
        ticked = {(seat, y, b) for y in range(1, 7) for b in range(1, 7) if sheet.is_ticked(y, b)}
        assert ticked == {cell for cell in diary.cells if cell[0] == seat}
    check_boxes(game)


def check_boxes(game: RollAndWrite) -> None:
    """The marks on the score sheet are the ticks of the sheets, and never more than the boxes."""
    layout, score_sheet = game.layout, game.score_sheet
    for row in range(game.rows):
        for building in range(len(layout.types)):
            count = score_sheet.count(row, building)
            assert count <= layout.boxes[building]
            if row < game.seats:
                cells = [c for c in range(36) if layout.cell_type[c] == building and game.sheets[row].ticks >> c & 1]
                assert count == len(cells)


def check_actions(game: RollAndWrite) -> None:
    """The legal actions are those explained as legal; they can be written down and read again."""
    actions = game.legal_actions()
    assert actions
    assert len(set(actions)) == len(actions), "equal choices are offered twice"
    for action in actions:
        assert ACTIONS.parse(action.notation()) == action
        assert ACTIONS.from_json(action.to_json()) == action
    legal = {action.notation() for action in actions}
    for notation in ALL_NOTATIONS:
        assert game.is_legal(ACTIONS.parse(notation)) == (notation in legal), notation


_DICE = [f"{colour}_{value}" for colour in ("yellow", "blue") for value in range(1, 7)]
_PAIRS = [f"{yellow} {blue}" for yellow in range(1, 7) for blue in range(1, 7)]
ALL_NOTATIONS = [
    *[f"{kind} {pair}" for kind in ("tick", "keep") for pair in _PAIRS],
    *[f"turn {die} {direction}" for die in _DICE for direction in ("up", "down")],
    "coins",
    "done",
]


def check_standing(game: RollAndWrite, diary: Diary) -> None:
    """Everybody's points equal those of the slow model if the game ended now."""
    standing = game.standing()
    assert standing["points"] == game.scores
    boxes = dict(zip(game.layout.types, game.layout.boxes, strict=True))
    by_type = model.building_points(boxes, diary.rounds, game.rows)
    scoring_rows = game.rows if game.opponents else game.seats
    for building in standing["buildings"]:
        expected = [by_type[row].get(building["type"], 0) if row < scoring_rows else 0 for row in range(game.rows)]
        assert building["points"] == expected
        taken = [points for points in building["given"] if points is not None]
        assert all(given in (None, points) for given, points in zip(building["given"], expected, strict=True))
        assert len(building["left"]) == max(3 - len(taken), 0)
    for seat in range(game.seats):
        ticks = {(yellow, blue) for row, yellow, blue in diary.cells if row == seat}
        sheet = standing["sheets"][seat]
        assert sum(sheet["rows"]) + sum(sheet["columns"]) == model.line_points(ticks)
        assert sheet["coins"] == model.coin_points(game.sheets[seat].coins)
        assert standing["totals"][seat] == sum(by_type[seat].values()) + sum(points_of_sheet(sheet))


def points_of_sheet(sheet: SheetPoints) -> list[int]:
    return [*sheet["rows"], *sheet["columns"], sheet["coins"]]


def check_told_points(game: RollAndWrite, diary: Diary) -> None:
    """The events have reported every point of the game."""
    told = [sum(points for (row, _), points in diary.points.items() if row == number) for number in range(game.rows)]
    for seat, sheet in enumerate(diary.sheets):
        told[seat] += sum(points_of_sheet(sheet))
    for row in range(game.seats, game.rows):
        told[row] += diary.extra
    assert told == [*game.scores, *game.imaginary_scores()] == game.standing()["totals"]


def check_end(game: RollAndWrite, diary: Diary) -> None:
    """The points equal those of the slow model."""
    check_told_points(game, diary)
    assert game.legal_actions() == []
    assert game.decision is None
    assert len(diary.rounds) == game.rounds + 1
    check_boxes(game)
    boxes = dict(zip(game.layout.types, game.layout.boxes, strict=True))
    by_type = model.building_points(boxes, diary.rounds, game.rows)
    expected = []
    for seat, sheet in enumerate(game.sheets):
        ticks = {(yellow, blue) for row, yellow, blue in diary.cells if row == seat}
        rest = model.line_points(ticks) + model.coin_points(sheet.coins)
        expected.append(sum(by_type[seat].values()) + rest)
    assert game.scores == expected
    imaginary = [0] * (game.rows - game.seats)
    best = max(expected)
    if "opponents" in game.config.options:
        extra = {2: 21, 3: 18, 4: 15}[game.rows - game.seats]
        imaginary = [sum(points.values()) + extra for points in by_type[game.seats :]]
        best = max(best, *imaginary)
    assert game.imaginary_scores() == imaginary
    best_seats = [seat for seat, points in enumerate(expected) if points == best]
    assert game.winners == ([] if game.seats == 1 and "opponents" not in game.config.options else best_seats)
    beaten = "opponents" in game.config.options and not best_seats
    assert game.imaginary_winners == [n for n, points in enumerate(imaginary, start=1) if beaten and points == best]
    told = [[diary.points.get((row, kind), 0) for kind in boxes] for row in range(game.rows)]
    assert told == [row["points"] for row in game.view(None)["rows"]]
