// The drawings become part of the page, so that they follow its colours. Some of them come when they are needed.

import sprite from "./sprite.svg?raw";

const PARTS = {
  city: () => import("./sprite-city.svg?raw"),
  portraits: () => import("./sprite-portraits.svg?raw"),
  pictures: () => import("./sprite-pictures.svg?raw"),
};
const drawn = new Set<string>();

function lay(drawing: string): void {
  const drawings = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  drawings.setAttribute("aria-hidden", "true");
  drawings.classList.add("sprite");
  document.body.prepend(document.importNode(drawings, true));
}

/** Lays what every page needs into it. */
export const insertSprite = (): void => lay(sprite);

/** Lays drawings into the page that not every page needs; what is there already stays. */
export function loadSprites(...parts: (keyof typeof PARTS)[]): void {
  for (const part of parts) {
    if (drawn.has(part)) continue;
    drawn.add(part);
    PARTS[part]().then(
      ({ default: drawing }) => lay(drawing),
      () => drawn.delete(part),
    );
  }
}
