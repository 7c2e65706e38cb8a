// A group of pieces is one stop of the Tab key, as the pieces of a toolbar are; and the focus stays
// in a group from which the piece with the focus goes away.

import type { Attachment } from "svelte/attachments";

type Way = [number, number];
const WAYS: Record<string, Way> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
const ASIDE = 3; // a piece further ahead is nearer than one further aside

/**
 * Makes the pieces of an element that match a selector one stop: arrow keys go to the nearest piece
 * on that side, Home and End to the first and last. Where the piece with the focus goes away, its
 * neighbour gets the focus, or the next piece to come.
 */
export function roving(selector: string): Attachment<HTMLElement> {
  return group(selector, true);
}

/** The same for pieces that each are a stop of the Tab key. */
export function keepingFocus(selector: string): Attachment<HTMLElement> {
  return group(selector, false);
}

function group(selector: string, isOneStop: boolean): Attachment<HTMLElement> {
  return (element) => {
    let held: HTMLElement | null = null; // has the focus, or had it when it went away
    let at = 0;

    const pieces = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
    function settle(): void {
      const all = pieces();
      const neighbour = all[Math.min(at, all.length - 1)];
      if (held?.isConnected) {
        // A piece that moves within its group loses the focus, too.
        if (document.activeElement === document.body) held.focus();
      } else if (held !== null && neighbour !== undefined) {
        held = null;
        if (document.activeElement === document.body) neighbour.focus();
      }
      if (!isOneStop) return;
      for (const one of all) {
        const wanted = one === neighbour ? 0 : -1;
        if (one.tabIndex !== wanted) one.tabIndex = wanted;
      }
    }
    function come({ target }: FocusEvent): void {
      held = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (held === null) return;
      at = pieces().indexOf(held);
      settle();
    }
    function leave(): void {
      requestAnimationFrame(() => {
        if (held?.isConnected && held !== document.activeElement) held = null;
      });
    }
    function step(event: KeyboardEvent): void {
      if (held === null || !isOneStop || event.defaultPrevented || event.target !== held) return;
      const all = pieces();
      const way = WAYS[event.key];
      const next =
        event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : way && nearest(held, all, way);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }

    const watching = new MutationObserver(settle);
    watching.observe(element, { childList: true, subtree: true });
    element.addEventListener("focusin", come);
    element.addEventListener("focusout", leave);
    element.addEventListener("keydown", step);
    settle();
    return () => {
      watching.disconnect();
      element.removeEventListener("focusin", come);
      element.removeEventListener("focusout", leave);
      element.removeEventListener("keydown", step);
    };
  };
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: Way): HTMLElement | undefined {
  const origin = middle(from);
  const far = (one: HTMLElement): number => {
    const { x, y } = middle(one);
    const ahead = (x - origin.x) * dx + (y - origin.y) * dy;
    const aside = Math.abs((x - origin.x) * dy) + Math.abs((y - origin.y) * dx);
    return ahead > 1 ? ahead + ASIDE * aside : Infinity;
  };
  const [best] = all
    .map((one) => ({ one, far: far(one) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return best?.one;
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
