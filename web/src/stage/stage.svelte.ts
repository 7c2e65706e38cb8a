// What is shown of a table: its positions one after another, at a pace that people can follow.

import { tick } from "svelte";

import type { Action, GameEvent, View } from "../client/game";
import type { TableModel } from "../client/liveTable.svelte";
import { capture, fly } from "./flights";
import { PAUSES, settings } from "../ui/settings.svelte";
import { play as sound } from "./sound";

/** A position, and what led to it. */
interface Moment {
  view: View;
  events: GameEvent[];
  log: GameEvent[];
}

// Longer ones are not waited for: whoever comes back to the table wants to see it as it is.
const LONGEST_QUEUE = 40;

/** The shown side of a table. What the others do waits its turn; the own moves are shown at once. */
export class Stage {
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** Of the last moment. */
  events = $state.raw<GameEvent[]>([]);
  waiting = $state(0);
  readonly #table: TableModel;
  readonly #queue: Moment[] = [];
  #heard = 0;
  #last: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = $state(false);
  #seat: number | null;

  constructor(table: TableModel) {
    this.#table = table;
    this.#heard = table.log.length;
    this.#last = table.view;
    this.#seat = table.seat;
    this.view = table.view;
    this.log = table.log;
  }

  /** Whether all that was told is shown. */
  get isLive(): boolean {
    return this.waiting === 0;
  }

  /** Whether nothing is being shown that somebody should see first. */
  get isQuiet(): boolean {
    return this.isLive && !this.#isHeld;
  }

  /** Whether the own seat has to choose, and sees what about. */
  get isAsked(): boolean {
    return this.isLive && this.#table.isAsked;
  }

  get offers(): Action[] {
    return this.isAsked ? this.#table.offers : [];
  }

  /** Takes what the table knows now; to be called whenever that changes. */
  follow(): void {
    const { view, log, seat } = this.#table;
    if (view === null) return;
    if (view === this.#last) {
      this.#complete(log);
      return;
    }
    this.#last = view;
    const events = log.slice(this.#heard); // none where something was taken back
    this.#heard = log.length;
    if (seat !== this.#seat) {
      // What waits was meant for other eyes: only what happened is left of it.
      this.#seat = seat;
      events.unshift(...this.#queue.splice(0).flatMap((moment) => moment.events));
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#queue.push({ view, events, log });
    this.waiting = this.#queue.length;
    if (this.#timer === undefined && !this.#isHeld) void this.#next();
  }

  /** Takes the past that was learned late: it is told, but not played. */
  #complete(log: GameEvent[]): void {
    this.#heard = log.length;
    const last = this.#queue.at(-1);
    if (last === undefined) this.log = log;
    else last.log = log;
  }

  /** Shows the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#queue.flatMap((moment) => moment.events);
    const last = this.#queue.at(-1);
    this.#queue.length = 0;
    if (last !== undefined) this.#show({ ...last, events });
    this.waiting = 0;
  }

  /** Lets nothing new be shown until it is released: while a scoring plays. */
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
      settings.moves && this.view !== null ? capture(moment.events, this.#table.seat) : [];
    this.#show(moment);
    this.waiting = this.#queue.length;
    const pause = isByOther(moment.events, this.#table.seat) ? PAUSES[settings.speed] : 0;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isHeld) void this.#next();
    }, pause);
    await tick();
    fly(flights, settings.moves);
  }

  #show(moment: Moment): void {
    this.view = moment.view;
    this.events = moment.events;
    this.log = moment.log;
    if (settings.sound) sound(moment.events, this.#table.seat);
  }
}

/** Whether somebody else did something that is worth a look. */
function isByOther(events: GameEvent[], own: number | null): boolean {
  return events.some(
    (event) => "seat" in event && event.seat !== own && event.event !== "turn_begins",
  );
}
