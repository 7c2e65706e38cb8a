// The notes this browser keeps of each dealing, to compare with the records of its games.

import type { Dealing } from "../protocol";
import type { Note } from "./witness";

const KEY = "alhambra.dealings";
const OLDER_KEY = "alhambra.promises"; // what earlier versions stored: promises only
const MOST = 200;

export interface KeptNote extends Note {
  table: string;
  seat: number | null; // null for a spectator
}

interface Kept {
  notes: KeptNote[]; // the latest last
  replays: Record<string, string>; // the table of each replay
}

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return { notes: Array.isArray(read?.notes) ? read.notes : [], replays: read?.replays ?? {} };
  } catch {
    return { notes: [], replays: {} };
  }
}

function keep({ notes, replays }: Kept): void {
  const latest = Object.fromEntries(Object.entries(replays).slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify({ notes: notes.slice(-MOST), replays: latest }));
}

const isAt = (note: KeptNote, table: string, seat: number | null): boolean =>
  note.table === table && note.seat === seat;

/** The notes of a seat at a table, the latest last. */
export const notesOf = (table: string, seat: number | null): KeptNote[] =>
  kept().notes.filter((note) => isAt(note, table, seat));

/** Stores a note, replacing an earlier version of it. */
export function keepNote(table: string, seat: number | null, note: Note): void {
  const { notes, replays } = kept();
  const place = notes.findIndex(
    (other) => isAt(other, table, seat) && other.promise === note.promise,
  );
  if (place < 0) notes.push({ ...note, table, seat });
  else notes[place] = { ...note, table, seat };
  keep({ notes, replays });
}

/**
 * Stores the promises of a dealing to which this browser contributes nothing; the final one only
 * before any part is revealed.
 */
export function keepSeen(table: string, seat: number | null, dealing: Dealing): void {
  const { promise, opening, contributions, drawn_by, final_promise } = dealing;
  const noted = notesOf(table, seat).find((note) => note.promise === promise);
  if (noted !== undefined && (noted.contribution !== null || noted.final !== null)) return;
  const isShown = contributions.some(
    (part, number) => part !== null && drawn_by[number] !== "dealer",
  );
  const final = isShown ? null : final_promise;
  if (noted === undefined || final !== null)
    keepNote(table, seat, { game: opening.id, promise, contribution: null, final });
}

/**
 * Remembers which table a replay belongs to, so that the record of another game cannot take its
 * place.
 */
export function keepReplay(replay: string, table: string): void {
  const { notes, replays } = kept();
  keep({ notes, replays: { ...replays, [replay]: table } });
}

/** The notes that go with a replay: those of its table, or else of the game its record names. */
export function notesFor(replay: string, game: string): KeptNote[] {
  const { notes, replays } = kept();
  const table = replays[replay] ?? notes.find((note) => note.game === game)?.table;
  return notes.filter((note) => note.table === table);
}

/** The promises stored by an earlier version of this page. */
export function olderPromises(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(OLDER_KEY) ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
