// Animates pieces that move across the table, from where they were to where they arrive.

import type { GameEvent } from "../client/game";

const MOVE_MS = 320;
const STAGGER_MS = 40;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

/**
 * A piece that has left its place: either it arrives elsewhere, or its picture flies there and
 * vanishes.
 */
interface Flight {
  from: DOMRect;
  to: string;
  picture: Element | null; // null: the piece at the destination moves itself
}

/** The element of that name on the page; if there are several, the last. */
const spot = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].at(-1) ?? null;

const DECK = "deck";
const BAG = "bag";

function arriving(from: string, to: string): Flight[] {
  const source = spot(from);
  return source === null ? [] : [{ from: source.getBoundingClientRect(), to, picture: null }];
}

function leaving(from: string, to: string): Flight[] {
  const source = spot(from);
  const picture = source?.querySelector("svg") ?? null;
  if (source === null || picture === null) return [];
  return [
    { from: picture.getBoundingClientRect(), to, picture: picture.cloneNode(true) as Element },
  ];
}

/** The moves of an event, measured before it is shown. */
function waysOf(event: GameEvent, own: number | null): Flight[] {
  const isOwn = "seat" in event && event.seat === own;
  const seat = "seat" in event ? `seat:${event.seat}` : "";
  switch (event.event) {
    case "money_taken":
      return event.cards.flatMap((card) =>
        isOwn ? arriving(`display:${card}`, `hand:${card}`) : leaving(`display:${card}`, seat),
      );
    case "bureau_taken":
      return isOwn
        ? arriving(`display:${event.card}`, `hand:${event.card}`)
        : leaving(`display:${event.card}`, seat);
    case "tile_bought":
    case "stone_used": {
      const paid = isOwn ? event.cards.flatMap((card) => leaving(`hand:${card}`, DECK)) : [];
      const bought = isOwn
        ? arriving(`tile:${event.tile}`, `new:${event.tile}`)
        : leaving(`tile:${event.tile}`, seat);
      return [...paid, ...bought];
    }
    case "tile_placed":
      return isOwn ? leaving(`new:${event.tile}`, `cell:${event.cell.join()}`) : [];
    case "tile_reserved":
    case "hut_taken":
      return isOwn
        ? arriving(`new:${event.tile}`, `new:${event.tile}`)
        : leaving(`tile:${event.tile}`, seat);
    case "card_revealed":
      return arriving(DECK, `display:${event.card}`);
    case "tile_revealed":
      return arriving(BAG, `tile:${event.tile}`);
    default:
      return [];
  }
}

/** Measures the positions of everything the events move. */
export function capture(events: GameEvent[], own: number | null): Flight[] {
  return events.flatMap((event) => waysOf(event, own));
}

/** Starts the animations, once the table shows the new position. */
export function fly(flights: Flight[], isAllowed: boolean): void {
  if (!isAllowed) return;
  const landed = new Set<Element>();
  flights.forEach((flight, index) => {
    const target = spot(flight.to);
    if (target === null) return;
    const delay = index * STAGGER_MS;
    if (flight.picture !== null)
      flyAway(flight.picture, flight.from, target.getBoundingClientRect(), delay);
    else if (!landed.has(target)) come(target, flight.from, delay);
    landed.add(target);
  });
}

const between = (from: DOMRect, to: DOMRect): string => {
  const scale = Math.max(0.2, Math.min(2, from.width / Math.max(1, to.width)));
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${scale})`;
};

function come(element: Element, from: DOMRect, delay: number): void {
  const start = between(from, element.getBoundingClientRect());
  element.animate(
    [
      { transform: start, opacity: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: MOVE_MS,
      delay,
      easing: EASE,
      fill: "backwards",
    },
  );
}

function flyAway(picture: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const holder = document.createElement("div");
  Object.assign(holder.style, {
    position: "fixed",
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
    zIndex: "30",
  });
  holder.append(picture);
  document.body.append(holder);
  const scale = Math.max(0.15, Math.min(1.5, to.width / Math.max(1, from.width)));
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const flight = holder.animate(
    [
      { transform: "none" },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: MOVE_MS * 1.3, delay, easing: EASE },
  );
  flight.finished.then(
    () => holder.remove(),
    () => holder.remove(),
  );
}
