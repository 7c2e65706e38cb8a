// What this browser can prove of a record by itself, by nothing but SHA-256; see docs/fair-shuffles.md.

import type { RecordMessage } from "../messages";

export interface Finding {
  kind: "proved" | "open" | "failed";
  key: string;
  params?: Record<string, string | number>;
}

/** JSON in the one form that is hashed: keys sorted, no blanks, everything but ASCII escaped. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data === "object" && data !== null) {
    const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, value]) => `${canonical(name)}:${canonical(value)}`).join(",")}}`;
  }
  return JSON.stringify(data).replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export async function fingerprint(data: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(data)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The head of the transcript after the last entry. */
export async function lastHead(record: RecordMessage): Promise<string> {
  const { rules, config, components, players } = record;
  const chance: Record<string, unknown> = { ...record.chance };
  delete chance["secret"];
  const begun = record.position === undefined ? {} : { position_hash: await fingerprint(`${record.position.join("\n")}\n`) };
  let head = await fingerprint({ format: "alhambra transcript", rules, config, components, players, chance, ...begun });
  for (const line of record.entries) head = await fingerprint([head, line]);
  return head;
}

/** Everything that was found out; seen are the promises that this browser was shown before its games began. */
export async function prove(record: RecordMessage, seen: string[]): Promise<Finding[]> {
  const { seal, ...content } = record;
  const found: Finding[] = [
    told((await fingerprint(content)) === seal, "seal"),
    told((await lastHead(record)) === record.head, "chain", { number: record.entries.length }),
  ];
  const chance = record.chance;
  if (chance.kind !== "joint") return [...found, { kind: "open", key: `replay-proof-${chance.kind}` }];
  const opening = { id: chance.id, rules: record.rules, config: record.config, components: record.components, players: record.players };
  const promise = await fingerprint({ format: "alhambra promise", opening, secret: chance.secret });
  found.push(told(promise === chance.promise, "promise"));
  const bound = await Promise.all(
    chance.contributions.map(async ({ text, nonce }, seat) => {
      const commitment = await fingerprint({ format: "alhambra commitment", promise: chance.promise, seat, text, nonce });
      return commitment === chance.commitments[seat];
    }),
  );
  const isComplete = bound.length === record.config.seats && bound.every(Boolean);
  found.push(told(isComplete, "contributions", { number: bound.length }));
  const { secret, contributions } = chance;
  const seed = await fingerprint({ format: "alhambra joint seed", secret, promise: chance.promise, contributions });
  found.push({ kind: "proved", key: "replay-proof-seed", params: { seed } });
  const isSeen = seen.includes(chance.promise);
  found.push({ kind: isSeen ? "proved" : "open", key: isSeen ? "replay-proof-seen" : "replay-proof-not-seen", params: { promise: chance.promise } });
  return found;
}

function told(is: boolean, what: string, params: Record<string, string | number> = {}): Finding {
  return { kind: is ? "proved" : "failed", key: `replay-proof-${what}${is ? "" : ".failed"}`, params };
}
