// What the diagrams of clauses show: small palaces of real tiles, legal and illegal.

import type { Cell, PlacedTile } from "../client/game";

export interface Diagram {
  tiles: PlacedTile[];
  verdict?: boolean; // whether it is legal
  empty?: Cell[]; // empty cells that matter
  wall?: [Cell, Cell][]; // the outer wall segments that count, from corner to corner
  caption: string; // a message key
}

/** Parses a tile: its type, price, walled sides and cell, such as "tower 9 NE 0,1". */
function tile(words: string): PlacedTile {
  const [type = "", price = "0", sides = "", at = "0,0"] = words.split(" ");
  const cell = at.split(",").map(Number) as Cell;
  const isFountain = type === "fountain";
  return {
    tile: isFountain ? "fountain" : `${type}_${price}_${at}`,
    type: isFountain ? null : type,
    price: Number(price),
    district: 0,
    sides: sides === "-" ? "" : sides,
    cell,
  };
}

const tiles = (...words: string[]): PlacedTile[] => words.map(tile);

/** The sides of the cells from each corner to the next. */
function along(...corners: Cell[]): [Cell, Cell][] {
  return corners.slice(1).map((corner, index): [Cell, Cell] => [corners[index] as Cell, corner]);
}

export const DIAGRAMS: Record<string, Diagram[]> = {
  "ALH-PLACE-4": [
    {
      tiles: tiles("chambers 9 N 0,0", "arcades 9 N 1,0"),
      verdict: true,
      caption: "rules-open-to-open",
    },
    {
      tiles: tiles("arcades 7 E 0,0", "garden 8 NW 1,0"),
      verdict: true,
      caption: "rules-wall-to-wall",
    },
    {
      tiles: tiles("pavilion 4 S 0,0", "garden 8 NW 1,0"),
      verdict: false,
      caption: "rules-wall-to-open",
    },
  ],
  "ALH-PLACE-5": [
    { tiles: tiles("fountain 0 - 0,0", "tower 9 N 0,1"), verdict: true, caption: "rules-side" },
    { tiles: tiles("fountain 0 - 0,0", "tower 9 N 1,1"), verdict: false, caption: "rules-corner" },
  ],
  "ALH-PLACE-6": [
    {
      tiles: tiles("fountain 0 - 0,0", "garden 8 N 1,0", "tower 9 E 2,0"),
      verdict: true,
      caption: "rules-reached",
    },
    {
      tiles: tiles("fountain 0 - 0,0", "garden 8 E 1,0", "tower 9 W 2,0"),
      verdict: false,
      caption: "rules-not-reached",
    },
  ],
  "ALH-PLACE-7": [
    {
      tiles: tiles(
        "arcades 4 NW 0,0",
        "pavilion 2 N 1,0",
        "tower 7 NE 2,0",
        "garden 6 W 0,1",
        "chambers 5 E 2,1",
        "seraglio 3 SW 0,2",
        "tower 8 S 1,2",
        "arcades 5 SE 2,2",
      ),
      empty: [[1, 1]],
      verdict: false,
      caption: "rules-hole",
    },
  ],
  "ALH-SCO-1": [
    {
      tiles: tiles("fountain 0 - 0,0", "tower 9 NE 1,0", "garden 8 ES 1,1", "arcades 6 SW 0,1"),
      wall: along([1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]),
      caption: "rules-wall-of-six",
    },
  ],
  "ALH-SCO-3": [
    {
      tiles: tiles("fountain 0 - 0,0", "arcades 7 E 0,1", "garden 8 W 1,1", "tower 9 E 1,0"),
      verdict: true,
      caption: "rules-inner-wall",
    },
  ],
};
