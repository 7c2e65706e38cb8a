// What a player answers to the dealer and keeps of what the dealer has shown; see "What a player
// keeps" in docs/explanation/fair-shuffles.md. It knows nothing of the network, the screen or the
// storage of notes.

import { fingerprint } from "./hashing";
import type { Dealing } from "../protocol";

export interface Contribution {
  text: string;
  nonce: string;
}

/**
 * What was stored of one dealing when it was seen. Without a contribution, the dealer drew this
 * seat's part.
 */
export interface Note {
  game: string;
  promise: string;
  contribution: Contribution | null;
  final: string | null; // the final promise for which the contribution was revealed, or which was seen before any was
  isTaken?: boolean; // whether the dealer has recorded the commitment; notes of earlier versions lack it and count as taken
}

export type Due =
  { do: "commit"; fields: { commitment: string } } | { do: "reveal"; fields: Contribution };

/**
 * The dealer has shown something that would let it try out seeds. Nothing is revealed to such a
 * dealer.
 */
export class Distrust extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

export const commitmentOf = (
  { text, nonce }: Contribution,
  promise: string,
  seat: number,
): Promise<string> => fingerprint({ format: "alhambra commitment", promise, seat, text, nonce });

export const finalPromiseOf = (
  promise: string,
  commitments: unknown,
  drawnBy: unknown,
): Promise<string> =>
  fingerprint({ format: "alhambra final promise", promise, commitments, drawn_by: drawnBy });

/**
 * The note of a dealing for a seat that contributes; a new one has a contribution that was never
 * revealed. Null if the seat was committed elsewhere: from another device, or by the dealer.
 */
export function noteOf(
  notes: Note[],
  dealing: Dealing,
  seat: number,
  draw: () => Contribution,
): Note | null {
  const { promise, opening, commitments } = dealing;
  const known = notes.find((note) => note.promise === promise);
  if (known !== undefined) return known;
  return commitments[seat] === null
    ? { game: opening.id, promise, contribution: draw(), final: null, isTaken: false }
    : null;
}

/**
 * The note after an update of the dealing. Until the dealer has recorded the commitment, a
 * different one at the seat may come from another device: then nothing of this one is in the seed,
 * and its contribution is dropped.
 */
export async function updatedNote(note: Note, dealing: Dealing, seat: number): Promise<Note> {
  const shown = dealing.commitments[seat] ?? null;
  if (note.contribution === null || note.isTaken !== false || shown === null) return note;
  const isOwn = shown === (await commitmentOf(note.contribution, note.promise, seat));
  return isOwn ? { ...note, isTaken: true } : { ...note, contribution: null };
}

/**
 * What the dealing needs from this seat next; null if nothing. Throws Distrust if the dealer tries
 * to cheat.
 */
export async function nextStep(
  notes: Note[],
  note: Note,
  dealing: Dealing,
  seat: number,
): Promise<Due | null> {
  const shown = dealing.commitments[seat] ?? null;
  const isLatest = notes.at(-1) === note;
  if (note.contribution === null) return null;
  const own = await commitmentOf(note.contribution, note.promise, seat);
  if (shown === null) {
    if (!isLatest || note.final !== null) throw new Distrust("dealing-resumed");
    return { do: "commit", fields: { commitment: own } };
  }
  if (dealing.commitments.includes(null) || dealing.contributions[seat] !== null) return null;
  if (shown !== own) throw new Distrust("dealing-exchanged");
  if (!isLatest) throw new Distrust("dealing-resumed");
  await checkFinal(note, dealing, seat);
  return { do: "reveal", fields: note.contribution };
}

/**
 * Refuses a final promise that does not bind every part of the seed, or differs from the one seen
 * before.
 */
async function checkFinal(note: Note, dealing: Dealing, seat: number): Promise<void> {
  const bound = await finalPromiseOf(note.promise, dealing.commitments, dealing.drawn_by);
  if (dealing.final_promise !== bound || dealing.drawn_by[seat] !== "player")
    throw new Distrust("dealing-unbound");
  if (note.final !== null && note.final !== dealing.final_promise)
    throw new Distrust("dealing-final-exchanged");
}
