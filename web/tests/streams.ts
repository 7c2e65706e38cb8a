// Feeds recorded streams to this client's table and hashes the view after each call, for a test to
// compare.

import { afterEvents } from "../src/client/views/afterEvents";
import type { GameEvent, GameView } from "../src/messages";

interface Call {
  events: GameEvent[];
}

/** The hashes of the views after the calls of a stream, whose first line is the first view. */
export async function hashesOf(stream: string): Promise<string[]> {
  const [first = "", ...calls] = stream.trimEnd().split("\n");
  let view = JSON.parse(first) as GameView;
  const hashes: string[] = [];
  for (const line of calls) {
    const before = JSON.stringify(view);
    const next = afterEvents(view, (JSON.parse(line) as Call).events);
    if (JSON.stringify(view) !== before) throw new Error("the view of before was changed");
    view = next;
    hashes.push(await fingerprint(view));
  }
  return hashes;
}

async function fingerprint(view: GameView): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(view)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Canonical JSON: keys sorted, no whitespace. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}
