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

const BUYING = new Set(["buy", "buy_with_stone"]);
const TAKING = new Set(["take", "faruk"]);
/** What is done with a tile that finds no place; never the step that is proposed. */
const ASIDE = new Set(["reserve", "give", "leave"]);

export const isBuying = (action: Action): boolean => BUYING.has(action.kind);
export const isTaking = (action: Action): boolean => TAKING.has(action.kind);
export const isAside = (action: Action): boolean => ASIDE.has(action.kind);
export const sameCell = (one: Cell | null, other: Cell | null): boolean => one?.join() === other?.join();
export const cellOf = (action: Action): Cell | null => (Array.isArray(action["cell"]) ? (action["cell"] as Cell) : null);
export const cardsOf = (action: Action): string[] => (Array.isArray(action["cards"]) ? (action["cards"] as string[]) : []);

const sameNames = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join();

/** Whether anything was touched. */
export const isTouched = (choice: Choice): boolean =>
  choice.tile !== null || choice.cell !== null || choice.money.length > 0 || choice.cards.length > 0;

/** Whether the offer is exactly what was chosen. */
function isMeant(offer: Action, choice: Choice): boolean {
  const isTaken = isTaking(offer);
  if (choice.tile !== null && offer["tile"] !== choice.tile && offer["old"] !== choice.tile) return false;
  if (choice.tile === null && offer["tile"] !== undefined && cellOf(offer) === null) return false;
  if (!sameCell(cellOf(offer), choice.cell)) return false;
  if (!sameNames(isTaken ? cardsOf(offer) : [], choice.money)) return false;
  return isTaken || isAside(offer) || sameNames(cardsOf(offer), choice.cards);
}

/** The offers that are what was chosen; several where it can be done in several ways, such as with a gate. */
export function meant(offers: Action[], choice: Choice): Action[] {
  return isTouched(choice) ? offers.filter((offer) => isMeant(offer, choice)) : [];
}

/** What was chosen as an action that is not among the offers: it is asked why, or it only wastes money. */
export function unoffered(choice: Choice, market: string[]): Action | null {
  if (choice.money.length > 0) return { kind: "take", cards: choice.money };
  const isBought = choice.tile !== null && market.includes(choice.tile) && choice.cards.length > 0;
  return isBought ? { kind: "buy", tile: choice.tile as string, cards: choice.cards } : null;
}

/** The cells where the chosen tile may go. */
export function legalCells(offers: Action[], choice: Choice): Cell[] {
  if (choice.tile === null) return [];
  const found = new Map<string, Cell>();
  for (const offer of offers) {
    const cell = cellOf(offer);
    if (cell !== null && offer["tile"] === choice.tile && offer.kind !== "remove") found.set(cell.join(), cell);
  }
  return [...found.values()];
}

/** The value of money cards by their names. */
export const valueOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + Number(card.split("_").at(-1) ?? 0), 0);

/** The cards with one more, or without it if this copy was chosen. */
export function toggled(cards: string[], card: string, isChosen: boolean): string[] {
  return isChosen ? cards.toSpliced(cards.indexOf(card), 1) : [...cards, card];
}

/** For each card whether it is chosen; of equal cards as many as were chosen. */
export function chosenOf(cards: readonly string[], chosen: readonly string[]): boolean[] {
  const left = [...chosen];
  return cards.map((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
