// The small moves on a view of a game with tiles, of which the changes are made that events bring.
// A view is changed in place, but a tile in it never is, since tiles come out of events.

import type { AlhambraView, CombinedView, GranadaView, TileView as Tile } from "../../messages";
import { byLetters, needed, removeOne } from "./reducers";

export type TableView = AlhambraView | GranadaView | CombinedView;

const CURRENCIES = ["gulden", "dirham", "denar", "dukat", "diamond"];

// --- cards ---

/** Where a card stands in a hand: money by currency, then all other cards. */
function place(card: string): number {
  const index = CURRENCIES.indexOf(card.split("_")[0] ?? "");
  return index < 0 ? CURRENCIES.length : index;
}

/** Puts a card where it belongs in a hand. */
export function put(cards: string[], card: string): void {
  cards.push(card);
  cards.sort((one, other) => place(one) - place(other) || byLetters(one, other));
}

/** A card goes into a hand, and everybody sees it. */
export function gain(view: TableView, seat: number, card: string): void {
  const hand = needed(view.seats[seat]);
  hand.cards += 1;
  put(hand.known, card);
  if (view.viewer === seat) put(needed(view.hand), card);
}

/** A card leaves a hand, and everybody sees it; of equal ones it is the one that everybody knew. */
export function lose(view: TableView, seat: number, card: string): void {
  const hand = needed(view.seats[seat]);
  hand.cards -= 1;
  if (hand.known.includes(card)) removeOne(hand.known, card);
  else hand.hidden -= 1;
  if (view.viewer === seat) removeOne(needed(view.hand), card);
}

/** Cards go from a hand to the discard pile. */
export function pay(view: TableView, seat: number, cards: string[]): void {
  for (const card of cards) lose(view, seat, card);
  view.discard += cards.length;
}

// --- tiles ---

/** The tile with the face of that name up. */
export function showing(tile: Tile, name: string): Tile {
  if (tile.tile === name) return tile;
  const { other_face: back, ...front } = tile;
  return { ...needed(back), other_face: front };
}

const hasFace = (tile: Tile, name: string): boolean =>
  tile.tile === name || tile.other_face?.tile === name;

/** Takes a tile from its field. */
export function takeFromMarket(view: TableView, name: string): Tile {
  const slot = needed(view.market.find(({ tile }) => tile?.tile === name));
  const tile = needed(slot.tile);
  slot.tile = null;
  return tile;
}

/** Takes a tile from those that are to be placed, with the face of that name up. */
export function takeNewTile(view: TableView, name: string): Tile {
  const tile = needed(view.new_tiles.find((one) => hasFace(one, name)));
  removeOne(view.new_tiles, tile);
  return showing(tile, name);
}

/** Takes a tile from a reserve; none if it does not lie there. */
export function takeFromReserve(view: TableView, seat: number, name: string): Tile | null {
  const { reserve } = needed(view.seats[seat]);
  const tile = reserve.find((one) => one.tile === name);
  if (tile === undefined) return null;
  removeOne(reserve, tile);
  return tile;
}
