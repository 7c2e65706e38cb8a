// The analysis of a finished game by strong bots; the server computes it once, which takes a while,
// and stores it.

import { ask } from "../client/api";
import type { GameAnalysis, Hint, MomentAnalysis } from "../messages";

/** A rated decision; its moves are data, so that they can be described and shown. */
export interface JudgedMoment extends Omit<MomentAnalysis, "played" | "best"> {
  played: Hint;
  best: Hint[];
}
interface Found extends Omit<GameAnalysis, "moments"> {
  moments: JudgedMoment[];
}
interface AnalysisAnswer {
  done: number;
  of: number;
  analysis: Found | null;
}

const ASK_AGAIN_MS = 1500;
const PERCENT = 100;
const FEWEST_GAMES = 16; // of older analyses, which do not say from how many games their chances come
const SPREAD = 1.96; // standard errors: 19 of 20 true chances lie in the interval

export class Analysis {
  found = $state.raw<Found | null>(null);
  isAsked = $state(false);
  /** The progress of the analysis, from 0 to 1. */
  done = $state(0);
  readonly #replay: string;
  #isClosed = false;
  readonly #byEntry = $derived(
    new Map(this.found?.moments.map((moment) => [moment.entry, moment])),
  );

  constructor(replay: string) {
    this.#replay = replay;
  }

  /** Requests the analysis and waits for it. */
  async ask(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      while (!this.#isClosed && this.found === null) {
        const told = await ask<AnalysisAnswer>(`/replays/${this.#replay}/analysis`, {});
        this.done = told.of === 0 ? 1 : told.done / told.of;
        this.found = told.analysis;
        if (told.analysis === null) await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
      }
    } finally {
      this.isAsked = false;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** The rating of the move that led to a moment; null if there was no choice. */
  of(moment: number): JudgedMoment | null {
    return this.#byEntry.get(moment) ?? null;
  }

  /** The winning chance of each seat, in percent, at each moment of the game. */
  chances(moments: number, winners: number[], seats: number): number[][] {
    let known = Array.from({ length: seats }, () => PERCENT / seats);
    const values = Array.from({ length: moments }, (_, moment) => {
      const chances = this.of(moment + 1)?.chances ?? [];
      if (chances.length > 0) known = chances.map((chance) => Math.round(chance * PERCENT));
      return known;
    });
    const share = PERCENT / Math.max(1, winners.length);
    values[moments - 1] = Array.from({ length: seats }, (_, seat) =>
      winners.includes(seat) ? share : 0,
    );
    return values;
  }

  /**
   * The range in which the winning chance of a seat lies at each moment, in percent: the
   * chances come from a few played games, so each is only an estimate (Wilson's interval).
   */
  band(values: number[][], seat: number): [number, number][] {
    const games = this.found?.games ?? FEWEST_GAMES;
    return values.map((row, moment) => {
      const value = row[seat] ?? 0;
      if (moment === values.length - 1) return [value, value]; // the result is known
      const [low, high] = interval(value / PERCENT, games);
      return [low * PERCENT, high * PERCENT];
    });
  }
}

/** Wilson's interval for a share that was seen in a number of games. */
export function interval(share: number, games: number): [number, number] {
  const square = SPREAD ** 2;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (SPREAD / (1 + square / games)) *
    Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
