// Who sits at a seat at this moment.

import type { SeatState } from "../messages";
import type { Presence, TableInfo } from "./protocol";

/**
 * A bot; a bot that plays for an absent player; a player who has left, follows the table, or does
 * not follow it now.
 */
export type Occupancy = "bot" | "replaced" | "gone" | "here" | "away";

/** Who sits at a seat; null if nobody does, or if it is not known. */
export function occupancyOf(
  seat: SeatState | undefined,
  number: number,
  presence: Presence | null,
): Occupancy | null {
  if (seat === undefined || seat.name === null) return null;
  if (seat.kind !== "person") return "bot";
  if (seat.stand_in !== null) return "replaced";
  if (seat.has_left) return "gone";
  if (presence === null) return null;
  if (presence.here.includes(number)) return "here";
  return presence.complete ? "away" : null;
}

/** Who sits at each seat of a table. */
export const occupancies = (
  info: TableInfo | null,
  presence: Presence | null,
): (Occupancy | null)[] =>
  (info?.seats ?? []).map((seat, number) => occupancyOf(seat, number, presence));
