// The player's own part of the seed: drawn here, bound by a hash, shown when all are bound.

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
export function ownContribution(table: string, seat: number | null): Contribution {
  const key = `alhambra.part.${table}.${seat ?? ""}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) return JSON.parse(kept) as Contribution;
  const fresh = { text: "", nonce: hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))) };
  sessionStorage.setItem(key, JSON.stringify(fresh));
  return fresh;
}

/** The hash that binds a seat to its contribution; see docs/fair-shuffles.md. */
export async function commitment(own: Contribution, promise: string, seat: number): Promise<string> {
  const { nonce, text } = own;
  const bound = { format: "alhambra commitment", nonce, promise, seat, text };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(bound)));
  return hex(new Uint8Array(digest));
}

/** Canonical JSON of a flat object whose keys are sorted: no blanks, everything but ASCII escaped. */
function canonical(object: Record<string, string | number>): string {
  return JSON.stringify(object).replace(/[\u007f-\uffff]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
