// How types, currencies and seats look; the colours are those of the sprite.

import looks from "./looks.json";

export type Look = readonly [base: string, light: string, deep: string, ink: string];

export const TYPES = looks.types as unknown as Partial<Record<string, Look>>;

/** The price from which a building is drawn in its grander form. */
export const GRAND = looks.grand as Partial<Record<string, number>>;

const CURRENCIES = looks.currencies as Partial<Record<string, { deep: string }>>;
/** The text colour of a currency. */
export const inkOf = (currency: string): string => CURRENCIES[currency]?.deep ?? "currentColor";

export interface SeatLook {
  symbol: string;
  stone: string; // the symbol of its vizier stone, without the suffix for its side
  colour: string;
}
export const SEATS: readonly SeatLook[] = looks.seats.map(({ name, colour }) => ({
  symbol: `seat-${name}`,
  stone: `st-${name}`,
  colour,
}));
const FIRST = SEATS[0] as SeatLook;

/** Every seat differs in colour, pattern and outline. */
export const seatLook = (seat: number): SeatLook => SEATS[seat % SEATS.length] ?? FIRST;
export const DIRK: SeatLook = { symbol: "seat-dirk", stone: "", colour: looks.neutral };

export const TURN = { n: 0, e: 90, s: 180, w: 270 } as const;
export const CORNERS = [
  ["n", "w", 0],
  ["n", "e", 90],
  ["e", "s", 180],
  ["s", "w", 270],
] as const;

/** The corners of an eight-pointed star, as a polygon. */
export function starPoints(cx: number, cy: number, radius: number): string {
  const points: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    const angle = (Math.PI * index) / 8;
    points.push(
      `${(cx + reach * Math.cos(angle)).toFixed(2)},${(cy + reach * Math.sin(angle)).toFixed(2)}`,
    );
  }
  return points.join(" ");
}
