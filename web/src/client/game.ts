// The messages of the games under the names used in this client, and helpers that read them.

import type {
  AlhambraView,
  CombinedView,
  GameDecision,
  GameEvent,
  GameView,
  GranadaView,
  PlacedTile,
  RollAndWriteView,
  StandingGate,
  TileView as Tile,
} from "../messages";

export type { GameEvent, PlacedTile, RollAndWriteView, Tile };
export type View = GameView;
export type Decision = GameDecision;

/** The view of a game with tiles. */
export type TileView = AlhambraView | GranadaView | CombinedView;

export type Cell = [number, number];
export type Side = "n" | "e" | "s" | "w";

/** An action as offered. It is sent back unchanged, so its fields are only read by name. */
export type Action = { kind: string } & Record<string, string | number | string[] | Cell>;

/** Whether a game has tiles. */
export const isTileView = (view: View): view is TileView => view.game !== "roll_and_write";

/** Whether a side of a tile has a wall, moat or bastion. */
export const isMarked = (tile: Tile, side: Side): boolean =>
  tile.sides.toLowerCase().includes(side);

/** A card of money by its name; null for any other card. */
export function money(card: string): { currency: string; value: number } | null {
  const found = /^(gulden|dirham|denar|dukat|diamond)_(\d+)$/.exec(card);
  return found === null ? null : { currency: found[1] as string, value: Number(found[2]) };
}

/** The gates in the palace of a seat. */
export const gatesOf = (view: TileView, seat: number): StandingGate[] =>
  view.game === "alhambra" ? (view.gates?.palaces[seat] ?? []) : [];

/** The player's cards that belong to no stall: they lie apart from the stacks below the stalls. */
export function cardsApart(view: TileView): string[] {
  const stalls = new Set(view.market.map(({ currency }) => currency));
  const hand = (view.hand ?? []).filter((card) => !stalls.has(money(card)?.currency ?? ""));
  return [...hand, ...(view.game === "alhambra" ? (view.bonus_cards?.hand ?? []) : [])];
}
