// Creates a table and takes seats at it.

import { enter, join, makeTable, type NewTable } from "../client/api";
import { go, seatForLink } from "../client/navigation";

const NAME_KEY = "alhambra.name";

export const ownName = (): string => localStorage.getItem(NAME_KEY) ?? "";

export function keepName(name: string): void {
  if (name.trim() !== "") localStorage.setItem(NAME_KEY, name.trim());
}

/** Creates a table, seats the named local players and goes there. */
export async function openTable(wanted: NewTable, names: Record<number, string>): Promise<void> {
  const made = await makeTable(wanted);
  const seats = Object.keys(names).map(Number);
  await enter(made.tokens.owner);
  for (const seat of seats) await enter(await join(made.table, seat, names[seat] ?? ""));
  go({ table: made.table, seat: seatForLink(seats), invitation: made.tokens.invite });
}
