// Opening a table and sitting down at it.

import { enter, join, makeTable, type NewTable } from "../lib/api";
import { go } from "../lib/places";

const NAME_KEY = "alhambra.name";

export const ownName = (): string => localStorage.getItem(NAME_KEY) ?? "";

export function keepName(name: string): void {
  if (name.trim() !== "") localStorage.setItem(NAME_KEY, name.trim());
}

/** Makes a table, takes its first seat for a person, and goes there. */
export async function openTable(wanted: NewTable, name: string): Promise<void> {
  const made = await makeTable(wanted);
  const seat = wanted.seats.findIndex(({ kind }) => kind === "person");
  await enter(made.tokens.owner);
  await enter(await join(made.table, seat, name));
  go({ table: made.table, seat, invitation: made.tokens.invite });
}
