// Tooltips for every tile, card and symbol: on hover, on focus, and on a long press.

import type { Attachment } from "svelte/attachments";

const HOVER_MS = 450;
const PRESS_MS = 500;
const GAP = 8;
const WIDEST = 280;

let bubble: HTMLDivElement | null = null;
let shownFor: Element | null = null;

function bubbleOf(): HTMLDivElement {
  if (bubble === null) {
    bubble = document.createElement("div");
    bubble.className = "explanation";
    bubble.id = "explanation";
    bubble.setAttribute("role", "tooltip");
    bubble.hidden = true;
    document.body.append(bubble);
  }
  return bubble;
}

function show(element: Element, text: string): void {
  if (text === "") return;
  const shown = bubbleOf();
  shown.textContent = text;
  shown.hidden = false;
  shownFor = element;
  const at = element.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = shown;
  const left = Math.max(
    GAP,
    Math.min(innerWidth - width - GAP, at.left + at.width / 2 - width / 2),
  );
  const above = at.top - height - GAP;
  shown.style.left = `${left}px`;
  shown.style.top = `${above > GAP ? above : Math.min(innerHeight - height - GAP, at.bottom + GAP)}px`;
  shown.style.maxWidth = `${WIDEST}px`;
}

function hide(element: Element): void {
  if (shownFor !== element) return;
  shownFor = null;
  bubbleOf().hidden = true;
}

/** Attaches a tooltip whose text is created on demand. A long press does not count as a tap. */
export function tooltip(words: () => string): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const wait = (milliseconds: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, milliseconds);
    };
    const stop = (): void => {
      clearTimeout(timer);
      hide(element);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerleave", stop],
      [
        "pointerdown",
        (event) => {
          isPressed = false;
          stop();
          if ((event as PointerEvent).pointerType === "mouse") return;
          wait(PRESS_MS, () => {
            isPressed = true;
            show(element, words());
          });
        },
      ],
      [
        "pointermove",
        (event) => {
          const { movementX, movementY, pointerType } = event as PointerEvent;
          if (pointerType !== "mouse") {
            if (!isPressed) clearTimeout(timer);
          } else if (shownFor !== element && (movementX !== 0 || movementY !== 0)) {
            // An element that moves under a resting mouse stays silent.
            wait(HOVER_MS, () => show(element, words()));
          }
        },
      ],
      ["pointerup", () => (isPressed ? wait(2500, () => hide(element)) : clearTimeout(timer))],
      ["pointercancel", stop],
      [
        "focusin",
        (event) =>
          event.target instanceof Element &&
          event.target.matches(":focus-visible") &&
          show(element, words()),
      ],
      ["focusout", stop],
      ["contextmenu", (event) => isPressed && event.preventDefault()],
    ];
    const swallow = (event: Event): void => {
      if (!isPressed) return;
      isPressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", swallow, { capture: true });
    };
  };
}
