// The player's own part of the seed: drawn here, bound by a hash, shown when all are bound.

export interface Contribution {
  text: string;
  nonce: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A contribution with 32 random bytes. */
export function freshContribution(text = ""): Contribution {
  return { text, nonce: hex(crypto.getRandomValues(new Uint8Array(32))) };
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
