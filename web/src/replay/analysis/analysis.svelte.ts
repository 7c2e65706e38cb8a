// The analysis of a finished game by strong bots; the server computes it once and stores it.

import { ask } from "../../client/api";
import type { GameAction, GameAnalysis, Hint, JudgedMove, MomentAnalysis } from "../../messages";

/** A rated decision; its moves are data, so that they can be described and shown. */
export interface JudgedMoment extends Omit<MomentAnalysis, "played" | "best"> {
  played: Hint;
  best: Hint[];
}
interface AnalysisAnswer {
  done: number;
  of: number;
  analysis: GameAnalysis | null;
}

const ASK_AGAIN_MS = 1500;
const PERCENT = 100;

export class Analysis {
  found = $state.raw<GameAnalysis | null>(null);
  isAsked = $state(false);
  /** The progress of the analysis, from 0 to 1. */
  done = $state(0);
  readonly #replay: string;
  #isClosed = false;
  readonly #byEntry = $derived(
    new Map(this.found?.moments.map((moment) => [moment.entry, this.#judged(moment)])),
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

  /** The rated moves of a number of entries. */
  all(entries: number[]): JudgedMoment[] {
    return entries.flatMap((entry) => this.of(entry) ?? []);
  }

  /** The costly moves of a seat, at most a number of the costliest, in the order of the game. */
  costlyOf(seat: number, most: number): JudgedMoment[] {
    const costly = (this.found?.moments ?? []).filter(
      (moment) => moment.seat === seat && moment.size !== "good",
    );
    const worst = costly.toSorted((one, other) => other.played.cost - one.played.cost);
    const entries = worst.slice(0, most).map(({ entry }) => entry);
    return this.all(entries.toSorted((one, other) => one - other));
  }

  /** What the turn that begins with an entry changed: the win chances before and after it. */
  turn(entry: number): { before: number[]; after: number[] } | null {
    const curve = this.found?.curve ?? [];
    const place = curve.findIndex(({ moment }) => moment === entry - 1);
    const [before, after] = [curve[place], curve[place + 1]];
    return before && after ? { before: before.chances, after: after.chances } : null;
  }

  /** The winning chance of each seat, in percent, at each moment of the game. */
  chances(moments: number, winners: number[], seats: number): number[][] {
    let known = Array.from({ length: seats }, () => PERCENT / seats);
    const curve = new Map(this.found?.curve.map((point) => [point.moment, point.chances]));
    const values = Array.from({ length: moments }, (_, moment) => {
      known = curve.get(moment)?.map((chance) => Math.round(chance * PERCENT)) ?? known;
      return known;
    });
    const share = PERCENT / Math.max(1, winners.length);
    values[moments - 1] = Array.from({ length: seats }, (_, seat) =>
      winners.includes(seat) ? share : 0,
    );
    return values;
  }

  #judged(moment: MomentAnalysis): JudgedMoment {
    return {
      ...moment,
      played: this.#hint(moment.played),
      best: moment.best.map((move) => this.#hint(move)),
    };
  }

  #hint(move: JudgedMove): Hint {
    const action = (notation: string): GameAction => this.found?.actions[notation] as GameAction;
    return { ...move, action: action(move.action), then: move.then.map(action) };
  }
}
