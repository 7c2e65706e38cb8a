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
}
