// Shows a table's positions one after another, at a pace that people can follow.

import { tick } from "svelte";

import type { Action, GameEvent, View } from "../client/game";
import type { TableModel } from "../client/liveTable.svelte";
import { capture, fly } from "./flights";
import { PAUSES, settings } from "../ui/settings.svelte";

/** A position and the events that led to it. */
interface Moment {
  view: View;
  events: GameEvent[];
  log: GameEvent[];
}

// A longer queue is skipped: a returning player wants to see the present.
const LONGEST_QUEUE = 40;

/**
 * The displayed state of a table. Moves of the others are queued; the player's own are shown at
 * once.
 */
export class Stage {
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events of the latest moment. */
  events = $state.raw<GameEvent[]>([]);
  waiting = $state(0);
  readonly #table: TableModel;
  readonly #queue: Moment[] = [];
  #logLength = 0;
  #last: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = $state(false);
  #seat: number | null;

  constructor(table: TableModel) {
    this.#table = table;
    this.#logLength = table.log.length;
    this.#last = table.view;
    this.#seat = table.seat;
    this.view = table.view;
    this.log = table.log;
  }

  /** Whether everything received has been shown. */
  get isLive(): boolean {
    return this.waiting === 0;
  }

  /** Whether no animation or scoring is running. */
  get isQuiet(): boolean {
    return this.isLive && !this.#isHeld;
  }

  /** Whether this seat has to choose and sees the current position. */
  get isAsked(): boolean {
    return this.isLive && this.#table.isAsked;
  }

  get offers(): Action[] {
    return this.isAsked ? this.#table.offers : [];
  }

  /** Queues the table's latest state; call it whenever the table changes. */
  follow(): void {
    const { view, log, seat } = this.#table;
    if (view === null) return;
    if (view === this.#last) {
      this.#addHistory(log);
      return;
    }
    this.#last = view;
    const events = log.slice(this.#logLength); // none after a move was taken back
    this.#logLength = log.length;
    if (seat !== this.#seat) {
      // The queued positions were meant for another viewer: keep only their events.
      this.#seat = seat;
      events.unshift(...this.#queue.splice(0).flatMap((moment) => moment.events));
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#queue.push({ view, events, log });
    this.waiting = this.#queue.length;
    if (this.#timer === undefined && !this.#isHeld) void this.#next();
  }

  /** Inserts history that arrived late: it is logged, but not animated. */
  #addHistory(log: GameEvent[]): void {
    this.#logLength = log.length;
    const last = this.#queue.at(-1);
    if (last === undefined) this.log = log;
    else last.log = log;
  }

  /** Jumps to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#queue.flatMap((moment) => moment.events);
    const last = this.#queue.at(-1);
    this.#queue.length = 0;
    if (last !== undefined) this.#show({ ...last, events });
    this.waiting = 0;
  }

  /** Pauses the display until it is released, while a scoring plays. */
  hold(): void {
    this.#isHeld = true;
  }
  release(): void {
    this.#isHeld = false;
    if (this.#queue.length > 0 && this.#timer === undefined) void this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    if (this.#queue.length > LONGEST_QUEUE || document.hidden) {
      this.skip();
      return;
    }
    const moment = this.#queue.shift();
    if (moment === undefined) return;
    const flights =
      settings.animation && this.view !== null ? capture(moment.events, this.#table.seat) : [];
    this.#show(moment);
    this.waiting = this.#queue.length;
    const pause = isByOther(moment.events, this.#table.seat) ? PAUSES[settings.speed] : 0;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isHeld) void this.#next();
    }, pause);
    await tick();
    fly(flights, settings.animation);
  }

  #show(moment: Moment): void {
    this.view = moment.view;
    this.events = moment.events;
    this.log = moment.log;
    if (settings.sound)
      void import("./sound").then(({ play }) => play(moment.events, this.#table.seat));
  }
}

/** Whether another player did something worth showing. */
function isByOther(events: GameEvent[], own: number | null): boolean {
  return events.some(
    (event) => "seat" in event && event.seat !== own && event.event !== "turn_begins",
  );
}
