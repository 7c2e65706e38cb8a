// The messages of the games under the names that this client uses, and what is read out of them.

import type {
  AlhambraView,
  CombinedView,
  GameDecision,
  GameEvent,
  GameView,
  GranadaView,
  PlacedTile,
  RollAndWriteView,
  TileView as Tile,
} from "../messages";

export type { GameEvent, PlacedTile, RollAndWriteView, Tile };
export type View = GameView;
export type Decision = GameDecision;

/** What may be known of a game with tiles. */
export type TileView = AlhambraView | GranadaView | CombinedView;

export type Cell = [number, number];
export type Side = "n" | "e" | "s" | "w";

/** An action as it is offered; what is offered is sent back, so that its fields are read by name only. */
export type Action = { kind: string } & Record<string, string | number | string[] | Cell>;

/** Whether tiles are laid in this game. */
export const isTileView = (view: View): view is TileView => view.game !== "roll_and_write";

/** Whether a side of a tile has a wall, moat or bastion. */
export const isMarked = (tile: Tile, side: Side): boolean =>
  tile.sides.toLowerCase().includes(side);

/** A card of money by its name; null for any other card. */
export function money(card: string): { currency: string; value: number } | null {
  const found = /^(gulden|dirham|denar|dukat|diamond)_(\d+)$/.exec(card);
  return found === null ? null : { currency: found[1] as string, value: Number(found[2]) };
}

/** The own cards that pay at no stall by themselves: they lie apart from the stacks below the stalls. */
export function cardsApart(view: TileView): string[] {
  const stalls = new Set(view.market.map(({ currency }) => currency));
  const hand = (view.hand ?? []).filter((card) => !stalls.has(money(card)?.currency ?? ""));
  return [...hand, ...(view.game === "alhambra" ? (view.bonus_cards?.hand ?? []) : [])];
}
