// The tiles that the start page shows: a city, and a face for each game.

import type { PlacedTile, Tile } from "../lib/game";

const tile = (type: string, price: number, sides = "", district = 0): Tile => ({ tile: `${type}_${price}`, type, price, district, sides });

/** The tile that stands for each game. */
export const FACES: Record<string, Tile> = {
  alhambra: tile("pavilion", 8),
  granada: tile("library", 5, "N", 1),
  combined: tile("bath_house", 9, "W", 1),
  roll_and_write: tile("tower", 13),
};

const ROWS = [
  "T9 G11 P8 C10 T13 A9",
  "A7 S7 T11 G10 P6 S9",
  "C9 P7 F0 A10 C11 G8",
  "S5 G12 C8 S8 T10 P5",
] as const;
const LETTERS: Record<string, string> = { P: "pavilion", S: "seraglio", A: "arcades", C: "chambers", G: "garden", T: "tower" };

/** A palace with a wall all around. */
export const CITY: PlacedTile[] = ROWS.flatMap((row, y) =>
  row.split(" ").map((word, x, { length }) => {
    const sides = [y === 0 && "N", x === length - 1 && "E", y === ROWS.length - 1 && "S", x === 0 && "W"].filter(Boolean).join("");
    const type = LETTERS[word.charAt(0)] ?? null;
    const price = Number(word.slice(1));
    return { tile: type === null ? "fountain" : `${type}_${price}_${x}${y}`, type, price: 0, district: 0, sides, cell: [x, y] };
  }),
);
