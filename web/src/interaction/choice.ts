// From what is chosen on the table to the offers that it means. The server says what is legal; here it is only found.

import { type Action, type Cell, money } from "../client/game";
import type { GameAction } from "../messages";

/** What a player has touched so far. */
export interface Choice {
  cards: string[]; // in the hand
  money: string[]; // in the display
  tile: string | null; // on the market, among the new tiles, in the reserve or in the palace
  cell: Cell | null;
  side: string | null; // where a gate is to stand
}

export const NOTHING: Choice = { cards: [], money: [], tile: null, cell: null, side: null };

/** How an action is chosen. */
interface Way {
  hand?: string; // the field with cards of the hand
  display?: string; // the field with cards of the display
  buys?: true; // it pays for a tile of the market
  aside?: true; // what is done with a tile that finds no place: never the step that is proposed
  asked?: true; // by a button, or in a panel of its own
}

/** Every kind of action; a kind that is declared and not listed here does not compile. */
const WAYS: Record<GameAction["kind"], Way> = {
  take: { display: "cards" },
  buy: { hand: "cards", buys: true },
  build: {},
  remove: {},
  swap: {},
  pass: { asked: true },
  place: {},
  reserve: { aside: true },
  give: { aside: true },
  leave: { aside: true },
  turn_over: { hand: "cards" },
  turn_stone_up: { asked: true },
  buy_with_stone: { hand: "cards", buys: true },
  keep_stone: { asked: true },
  take_bureau: { display: "card" },
  open_bonus_card: { hand: "card" },
  keep_bonus_cards: { asked: true },
  take_hut: {},
  take_gate: { asked: true },
  place_gate: {},
  build_gate: {},
  swap_gate: {},
  bid: { asked: true },
  pass_bid: { asked: true },
  pay_bid: { hand: "cards" },
  keep_fatima: { asked: true },
  swap_fatima: { asked: true },
  decline_character: { asked: true },
  laila: {},
  machma: { hand: "own", display: "card" },
  yammerad: { asked: true },
  karim: {},
  faruk: { display: "cards" },
  knihstig: { display: "card" },
  hakim: { asked: true },
  turn: {},
  tick: {},
  coins: { asked: true },
  done: { asked: true },
  keep: { asked: true },
};
// An action of a module from elsewhere has a button.
const wayOf = (action: Action): Way =>
  (WAYS as Partial<Record<string, Way>>)[action.kind] ?? { asked: true };

export const isBuying = (action: Action): boolean => wayOf(action).buys === true;
export const isAside = (action: Action): boolean => wayOf(action).aside === true;
/** Whether it is not chosen by touching what it is about. */
export const isAskedFor = (action: Action): boolean => wayOf(action).asked === true;

/** Whether a question is answered with it in words, not by something that is shown. */
export const isAnswer = (action: Action): boolean =>
  isAskedFor(action) && action["type"] === undefined && action["amount"] === undefined;

// So many buttons have room in the bar of actions.
export const MOST_BUTTONS = 3;

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one?.join() === other?.join();
export const cellOf = (action: Action): Cell | null =>
  Array.isArray(action["cell"]) ? (action["cell"] as Cell) : null;
export const cardsOf = (action: Action): string[] =>
  Array.isArray(action["cards"]) ? (action["cards"] as string[]) : [];

