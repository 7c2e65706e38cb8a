// How much of the chat of each table has been read in this browser.

const KEY = "alhambra.read";
const MOST_TABLES = 100;

function marks(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How many messages of a table have been read. */
export const readCount = (table: string): number => marks().find(([id]) => id === table)?.[1] ?? 0;

/** Notes that the first messages of a table have been read. */
export function noteRead(table: string, count: number): void {
  if (count <= readCount(table)) return;
  const others = marks().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, count], ...others].slice(0, MOST_TABLES)));
}
