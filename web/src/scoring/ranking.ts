// What a scoring gives, read for showing: who leads where, and what everybody gets.

import type { GameStanding, ScoringPoints, ScoringToCome } from "../messages";

/** The scorings that are still to come in a game with tiles. */
export const scoringsToCome = (standing: GameStanding | null): ScoringToCome[] =>
  standing !== null && "scorings" in standing ? standing.scorings : [];

export interface Standing {
  seat: number; // Dirk comes after the seats
  count: number;
}

/** Who has how many tiles of a type: the most first, who has none left out. */
export function ranking(points: ScoringPoints, type: string): Standing[] {
  const counts = points.tiles[type] ?? [];
  return counts
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** The lines that anybody gets points for, such as wall and moat. */
export function linesOf(points: ScoringPoints): string[] {
  const found = new Set(points.lines.flatMap((lines) => Object.keys(lines)));
  return [...found].filter(
    (line) => line === "wall" || points.lines.some((lines) => (lines[line] ?? 0) !== 0),
  );
}

/** A row of a scoring: a line such as the wall, or a type of building. */
export interface ScoreRow {
  kind: "line" | "type";
  name: string;
}

/** The rows of a scoring in the order in which they are counted. */
export const rowsOf = (points: ScoringPoints): ScoreRow[] => [
  ...linesOf(points).map((name): ScoreRow => ({ kind: "line", name })),
  ...Object.keys(points.places).map((name): ScoreRow => ({ kind: "type", name })),
];

/** The points of each seat for a line. */
export const lineRanking = (points: ScoringPoints, line: string): Standing[] =>
  points.lines
    .map((lines, seat) => ({ seat, count: lines[line] ?? 0 }))
    .sort((one, other) => other.count - one.count);

/** What each participant gets, the most first. */
export const gains = (points: ScoringPoints): Standing[] =>
  points.gained
    .map((count, seat) => ({ seat, count }))
    .sort((one, other) => other.count - one.count);
