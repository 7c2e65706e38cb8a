// Maps what is selected on the table to the matching offers. The server decides what is legal; this
// only searches.

import { actionOf, everyKind, kindsFor } from "../client/declarations";
import { type Action, type Cell, money } from "../client/game";

/** What a player has selected so far. */
export interface Choice {
  cards: string[]; // in the hand
  money: string[]; // in the display
  tile: string | null; // on the market, among the new tiles, in the reserve or in the palace
  cell: Cell | null;
  side: string | null; // the side for a gate
}

export const NOTHING: Choice = { cards: [], money: [], tile: null, cell: null, side: null };

export const isBuying = (action: Action): boolean => actionOf(action.kind).chosen === "purchase";
export const isAside = (action: Action): boolean => actionOf(action.kind).chosen === "aside";
/** Whether it is chosen by a button instead of by selecting pieces. */
export const isAskedFor = (action: Action): boolean =>
  ["button", "decline"].includes(actionOf(action.kind).chosen);

/** Whether it answers a question in words, instead of by something shown. */
export const isAnswer = (action: Action): boolean =>
  isAskedFor(action) && action["type"] === undefined && action["amount"] === undefined;

// The number of buttons that fit into the action bar.
export const MOST_BUTTONS = 3;

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one?.join() === other?.join();
export const cellOf = (action: Action): Cell | null =>
  Array.isArray(action["cell"]) ? (action["cell"] as Cell) : null;
export const cardsOf = (action: Action): string[] =>
  Array.isArray(action["cards"]) ? (action["cards"] as string[]) : [];

export const sameNames = (one: string[], other: string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** Whether anything is selected. */
export const isTouched = (choice: Choice): boolean =>
  choice.tile !== null ||
  choice.cell !== null ||
  choice.money.length > 0 ||
  choice.cards.length > 0;

function namesIn(action: Action, place: string): string[] {
  const fields = actionOf(action.kind).fields.filter((field) => field.place === place);
  return fields.flatMap(({ name }) => action[name] ?? []).map(String);
}

/** The display cards that an action takes. */
export const takenBy = (action: Action): string[] => namesIn(action, "display");

/** The hand cards that an action plays. */
export const laidBy = (action: Action): string[] => namesIn(action, "hand");

/** The selection that stands for an action. */
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

/** Whether an offer matches the selection exactly. */
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

/**
 * The offers that match the selection; several where an action has variants, such as with a gate.
 */
export function meant(offers: Action[], choice: Choice): Action[] {
  return isTouched(choice) ? offers.filter((offer) => isMeant(offer, choice)) : [];
}

/** Whether some offer contains the selection and more. */
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

/** The first kind of action whose only field names cards from there. */
function kindWithCards(place: string, kinds: string[]): string | undefined {
  return kinds.find((kind) => {
    const [field, ...others] = actionOf(kind).fields;
    return others.length === 0 && field?.form === "names" && field.place === place;
  });
}

/** The kind of action that buys on the market. */
export const purchaseIn = (kinds: string[]): string | undefined =>
  kinds.find((kind) => actionOf(kind).chosen === "purchase");

/**
 * The selection as an action that is not among the offers. The game judges it: it may be forbidden, waste
 * money, or be a payment that the offers leave out.
 */
export function unoffered(
  choice: Choice,
  market: string[],
  decision: string | null,
): Action | null {
  const possible = decision === null ? everyKind() : kindsFor(decision);
  const paying = kindWithCards("hand", possible);
  if (paying !== undefined)
    return choice.cards.length > 0 ? { kind: paying, cards: choice.cards } : null;
  if (choice.money.length > 0) {
    const taking = kindWithCards("display", possible) ?? kindWithCards("display", everyKind());
    return taking === undefined ? null : { kind: taking, cards: choice.money };
  }
  const buying = purchaseIn(possible) ?? purchaseIn(everyKind());
  const isBought = choice.tile !== null && market.includes(choice.tile) && choice.cards.length > 0;
  return isBought && buying !== undefined
    ? { kind: buying, tile: choice.tile as string, cards: choice.cards }
    : null;
}

/** The cells where the selected tile may go. */
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

/** The cheapest payment; among equal ones, the one with the most cards. */
export const bestPayment = (ways: string[][]): string[] | undefined =>
  ways.toSorted((one, other) => valueOf(one) - valueOf(other) || other.length - one.length)[0];

/** The total value of money cards; other cards count nothing. */
export const valueOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (money(card)?.value ?? 0), 0);

/** The currencies in which some of the cards add up to an amount. */
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

/** The cards with one more, or without it if this copy was selected. */
export function toggled(cards: string[], card: string, isChosen: boolean): string[] {
  return isChosen ? cards.toSpliced(cards.indexOf(card), 1) : [...cards, card];
}

/**
 * Which cards are selected, one by one; among equal cards, as many as were selected, those that
 * were touched first.
 */
export function chosenOf(
  cards: readonly string[],
  chosen: readonly string[],
  touched: readonly number[] = [],
): boolean[] {
  const left = [...chosen];
  const flags = cards.map(() => false);
  for (const place of [...touched, ...cards.keys()]) {
    const index = flags[place] === false ? left.indexOf(cards[place] ?? "") : -1;
    if (index < 0) continue;
    left.splice(index, 1);
    flags[place] = true;
  }
  return flags;
}

/** The places of the selected cards, after one was touched. */
export const touchedAfter = (flags: readonly boolean[], touched: number): number[] =>
  [...flags.keys()].filter((place) => (place === touched) !== (flags[place] === true));

/** A key for each card, equal ones being numbered: a card keeps its key when others go. */
export function keysOf(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return `${card} ${number}`;
  });
}
