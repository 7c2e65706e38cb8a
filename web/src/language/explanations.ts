// Tooltips in words: what tiles, types and cards are.

import { money, type Tile } from "../client/game";
import { keyOf, type Language, Verbatim } from "./language";

const CITY = 1;
const CAMP = 2;

/** The name of a tile with its walls or moats. */
export function nameOfTile(language: Language, tile: Tile): string {
  if (tile.district !== CITY || tile.type === null) return language.piece(tile.tile, true);
  const sides = Array.from(tile.sides.toLowerCase()).map((side) =>
    language.text(`direction-${side}`),
  );
  return language.text("tile-moats", {
    tile: tile.tile,
    sides: new Verbatim(language.joined(sides)),
    sides_count: sides.length,
  });
}

/** Explains a tile: its type, its price, what its walls are for, and what its type scores. */
export function explainTile(language: Language, tile: Tile): string {
  const name = nameOfTile(language, tile);
  const parts = [`${name.charAt(0).toUpperCase()}${name.slice(1)}.`];
  if (tile.tile === "fountain" || tile.tile === "alhambra")
    parts.push(language.text("explain-start"));
  else if (tile.tile.startsWith("hut_")) parts.push(language.text("explain-hut"));
  else if (tile.district === CAMP) parts.push(language.text("explain-camp"));
  else {
    if (tile.price > 0) parts.push(language.text("explain-price", { price: tile.price }));
    if (tile.sides !== "")
      parts.push(
        language.text(tile.district === CITY ? "explain-moat" : "explain-wall", {
          count: tile.sides.length,
        }),
      );
    else parts.push(language.text("explain-no-wall"));
    parts.push(explainType(language, tile.type));
  }
  if (tile.other_face) {
    const { type, price } = tile.other_face;
    parts.push(
      language.text("explain-other-face", {
        name: new Verbatim(language.thing("type", type ?? "")),
        price,
      }),
    );
  }
  return parts.filter(Boolean).join(" ");
}

/** Explains what a building type scores; empty where that depends on the game. */
export const explainType = (language: Language, type: string | null): string =>
  type === null
    ? ""
    : (language.find(keyOf("explain-type", type)) ?? language.text("explain-type-of-city"));

/** Explains what a card buys. */
export function explainCard(language: Language, card: string): string {
  const name = language.piece(card);
  const known = money(card);
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
  if (known?.currency === "diamond") return `${said} ${language.text("explain-diamond")}`;
  if (known !== null)
    return `${said} ${language.text("explain-money", { name: new Verbatim(language.thing("currency", known.currency)) })}`;
  const kind = card.split("_")[0] ?? "";
  return `${said} ${language.find(keyOf("explain", kind)) ?? ""}`.trim();
}
