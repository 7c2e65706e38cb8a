// The reducers of Roll & Write. They infer nothing: they only carry out what the event says.

import type { RollAndWriteView } from "../../messages";
import { type Changes, needed, removeOne } from "./reducers";

type Colour = "yellow" | "blue";

/** The index of a building type, in the order of the score sheet. */
const buildingNumber = (view: RollAndWriteView, name: string): number =>
  view.buildings.findIndex(({ type }) => type === name);

/** Places a die beside a grid; dice are ordered by value. */
function lay(view: RollAndWriteView, seat: number, colour: Colour, value: number): void {
  const dice = needed(view.seats[seat])[colour];
  dice.push(value);
  dice.sort((one, other) => one - other);
}

/** Removes a die from beside a grid. */
function takeUp(view: RollAndWriteView, seat: number, colour: Colour, value: number): void {
  removeOne(needed(view.seats[seat])[colour], value);
}

function dieOf(name: string): [Colour, number] {
  const [colour, value] = name.split("_");
  return [colour === "yellow" ? "yellow" : "blue", Number(value)];
}

const inOrder = (one: number[], other: number[]): number =>
  needed(one[0]) - needed(other[0]) || needed(one[1]) - needed(other[1]);

export const ROLL_AND_WRITE: Changes<RollAndWriteView> = {
  roll_is_due(view, event) {
    view.chance = event.roll;
  },
  next_decision(view, event) {
    if (event.decision !== null) view.chance = null;
  },
  start_seat(view, event) {
    view.start_seat = event.seat;
    view.turn_seat = event.seat;
  },
  round_begins(view, event) {
    view.round = event.round;
  },
  turn_passes(view, event) {
    view.turn_seat = event.seat;
  },
  die_rolled(view, event) {
    lay(view, event.seat, ...dieOf(event.die));
  },
  die_turned(view, event) {
    const [colour, value] = dieOf(event.die);
    takeUp(view, event.seat, colour, value);
    lay(view, event.seat, colour, event.to);
    Object.assign(needed(view.seats[event.seat]), event.sheet);
  },
  building_ticked(view, event) {
    const { counts } = needed(view.rows[event.row]);
    const number = buildingNumber(view, event.building);
    counts[number] = needed(counts[number]) + 1;
    if (event.sheet !== null) {
      const sheet = needed(view.seats[event.row]);
      sheet.ticks.push([event.yellow, event.blue]);
      sheet.ticks.sort(inOrder);
      Object.assign(sheet, event.sheet);
    }
    if (event.with_dice) {
      takeUp(view, event.row, "yellow", event.yellow);
      takeUp(view, event.row, "blue", event.blue);
    }
  },
  coins_taken(view, event) {
    Object.assign(needed(view.seats[event.seat]), { yellow: [], blue: [] }, event.sheet);
  },
  dice_passed(view, event) {
    for (const colour of ["yellow", "blue"] as const) {
      takeUp(view, event.seat, colour, event[colour]);
      lay(view, event.to, colour, event[colour]);
    }
  },
  places_awarded(view, event) {
    const number = buildingNumber(view, event.building);
    const building = needed(view.buildings[number]);
    building.places_gone = Math.min(
      building.places_gone + event.rows.length,
      building.places.length,
    );
    event.rows.forEach((row, index) => {
      const points = needed(event.points[index]);
      needed(view.rows[row]).places[number] = event.place;
      needed(view.rows[row]).points[number] = points;
      const imaginary = row - view.seats.length;
      if (imaginary < 0) needed(view.seats[row]).points += points;
      else view.imaginary_scores[imaginary] = needed(view.imaginary_scores[imaginary]) + points;
    });
  },
  sheets_scored(view, event) {
    view.imaginary_scores = view.imaginary_scores.map((points) => points + event.extra);
  },
  imaginary_players_won(view, event) {
    view.imaginary_winners = event.numbers;
  },
  game_over(view, event) {
    event.points.forEach((points, seat) => (needed(view.seats[seat]).points = points));
    view.chance = null;
    view.is_over = true;
    view.winners = event.winners;
  },
};
