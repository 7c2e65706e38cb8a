// The outlines of a palace for drawing: the sides that carry the wall or moat, in order; and the
// first tile of a city.

import {
  type Cell,
  type GameEvent,
  isMarked,
  type PlacedTile,
  type Side,
  type TileView,
} from "../client/game";

export interface Edge {
  cell: Cell;
  side: Side;
}

export const PALACE = 0;
export const CITY = 1;
const AROUND: readonly { side: Side; step: Cell }[] = [
  { side: "n", step: [0, -1] },
  { side: "e", step: [1, 0] },
  { side: "s", step: [0, 1] },
  { side: "w", step: [-1, 0] },
];
const nameOf = ({ cell, side }: Edge): string => `${cell.join()} ${side}`;
const stepped = (cell: Cell, direction: number): Cell => {
  const step = AROUND[direction & 3]?.step ?? [0, 0];
  return [cell[0] + step[0], cell[1] + step[1]];
};

/**
 * The segments of the outer wall (or moat), each as its sides in clockwise order, the longest
 * first.
 */
export function linesOf(palace: readonly PlacedTile[], district: number): Edge[][] {
  const own = new Set(
    palace.filter((piece) => piece.district === district).map(({ cell }) => cell.join()),
  );
  const outer = new Map<string, Edge>();
  for (const piece of palace) {
    if (piece.district !== district) continue;
    AROUND.forEach(({ side }, direction) => {
      const edge = { cell: piece.cell, side };
      if (isMarked(piece, side) && !own.has(stepped(piece.cell, direction).join()))
        outer.set(nameOf(edge), edge);
    });
  }
  const following = new Map([...outer].map(([name, edge]) => [name, nameOf(next(edge, own))]));
  const reached = new Set([...following.values()].filter((name) => outer.has(name)));
  const lines: Edge[][] = [];
  // Open lines come first; the remaining sides form closed rings.
  for (const start of [...outer.keys()].sort(
    (one, other) => Number(reached.has(one)) - Number(reached.has(other)),
  )) {
    const line: Edge[] = [];
    for (
      let name: string | undefined = start;
      name !== undefined && outer.has(name);
      name = following.get(name)
    ) {
      line.push(outer.get(name) as Edge);
      outer.delete(name);
    }
    if (line.length > 0) lines.push(line);
  }
  return lines.sort((one, other) => other.length - one.length);
}

/**
 * The next side of the outline, clockwise; where tiles touch only at a corner, around this tile's
 * corner.
 */
function next({ cell, side }: Edge, own: Set<string>): Edge {
  const direction = AROUND.findIndex((one) => one.side === side);
  const right = (direction + 1) & 3;
  const sideOf = (number: number): Side => AROUND[number & 3]?.side ?? "n";
  const neighbour = stepped(cell, right);
  if (!own.has(neighbour.join())) return { cell, side: sideOf(right) };
  const diagonal = stepped(neighbour, direction);
  if (!own.has(diagonal.join())) return { cell: neighbour, side };
  return { cell: diagonal, side: sideOf(direction + 3) };
}

/** The end points of a side in units of 100, clockwise. */
export function ends({ cell: [x, y], side }: Edge): [number, number, number, number] {
  const [left, top] = [x * 100, y * 100];
  const [right, bottom] = [left + 100, top + 100];
  if (side === "n") return [left, top, right, top];
  if (side === "e") return [right, top, right, bottom];
  if (side === "s") return [right, bottom, left, bottom];
  return [left, bottom, left, top];
}

/** A line as an SVG path. */
export function pathOf(line: Edge[]): string {
  return line
    .map((edge, index) => {
      const [x1, y1, x2, y2] = ends(edge);
      return `${index === 0 ? `M${x1} ${y1}` : ""}L${x2} ${y2}`;
    })
    .join("");
}

/**
 * The first cell of the city that a seat builds beside its palace. That tile never moves, so it is
 * the earliest one placed among those of the city.
 */
export function cityStart(view: TileView, seat: number, log: readonly GameEvent[]): Cell | null {
  if (view.game !== "combined") return null;
  const city = new Set(
    (view.seats[seat]?.palace ?? [])
      .filter(({ district }) => district === CITY)
      .map(({ tile }) => tile),
  );
  for (const event of log)
    if (event.event === "tile_placed" && event.seat === seat && city.has(event.tile))
      return event.cell;
  return null;
}
