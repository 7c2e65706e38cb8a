// How seats and sources of points look in charts: by colour and, for seats, by dash pattern.

import { SEATS, TYPES } from "../art/look";
import type { Language } from "../language/language";
import { keyOf } from "../language/language";

const LINES: Record<string, string> = {
  wall: "#C7602F",
  moat: "#2F7F8F",
  wall_and_moat: "#7C6BA8",
  rows: "#C7602F",
  columns: "#2F7F8F",
  coins: "#C9992E",
};
const SIGNS: Record<string, string> = {
  wall: "u-wall",
  moat: "u-moat",
  wall_and_moat: "u-shared",
  rows: "u-log",
  columns: "u-chart",
  coins: "u-bag",
};
const OTHERS = ["#9A8C74", "#C9992E", "#6D8C5A", "#A86E8F"];
const LIGHT = ["#4FC3CF", "#EE7F9F", "#F2B84B", "#9CA0F2", "#7FD3A6", "#FFB38A"];
export const DASHES = ["", "7 4", "2 3", "9 3 2 3", "14 4", "4 4"];

/** The colour of a source, such as a building type or a wall. */
export function colourOf(source: string, index: number): string {
  return TYPES[source]?.[0] ?? LINES[source] ?? OTHERS[index % OTHERS.length] ?? "#999";
}

/** The colour for drawing on top of it. */
export const inkOf = (source: string): string => TYPES[source]?.[3] ?? "#fff";

/** The symbol of a source in the sprite; null if it has none. */
export const signOf = (source: string): string | null =>
  source in TYPES ? `i-${source}` : (SIGNS[source] ?? null);

/** Whether a source is so pale that in light mode only its edge is visible. */
export const isPale = (source: string): boolean => source === "chambers";

/** The name of a source or a statistic. */
export function nameOf(language: Language, source: string): string {
  return (
    language.find(keyOf("type", source)) ??
    language.find(keyOf("stats", source)) ??
    language.thing("module", source)
  );
}

/** The colours of a seat's line in a chart, in light and in dark mode. */
export const lineColours = (seat: number): string =>
  `--day: ${SEATS[seat % SEATS.length]?.colour ?? "#888"}; --night: ${LIGHT[seat % LIGHT.length] ?? "#888"}`;
