// Inlines the drawings into the page, so that they follow its colours. Some are loaded on demand.

import sprite from "./sprite.svg?raw";

const PARTS = {
  city: () => import("./sprite-city.svg?raw"),
  portraits: () => import("./sprite-portraits.svg?raw"),
  pictures: () => import("./sprite-pictures.svg?raw"),
};
const drawn = new Set<string>();

function insert(drawing: string): void {
  const drawings = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  drawings.setAttribute("aria-hidden", "true");
  drawings.classList.add("sprite");
  document.body.prepend(document.importNode(drawings, true));
}

/** Inserts the drawings that every page needs. */
export const insertSprite = (): void => insert(sprite);

/** Loads further parts of the sprite; parts already present are kept. */
export function loadSprites(...parts: (keyof typeof PARTS)[]): void {
  for (const part of parts) {
    if (drawn.has(part)) continue;
    drawn.add(part);
    PARTS[part]().then(
      ({ default: drawing }) => insert(drawing),
      () => drawn.delete(part),
    );
  }
}
