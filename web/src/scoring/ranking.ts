// Reads a scoring for display: the ranking of each type, and everybody's points.

import type { GameStanding, ScoringPoints, ScoringToCome } from "../messages";

/** The remaining scorings of a game with tiles. */
export const scoringsToCome = (standing: GameStanding | null): ScoringToCome[] =>
  standing !== null && "scorings" in standing ? standing.scorings : [];

export interface Standing {
  seat: number; // Dirk comes after the seats
  count: number;
}

/** The participants with tiles of a type, the most first. */
export function ranking(points: ScoringPoints, type: string): Standing[] {
  const counts = points.tiles[type] ?? [];
  return counts
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** The lines that score for anybody, such as wall and moat. */
export function linesOf(points: ScoringPoints): string[] {
  const found = new Set(points.lines.flatMap((lines) => Object.keys(lines)));
  return [...found].filter(
    (line) => line === [...found][0] || points.lines.some((lines) => (lines[line] ?? 0) !== 0),
  );
}

/** A row of a scoring: a line such as the wall, or a building type. */
export interface ScoreRow {
  kind: "line" | "type";
  name: string;
}

/** The rows of a scoring in counting order. */
export const rowsOf = (points: ScoringPoints): ScoreRow[] => [
  ...linesOf(points).map((name): ScoreRow => ({ kind: "line", name })),
  ...Object.keys(points.places).map((name): ScoreRow => ({ kind: "type", name })),
];

/** The points of each seat for a line. */
export const lineRanking = (points: ScoringPoints, line: string): Standing[] =>
  points.lines
    .map((lines, seat) => ({ seat, count: lines[line] ?? 0 }))
    .sort((one, other) => other.count - one.count);

/** The points of each participant, the most first. */
export const gains = (points: ScoringPoints): Standing[] =>
  points.gained
    .map((count, seat) => ({ seat, count }))
    .sort((one, other) => other.count - one.count);
