// The player's own part of the seed: drawn here, bound by a hash, shown when all are bound.

import type { Dealing } from "./protocol";

export interface Contribution {
  text: string;
  nonce: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const NONCE_BYTES = 32;
const NAME_BYTES = 16;

/** A name that nobody else has. */
export const randomName = (): string => hex(crypto.getRandomValues(new Uint8Array(NAME_BYTES)));

/** Browsers hash only on pages that nobody can have tampered with: over HTTPS, or from this machine. */
export const canCommit = (): boolean => isSecureContext;

/** The part of a seat at a table: 32 random bytes, which outlast a reload between being bound and being shown. */
function ownContribution(table: string, seat: number): Contribution {
  const key = `alhambra.part.${table}.${seat}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) return JSON.parse(kept) as Contribution;
  const fresh = { text: "", nonce: hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))) };
  sessionStorage.setItem(key, JSON.stringify(fresh));
  return fresh;
}

/** The hash that binds a seat to its contribution; see docs/fair-shuffles.md. */
async function commitment(own: Contribution, promise: string, seat: number): Promise<string> {
  const { nonce, text } = own;
  const bound = { format: "alhambra commitment", nonce, promise, seat, text };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(bound)));
  return hex(new Uint8Array(digest));
}

/** The part of one seat: bound as soon as the dealer has promised, shown when all are bound. */
export class SeedPart {
  readonly #table: string;
  readonly #seat: number;
  readonly #send: (wanted: string, fields: object) => Promise<void>;
  readonly #sent = new Set<string>();

  constructor(table: string, seat: number, send: (wanted: string, fields: object) => Promise<void>) {
    this.#table = table;
    this.#seat = seat;
    this.#send = send;
  }

  /** Sends what is due; what fails is due again when the dealing is next looked at. */
  async follow(dealing: Dealing): Promise<void> {
    const own = ownContribution(this.#table, this.#seat);
    if (dealing.commitments[this.#seat] === null) {
      const bound = await commitment(own, dealing.promise, this.#seat);
      await this.#once("commit", dealing.promise, { commitment: bound });
    } else if (!dealing.commitments.includes(null) && dealing.contributions[this.#seat] === null) {
      await this.#once("reveal", dealing.promise, own);
    }
  }

  async #once(wanted: string, promise: string, fields: object): Promise<void> {
    const key = `${wanted} ${promise}`;
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    try {
      await this.#send(wanted, fields);
    } catch {
      this.#sent.delete(key);
    }
  }
}

/** Canonical JSON of a flat object whose keys are sorted: no blanks, everything but ASCII escaped. */
function canonical(object: Record<string, string | number>): string {
  return JSON.stringify(object).replace(/[\u007f-\uffff]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
