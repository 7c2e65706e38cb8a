// The diagrams of clauses: small palaces of real tiles, legal and illegal. The last tile is the one
// that is placed.

import type { Cell, PlacedTile } from "../client/game";
import written from "./diagrams.json";

export interface Diagram {
  tiles: PlacedTile[];
  verdict: boolean | null; // whether the last tile may be placed; null if that is not the point
  empty: Cell[]; // empty cells that matter
  wall: [Cell, Cell][]; // the outer wall segments that count, from corner to corner
  caption: string; // a message key
}

interface WrittenDiagram {
  tiles: string[];
  verdict?: boolean;
  empty?: string[];
  wall?: string[];
  caption: string;
}

const cellOf = (words: string): Cell => words.split(",").map(Number) as Cell;

/** Parses a tile and its cell, such as "tower_9_ne 0,1". */
function tileOf(words: string): PlacedTile {
  const [name = "", at = "0,0"] = words.split(" ");
  const [type = "", price = "0", sides = "open"] = name.split("_");
  return {
    tile: name,
    type: type === "fountain" ? null : type,
    price: Number(price),
    district: 0,
    sides: sides === "open" ? "" : sides.toUpperCase(),
    cell: cellOf(at),
  };
}

function diagramOf({ tiles, verdict, empty = [], wall = [], caption }: WrittenDiagram): Diagram {
  const corners = wall.map(cellOf);
  return {
    tiles: tiles.map(tileOf),
    verdict: verdict ?? null,
    empty: empty.map(cellOf),
    wall: corners.slice(1).map((corner, index) => [corners[index] as Cell, corner]),
    caption,
  };
}

export const DIAGRAMS: Record<string, Diagram[]> = Object.fromEntries(
  Object.entries(written as Record<string, WrittenDiagram[]>).map(([clause, diagrams]) => [
    clause,
    diagrams.map(diagramOf),
  ]),
);
