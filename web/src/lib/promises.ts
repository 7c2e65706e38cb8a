// The promises that this browser was shown while games were dealt, so that records can be compared with them.

const KEY = "alhambra.promises";
const MOST = 200;

/** The promises that were seen, the latest last. */
export function seenPromises(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a promise that was shown before the game began. */
export function notePromise(promise: string): void {
  const seen = seenPromises();
  if (!seen.includes(promise)) localStorage.setItem(KEY, JSON.stringify([...seen, promise].slice(-MOST)));
}
