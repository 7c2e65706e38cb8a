// The player's own part of the seed: drawn here, committed by a hash, revealed once the dealer is
// bound to everything.

import { hex } from "./hashing";
import { keepNote, keepSeen, notesOf } from "./notes";
import type { Dealing } from "../protocol";
import {
  type Contribution,
  Distrust,
  type Due,
  nextStep,
  updatedNote,
  type Note,
  noteOf,
} from "./witness";

const NONCE_BYTES = 32;
const NAME_BYTES = 16;

/** A unique name. */
export const randomName = (): string => hex(crypto.getRandomValues(new Uint8Array(NAME_BYTES)));

/** Browsers offer hashing only in secure contexts: over HTTPS, or from this machine. */
export const canCommit = (): boolean => isSecureContext;

const fresh = (): Contribution => ({
  text: "",
  nonce: hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
});

/**
 * One seat's part: committed once the dealer has promised, revealed once the dealer is bound to all
 * parts.
 */
export class SeedPart {
  readonly #table: string;
  readonly #seat: number | null; // null for a spectator, who contributes nothing
  readonly #send: (wanted: string, fields: object) => Promise<void>;
  readonly #sent = new Set<string>();
  #following: Promise<void> = Promise.resolve();

  constructor(
    table: string,
    seat: number | null,
    send: (wanted: string, fields: object) => Promise<void>,
  ) {
    this.#table = table;
    this.#seat = seat;
    this.#send = send;
  }

  /**
   * Stores what the dealing shows and sends what is due; a failed step is retried at the next
   * update. Rejects with Distrust if the dealer has shown something to which no part may be added.
   */
  follow(dealing: Dealing): Promise<void> {
    const seat = this.#seat;
    const take = async (): Promise<void> => {
      if (seat === null || dealing.drawn_by[seat] === "dealer" || !canCommit())
        keepSeen(this.#table, seat, dealing);
      else await this.#take(dealing, seat);
    };
    this.#following = this.#following.then(take, take); // one at a time, so that each sees what the one before stored
    return this.#following;
  }

  async #take(dealing: Dealing, seat: number): Promise<void> {
    const note = noteOf(notesOf(this.#table, seat), dealing, seat, fresh);
    if (note === null) {
      keepSeen(this.#table, seat, dealing);
      throw new Distrust("dealing-elsewhere");
    }
    keepNote(this.#table, seat, note);
    const seen = await updatedNote(note, dealing, seat);
    if (seen !== note) {
      const { isTaken = false, contribution } = seen;
      this.#update(note.promise, seat, { isTaken, contribution });
    }
    if (seen.contribution === null) {
      keepSeen(this.#table, seat, dealing);
      if (note.contribution !== null) throw new Distrust("dealing-elsewhere");
      return;
    }
    const notes = notesOf(this.#table, seat);
    const kept = notes.find(({ promise }) => promise === note.promise) ?? note;
    const due = await nextStep(notes, kept, dealing, seat);
    if (due === null) return;
    // Stored before anything is revealed, so that a reload in between loses nothing.
    if (due.do === "reveal") this.#update(note.promise, seat, { final: dealing.final_promise });
    const isDone = await this.#sendOnce(due, dealing.promise);
    if (isDone && due.do === "commit") this.#update(note.promise, seat, { isTaken: true });
  }

  /** Changes a note as currently stored: another tab may have updated it. */
  #update(promise: string, seat: number, change: Partial<Note>): void {
    const kept = notesOf(this.#table, seat).find((note) => note.promise === promise);
    if (kept !== undefined) keepNote(this.#table, seat, { ...kept, ...change });
  }

  /** Sends what is due, unless already sent; returns whether the dealer has recorded it. */
  async #sendOnce(due: Due, promise: string): Promise<boolean> {
    const key = `${due.do} ${promise}`;
    if (this.#sent.has(key)) return false;
    this.#sent.add(key);
    try {
      await this.#send(due.do, due.fields);
      return true;
    } catch {
      this.#sent.delete(key);
      return false;
    }
  }
}
