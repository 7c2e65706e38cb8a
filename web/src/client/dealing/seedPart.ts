// The player's own part of the seed: drawn here, bound by a hash, shown when the dealer has bound everything.

import { hex } from "./hashing";
import { keepNote, keepSeen, notesOf } from "./notes";
import type { Dealing } from "../protocol";
import {
  type Contribution,
  Distrust,
  type Due,
  dueIn,
  lookedAt,
  type Note,
  noteOf,
} from "./witness";

const NONCE_BYTES = 32;
const NAME_BYTES = 16;

/** A name that nobody else has. */
export const randomName = (): string => hex(crypto.getRandomValues(new Uint8Array(NAME_BYTES)));

/** Browsers hash only on pages that nobody can have tampered with: over HTTPS, or from this machine. */
export const canCommit = (): boolean => isSecureContext;

const fresh = (): Contribution => ({
  text: "",
  nonce: hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
});

/** The part of one seat: bound as soon as the dealer has promised, shown when the dealer is bound to all parts. */
export class SeedPart {
  readonly #table: string;
  readonly #seat: number | null; // null: somebody who watches, and adds nothing
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

  /** Keeps what is seen and sends what is due; what fails is due again when the dealing is next looked at.
   * Rejects with Distrust if the dealer has shown something to which no part may be added. */
  follow(dealing: Dealing): Promise<void> {
    const seat = this.#seat;
    const take = async (): Promise<void> => {
      if (seat === null || dealing.drawn_by[seat] === "dealer" || !canCommit())
        keepSeen(this.#table, seat, dealing);
      else await this.#take(dealing, seat);
    };
    this.#following = this.#following.then(take, take); // one after the other, so that each sees what the one before kept
    return this.#following;
  }

  async #take(dealing: Dealing, seat: number): Promise<void> {
    const note = noteOf(notesOf(this.#table, seat), dealing, seat, fresh);
    if (note === null) {
      keepSeen(this.#table, seat, dealing);
      throw new Distrust("dealing-elsewhere");
    }
    keepNote(this.#table, seat, note);
    const seen = await lookedAt(note, dealing, seat);
    if (seen !== note) {
      const { isTaken = false, contribution } = seen;
      this.#amend(note.promise, seat, { isTaken, contribution });
    }
    if (seen.contribution === null) {
      keepSeen(this.#table, seat, dealing);
      if (note.contribution !== null) throw new Distrust("dealing-elsewhere");
      return;
    }
    const notes = notesOf(this.#table, seat);
    const kept = notes.find(({ promise }) => promise === note.promise) ?? note;
    const due = await dueIn(notes, kept, dealing, seat);
    if (due === null) return;
    // What is kept is kept before anything is shown, and outlasts a reload between the two.
    if (due.do === "reveal") this.#amend(note.promise, seat, { final: dealing.final_promise });
    const isDone = await this.#once(due, dealing.promise);
    if (isDone && due.do === "commit") this.#amend(note.promise, seat, { isTaken: true });
  }

  /** Changes a note as it is kept now: another page may have added to it. */
  #amend(promise: string, seat: number, change: Partial<Note>): void {
    const kept = notesOf(this.#table, seat).find((note) => note.promise === promise);
    if (kept !== undefined) keepNote(this.#table, seat, { ...kept, ...change });
  }

  /** Sends what is due, unless that was done; whether the dealer has now taken it down. */
  async #once(due: Due, promise: string): Promise<boolean> {
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
