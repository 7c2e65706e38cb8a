// The replay of a finished game: its moments, and the current position.

import { ask } from "../client/api";
import { loadDeclaration } from "../client/declarations";
import type { Action, GameEvent, View } from "../client/game";
import type { ConfigMessage, GameStanding, GameStatistics } from "../messages";

export interface Moment {
  line: string | null;
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
}

export interface Scoring {
  moment: number;
  scoring: number;
}

export interface Overview {
  replay: string;
  config: ConfigMessage;
  players: { name: string; kind: string }[];
  result: number[];
  winners: number[];
  chunk: number;
  moments: Moment[];
  scorings: Scoring[];
  measures: Record<string, number[][]>;
  statistics: GameStatistics;
}

export interface Position {
  view: View;
  standing: GameStanding;
  own?: Partial<{ hand: string[]; bonus_cards: { hand: string[] | null } }>[];
}

interface Chunk {
  first: number;
  positions: Position[];
}

const STEP_MS = 1400;
export const SPEEDS = [1, 2, 4] as const;

/** The viewpoint: a seat as it saw the game at the time, or null for all hands open. */
export type Perspective = number | null;

export class Replay {
  readonly id: string;
  overview = $state.raw<Overview | null>(null);
  position = $state.raw<Position | null>(null);
  perspective = $state.raw<Perspective>(null);
  number = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  readonly #chunks = new Map<string, Promise<Chunk>>();
  #timer = 0;

  constructor(id: string) {
    this.id = id;
  }

  get last(): number {
    return (this.overview?.moments.length ?? 1) - 1;
  }

  /** Switches the viewpoint. */
  async look(perspective: Perspective): Promise<void> {
    this.perspective = perspective;
    const overview = await ask<Overview>(`/replays/${this.id}${this.#query}`);
    await loadDeclaration(overview.config.game);
    this.overview = overview;
    await this.to(this.number);
  }

  /** Jumps to the moment after a number of entries. */
  async to(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, number));
    this.number = wanted;
    const size = this.overview?.chunk ?? 1;
    const asked = this.perspective;
    const chunk = await this.#chunk(Math.floor(wanted / size));
    if (this.number !== wanted || this.perspective !== asked) return;
    this.position = chunk.positions[wanted - chunk.first] ?? null;
    if (wanted + size <= this.last) void this.#chunk(Math.floor(wanted / size) + 1);
  }

  /**
   * The next moment in a direction for which a condition holds; the first or last one if there is
   * none.
   */
  find(direction: 1 | -1, is: (number: number) => boolean): number {
    let number = this.number + direction;
    while (number > 0 && number < this.last && !is(number)) number += direction;
    return number;
  }

  isScoring = (number: number): boolean =>
    this.overview?.scorings.some(({ moment }) => moment === number) ?? false;

  play(): void {
    if (this.number === this.last) this.number = 0;
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#goOn(), STEP_MS / this.speed);
  }

  async #goOn(): Promise<void> {
    if (!this.isPlaying) return;
    await this.to(this.number + 1);
    if (this.number === this.last) this.pause();
    else this.#wait();
  }

  get #query(): string {
    return this.perspective === null ? "" : `?seat=${this.perspective}`;
  }

  #chunk(number: number): Promise<Chunk> {
    const path = `/replays/${this.id}/positions/${number}${this.#query}`;
    const known = this.#chunks.get(path) ?? ask<Chunk>(path);
    this.#chunks.set(path, known);
    known.catch(() => this.#chunks.delete(path));
    return known;
  }
}
