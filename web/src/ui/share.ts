// Passes a link on: by the device's own sharing where it has one, otherwise by the clipboard.

export const canShare = "share" in navigator;

/** Opens the device's own sharing; whether that was possible. Cancelling it is not an error. */
async function shareByDevice(link: string): Promise<boolean> {
  if (!canShare) return false;
  try {
    await navigator.share({ url: link });
    return true;
  } catch (why) {
    return why instanceof DOMException && why.name === "AbortError";
  }
}

/** Shares a link, or copies it; whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (await shareByDevice(link)) return false;
  await copy(link);
  return true;
}

export async function copy(text: string): Promise<void> {
  if ("clipboard" in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Without https, as in a network at home, browsers have no other way.
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  document.execCommand("copy");
  field.remove();
}
