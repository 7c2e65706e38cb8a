// Explanations for every tile, card and symbol: on hover, on focus, and on a long press.

import type { Attachment } from "svelte/attachments";

import { explainOnFocus } from "./explainedPieces.svelte";

const HOVER_MS = 450;
const PRESS_MS = 500;
const GAP = 8;
const WIDEST = 280;
const SMALL = 60; // pixels: narrower pictures are shown enlarged
const ENLARGED = 120;
const ID = "explanation";

let bubble: HTMLDivElement | null = null;
let shownFor: Element | null = null;

function bubbleOf(): HTMLDivElement {
  if (bubble === null) {
    bubble = document.createElement("div");
    bubble.className = "explanation";
    bubble.id = ID;
    bubble.setAttribute("role", "tooltip");
    bubble.hidden = true;
    document.body.append(bubble);
    // Escape closes what is uppermost.
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || shownFor === null) return;
        event.stopPropagation();
        hide(shownFor);
      },
      { capture: true },
    );
  }
  return bubble;
}

/** A copy of a picture that is too small to read. */
function enlarged(element: Element): SVGSVGElement | null {
  if (!(element instanceof SVGSVGElement)) return null;
  const { width, height } = element.getBoundingClientRect();
  if (width >= SMALL || width === 0) return null;
  const copy = element.cloneNode(true) as SVGSVGElement;
  copy.style.width = `${ENLARGED}px`;
  copy.style.height = `${(ENLARGED * height) / width}px`;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("tabindex");
  copy.removeAttribute("data-explained");
  return copy;
}

function show(element: Element, text: string): void {
  if (text === "") return;
  const shown = bubbleOf();
  shown.replaceChildren(...[enlarged(element), text].filter((part) => part !== null));
  shown.hidden = false;
  shown.style.maxWidth = `${WIDEST}px`;
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
}

function hide(element: Element): void {
  if (shownFor !== element) return;
  shownFor = null;
  bubbleOf().hidden = true;
}

/** Attaches an explanation whose text is created on demand. A long press does not count as a tap. */
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
    const forget = explainOnFocus(element, {
      words,
      show: (told) => show(element, told),
      hide: () => hide(element),
    });
    return () => {
      stop();
      forget();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", swallow, { capture: true });
    };
  };
}