export const sameNames = (one: string[], other: string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** Whether anything was touched. */
export const isTouched = (choice: Choice): boolean =>
  choice.tile !== null ||
  choice.cell !== null ||
  choice.money.length > 0 ||
  choice.cards.length > 0;

function namesIn(action: Action, field: string | undefined): string[] {
  const value = field === undefined ? undefined : action[field];
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/** The cards of the display that an action takes. */
export const takenBy = (action: Action): string[] => namesIn(action, wayOf(action).display);

/** The cards of the hand that an action lays down. */
export const laidBy = (action: Action): string[] => namesIn(action, wayOf(action).hand);

/** What has to be touched to mean an action. */
export function choiceOf(action: Action): Choice {
  const tile = action["tile"] ?? action["old"];
  const side = action["side"];
  return {
    cards: laidBy(action),
    money: takenBy(action),
    tile: typeof tile === "string" ? tile : null,
    cell: cellOf(action),
    side: typeof side === "string" ? side : null,
  };
}

/** Whether the offer is exactly what was chosen. */
function isMeant(offer: Action, choice: Choice): boolean {
  if (choice.tile !== null && offer["tile"] !== choice.tile && offer["old"] !== choice.tile)
    return false;
  if (choice.tile === null && offer["tile"] !== undefined && cellOf(offer) === null) return false;
  if (isAside(offer)) return true;
  if (!sameCell(cellOf(offer), choice.cell)) return false;
  if (choice.side !== null && offer["side"] !== choice.side) return false;
  if (!sameNames(takenBy(offer), choice.money)) return false;
  return sameNames(laidBy(offer), choice.cards);
}

/** The offers that are what was chosen; several where it can be done in several ways, such as with a gate. */
export function meant(offers: Action[], choice: Choice): Action[] {
  return isTouched(choice) ? offers.filter((offer) => isMeant(offer, choice)) : [];
}

/** Whether something is offered that has all that was chosen, and more. */
export function canGrow(offers: Action[], choice: Choice): boolean {
  const has = (names: string[], some: string[]): boolean =>
    some.every(
      (name) =>
        names.filter((other) => other === name).length >=
        some.filter((other) => other === name).length,
    );
  return offers.some((offer) => {
    const [taken, laid] = [takenBy(offer), laidBy(offer)];
    if (choice.tile !== null && offer["tile"] !== choice.tile) return false;
    const isMore = taken.length + laid.length > choice.money.length + choice.cards.length;
    return isMore && has(taken, choice.money) && has(laid, choice.cards);
  });
}

// The action with which cards are paid in decisions that are not a turn.
const PAID_WITH: Partial<Record<string, GameAction["kind"]>> = {
  pay_bid: "pay_bid",
  vizier: "buy_with_stone",
};

/**
 * What was chosen as an action that is not among the offers. The game judges it: it may be forbidden, waste money, or be
 * one of more payments than are offered.
 */
export function unoffered(
  choice: Choice,
  market: string[],
  decision: string | null,
): Action | null {
  const kind = PAID_WITH[decision ?? ""] ?? "buy";
  if (kind === "pay_bid") return choice.cards.length > 0 ? { kind, cards: choice.cards } : null;
  if (choice.money.length > 0) return { kind: "take", cards: choice.money };
  const isBought = choice.tile !== null && market.includes(choice.tile) && choice.cards.length > 0;
  return isBought ? { kind, tile: choice.tile as string, cards: choice.cards } : null;
}

/** The cells where the chosen tile may go. */
export function legalCells(offers: Action[], choice: Choice): Cell[] {
  if (choice.tile === null) return [];
  const found = new Map<string, Cell>();
  for (const offer of offers) {
    const cell = cellOf(offer);
    if (cell !== null && offer["tile"] === choice.tile && offer.kind !== "remove")
      found.set(cell.join(), cell);
  }
  return [...found.values()];
}

/** The cheapest of several payments, with as many cards as possible where some cost the same. */
export const bestPayment = (ways: string[][]): string[] | undefined =>
  ways.toSorted((one, other) => valueOf(one) - valueOf(other) || other.length - one.length)[0];

/** The value of money cards by their names; other cards have none. */
export const valueOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (money(card)?.value ?? 0), 0);

/** The currencies of which some cards add up to an amount. */
export function currenciesFor(amount: number, cards: readonly string[]): string[] {
  const sums = new Map<string, Set<number>>();
  for (const card of cards) {
    const known = money(card);
    if (known === null) continue;
    const before = sums.get(known.currency) ?? new Set([0]);
    sums.set(known.currency, new Set([...before, ...[...before].map((sum) => sum + known.value)]));
  }
  return [...sums].filter(([, made]) => made.has(amount)).map(([currency]) => currency);
}

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
