// SHA-256 over canonical JSON, used for everything promised, committed or sealed; see
// docs/reference/formats/shuffles.md.

/** Canonical JSON: keys sorted, no whitespace, everything but ASCII escaped. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data === "object" && data !== null) {
    const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, value]) => `${canonical(name)}:${canonical(value)}`).join(",")}}`;
  }
  return JSON.stringify(data).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function fingerprint(data: unknown): Promise<string> {
  return hex(
    new Uint8Array(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(data))),
    ),
  );
}
