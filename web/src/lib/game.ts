// The messages of the games, as far as this client reads them.

export type Cell = [number, number];
export type Side = "n" | "e" | "s" | "w";

export interface Tile {
  tile: string;
  type: string | null;
  price: number;
  district: number;
  sides: string;
  other_face?: Tile;
  cell?: Cell;
}

export interface Placed extends Tile {
  cell: Cell;
}

export interface Decision {
  seat: number;
  kind: string;
}

export type Action = { kind: string } & Record<string, string | number | string[] | Cell>;

export type GameEvent = { event: string } & Record<string, unknown>;

export interface Stall {
  field: number;
  currency: string;
  tile: Tile | null;
}

export interface SeatView {
  points: number;
  cards: number;
  palace: Placed[];
  reserve: Tile[];
}

/** What may be known of a game with tiles. */
export interface TileView {
  game: "alhambra" | "granada" | "combined";
  seats_count?: number;
  modules: string[];
  options: string[];
  viewer: number | null;
  decision: Decision | null;
  turn: number;
  turn_seat: number;
  start_seat: number;
  market: Stall[];
  display: string[];
  deck: number;
  discard: number;
  bags: number[];
  new_tiles: Tile[];
  scorings_done: number;
  scorings_due: number[];
  seats: SeatView[];
  dirk: { points: number; tiles: Tile[] } | null;
  hand: string[] | null;
  is_over: boolean;
  winners: number[];
  promise: string | null;
}

/** What may be known of a game of Roll & Write. */
export interface DiceView {
  game: "roll_and_write";
  modules: string[];
  options: string[];
  viewer: number | null;
  decision: Decision | null;
  is_over: boolean;
  winners: number[];
  promise: string | null;
  round: number;
  rounds: number;
  grid: string[][];
  seats: { points: number }[];
}

export type View = TileView | DiceView;

export interface Refusal {
  clause: string;
  reason: string;
  params: Record<string, unknown>;
}

/** A card of money by its name; null for any other card. */
export function money(card: string): { currency: string; value: number } | null {
  const found = /^(gulden|dirham|denar|dukat|diamond)_(\d+)$/.exec(card);
  return found === null ? null : { currency: found[1] as string, value: Number(found[2]) };
}

export const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
