// From what is chosen on the table to the offers that it means. The server says what is legal; here it is only found.

import type { Action, Cell } from "../lib/game";

/** What a player has touched so far. */
export interface Choice {
  cards: string[]; // in the hand
  money: string[]; // in the display
  tile: string | null; // on the market, among the new tiles, in the reserve or in the palace
  cell: Cell | null;
}

export const NOTHING: Choice = { cards: [], money: [], tile: null, cell: null };

const sorted = (names: unknown): string => (Array.isArray(names) ? [...names].map(String).sort().join() : "");
const sameNames = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** Whether the offer contains all that was chosen. */
export function fits(offer: Action, choice: Choice): boolean {
  const cards = Array.isArray(offer["cards"]) && offer.kind !== "take" ? (offer["cards"] as string[]) : [];
  if (choice.tile !== null && offer["tile"] !== choice.tile) return false;
  if (choice.cell !== null && sorted(offer["cell"]) !== sorted(choice.cell)) return false;
  if (choice.money.length > 0 && !(offer.kind === "take" && includesAll(offer["cards"], choice.money))) return false;
  return choice.cards.length === 0 || includesAll(cards, choice.cards);
}

function includesAll(names: unknown, wanted: string[]): boolean {
  const left = Array.isArray(names) ? [...names] : [];
  return wanted.every((name) => {
    const index = left.indexOf(name);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

/** The offer that is exactly what was chosen, if there is one. */
export function meant(offers: Action[], choice: Choice): Action | null {
  const exact = offers.filter(
    (offer) =>
      fits(offer, choice) &&
      (choice.money.length > 0 ? sameNames(offer["cards"], choice.money) : true) &&
      (offer.kind === "take" || !Array.isArray(offer["cards"]) || sameNames(offer["cards"], choice.cards)) &&
      (offer["cell"] === undefined || choice.cell !== null),
  );
  const touched = choice.tile !== null || choice.money.length > 0 || choice.cell !== null || choice.cards.length > 0;
  return touched && exact.length === 1 ? (exact[0] ?? null) : null;
}

/** The cells where the chosen tile may go. */
export function legalCells(offers: Action[], choice: Choice): Cell[] {
  if (choice.tile === null) return [];
  const found = new Map<string, Cell>();
  for (const offer of offers) {
    const cell = offer["cell"];
    if (offer["tile"] === choice.tile && Array.isArray(cell)) found.set(cell.join(), cell as Cell);
  }
  return [...found.values()];
}

/** The value of money cards by their names. */
export const valueOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + Number(card.split("_").at(-1) ?? 0), 0);
