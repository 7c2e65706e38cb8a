// The elementary changes to a view of a game with tiles, from which the reducers are built.
// The view is changed in place, but the tiles in it never are, since they are shared with the
// events.

import type { AlhambraView, CombinedView, GranadaView, TileView as Tile } from "../../messages";
import { byLetters, needed, removeOne } from "./reducers";

export type TableView = AlhambraView | GranadaView | CombinedView;

const CURRENCIES = ["gulden", "dirham", "denar", "dukat", "diamond"];

// --- cards ---

/** The position of a card in a hand: money by currency, then all other cards. */
function place(card: string): number {
  const index = CURRENCIES.indexOf(card.split("_")[0] ?? "");
  return index < 0 ? CURRENCIES.length : index;
}

/** Inserts a card at its position in a hand. */
export function put(cards: string[], card: string): void {
  cards.push(card);
  cards.sort((one, other) => place(one) - place(other) || byLetters(one, other));
}

/** Adds a card to a hand, face up. */
export function gain(view: TableView, seat: number, card: string): void {
  const hand = needed(view.seats[seat]);
  hand.cards += 1;
  put(hand.known, card);
  if (view.viewer === seat) put(needed(view.hand), card);
}

/** Removes a card from a hand, face up; among equal ones, one that was already public. */
export function lose(view: TableView, seat: number, card: string): void {
  const hand = needed(view.seats[seat]);
  hand.cards -= 1;
  if (hand.known.includes(card)) removeOne(hand.known, card);
  else hand.hidden -= 1;
  if (view.viewer === seat) removeOne(needed(view.hand), card);
}

/** Moves cards from a hand to the discard pile. */
export function pay(view: TableView, seat: number, cards: string[]): void {
  for (const card of cards) lose(view, seat, card);
  view.discard += cards.length;
}

// --- tiles ---

/** The tile with the named face up. */
export function showing(tile: Tile, name: string): Tile {
  if (tile.tile === name) return tile;
  const { other_face: back, ...front } = tile;
  return { ...needed(back), other_face: front };
}

const hasFace = (tile: Tile, name: string): boolean =>
  tile.tile === name || tile.other_face?.tile === name;

/** Removes a tile from its market slot. */
export function takeFromMarket(view: TableView, name: string): Tile {
  const slot = needed(view.market.find(({ tile }) => tile?.tile === name));
  const tile = needed(slot.tile);
  slot.tile = null;
  return tile;
}

/** Removes a tile from those to be placed, with the named face up. */
export function takeNewTile(view: TableView, name: string): Tile {
  const tile = needed(view.new_tiles.find((one) => hasFace(one, name)));
  removeOne(view.new_tiles, tile);
  return showing(tile, name);
}

/** Removes a tile from a reserve; null if it is not there. */
export function takeFromReserve(view: TableView, seat: number, name: string): Tile | null {
  const { reserve } = needed(view.seats[seat]);
  const tile = reserve.find((one) => one.tile === name);
  if (tile === undefined) return null;
  removeOne(reserve, tile);
  return tile;
}
