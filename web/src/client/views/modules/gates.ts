// The reducers of the City Gates.

import type { AlhambraView, StandingGate } from "../../../messages";
import { byLetters, type Changes, needed } from "../reducers";
import { gain, lose } from "../tileMoves";

/** The gate at a side of a cell, named after the tile to its south or east. */
function gateAt([x, y]: [number, number], side: string): StandingGate {
  if (side === "S") return { cell: [x, y + 1], side: "N" };
  if (side === "E") return { cell: [x + 1, y], side: "W" };
  return { cell: [x, y], side };
}

const inOrder = (one: StandingGate, other: StandingGate): number =>
  one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0] || byLetters(one.side, other.side);

export const GATES: Changes<AlhambraView> = {
  gate_revealed(view, event) {
    view.deck -= 1;
    const part = needed(view.gates);
    part.open = true;
    if (event.discarded) part.set_aside += 1;
  },
  gates_discarded(view, event) {
    needed(view.gates).set_aside -= event.count;
    view.discard += event.count;
  },
  gate_taken(view, event) {
    needed(view.gates).open = false;
    gain(view, event.seat, "gate");
  },
  gate_set(view, event) {
    lose(view, event.seat, "gate");
    const gates = needed(needed(view.gates).palaces[event.seat]);
    gates.push(gateAt(event.cell, event.side));
    gates.sort(inOrder);
  },
};
