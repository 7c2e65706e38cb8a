// What lies over the page: Escape closes the uppermost layer, and the focus goes back where it was.

import type { Attachment } from "svelte/attachments";

/** Undoes or closes something; returns false if there was nothing to do. */
type Close = () => unknown;

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";

const layers: Close[] = [];

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  if ([...layers].reverse().some((close) => close() !== false)) event.preventDefault();
});

/** Has Escape do something, unless there is a layer above. */
export function escapable(close: Close): Attachment {
  return () => {
    layers.push(close);
    return () => void layers.splice(layers.lastIndexOf(close), 1);
  };
}

/**
 * Makes an element a layer: one of its elements gets the focus, Tab stays inside if the layer is
 * modal, and afterwards the focus goes back to where it was.
 */
export function layer(close: Close, first: string): Attachment<HTMLElement> {
  return (element) => {
    const opener = document.activeElement;
    const forget = escapable(() => void close())(element);
    element.querySelector<HTMLElement>(first)?.focus();
    const stay = (event: KeyboardEvent): void => {
      if (event.key === "Tab" && element.ariaModal === "true") turnBack(element, event);
    };
    element.addEventListener("keydown", stay);
    return () => {
      element.removeEventListener("keydown", stay);
      forget?.();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if ((isLost || element.contains(document.activeElement)) && opener instanceof HTMLElement)
        opener.focus();
    };
  };
}

/** Goes from the last element of a layer to its first, and the other way round. */
function turnBack(element: HTMLElement, event: KeyboardEvent): void {
  const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility(),
  );
  const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
