// A table as this client knows it: what has happened, and what may be chosen now.

import { afterEvents } from "./views/afterEvents";
import type { Fit, GameStanding, Hint, Judgement, Preview, TimeState } from "../messages";
import { Connection, type ConnectionListener } from "./connection";
import { canCommit, SeedPart } from "./dealing/seedPart";
import type { Action, GameEvent, View } from "./game";
import {
  type EntryMessage,
  type Message,
  offered,
  type PlacedNews,
  type Presence,
  type Saying,
  type TableInfo,
  type TableMessage,
  type QueryAnswer,
  completeInfo,
  type Questions,
} from "./protocol";
import type { ErrorMessage } from "./errors";
import { recentErrors } from "./recentErrors.svelte";

// How long to wait for the history when it lags behind the present, and before asking again after
// an error.
const PATIENCE_MS = 2000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const AWAY_MS = 4000;
const BEFORE_GAME = new Set(["sat", "stood", "filled", "broke_off"]);

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The events of a call, without the choice that follows it. */
const callOf = (events: GameEvent[]): GameEvent[] =>
  events.filter((event) => event.event !== "next_decision");

/** The chat messages in an entry. */
const sayingsOf = ({ entry }: EntryMessage): Saying[] =>
  entry?.["entry"] === "said" ? [entry as unknown as Saying] : [];

/** What screens need of a table, local or remote. */
export type TableModel = Pick<
  LiveTable,
  Exclude<keyof LiveTable, keyof ConnectionListener | "processed">
> & {
  cover?(): void; // hides the hand from the other local players
};

/** A table followed by a seat, or by a spectator (null). */
export class LiveTable implements ConnectionListener {
  readonly id: string;
  readonly seat: number | null;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw<Action[]>([]);
  standing = $state.raw<GameStanding | null>(null);
  /**
   * All events since the set-up. It only grows, except when a move is taken back or the history
   * arrives late (at the front).
   */
  log = $state.raw<GameEvent[]>([]);
  /** Who came, left, was replaced or took back, placed among the events. */
  news = $state.raw<PlacedNews[]>([]);
  /** Who follows the table now; null while unknown. */
  presence = $state.raw<Presence | null>(null);
  undo = $state(0);
  /** The clocks; null in an untimed game. */
  time = $state.raw<TimeState | null>(null);
  /** All hands, at a table with open hands. */
  hands = $state.raw<(string[] | null)[] | null>(null);
  /** Why the connection is down: a message key, empty if unknown; null while connected. */
  disconnectReason = $state<string | null>(null);
  /** The optional questions of modules that this seat wants. */
  questions = $state<Questions>("all");
  /** Whether the server declines the current question for this seat. */
  isAnswered = $state(false);
  /** Whether a move of this seat is in flight. */
  isBusy = $state(false);
  /** Why the table cannot be followed. */
  failure = $state.raw<ErrorMessage | null>(null);
  at = 0;
  sequence = 0;
  /** The sequence number of the last entry that has been processed. */
  processed = 0;
  readonly #connection: Connection;
  readonly #part: SeedPart;
  readonly #keepsLog: boolean;
  #calls: (GameEvent[] | null)[] = []; // the events of the set-up and of each call; null where not loaded yet
  #callsRequest: object | null = null; // identifies the current request for the history
  #leaving: ReturnType<typeof setTimeout> | undefined; // until somebody is shown as away
  #waiting: TableMessage[] | null = null; // messages held back until the history arrives or the wait is over

  constructor(id: string, seat: number | null, keepsLog = true) {
    this.id = id;
    this.seat = seat;
    this.#keepsLog = keepsLog;
    this.#part = new SeedPart(id, seat, (wanted, fields) => this.send(wanted, fields));
    this.#connection = new Connection(id, seat, this);
  }

  /** The seats played from this client. */
  get ownSeats(): number[] {
    return this.seat === null ? [] : [this.seat];
  }

  /** Whether this seat has to choose now. */
  get isAsked(): boolean {
    return this.seat !== null && this.view?.decision?.seat === this.seat && !this.isAnswered;
  }

  connected(): void {
    this.disconnectReason = null;
  }

  lost(key: string): void {
    this.disconnectReason = key;
    clearTimeout(this.#leaving);
    this.presence = null;
  }

  failed(why: ErrorMessage): void {
    this.failure = why;
  }

  receive(message: Message): void {
    if (message.type === "presence") this.#follow(message);
    if (message.type !== "table" && message.type !== "resumed" && message.type !== "entry") return;
    const isNext = message.sequence === this.sequence + 1;
    this.sequence = message.sequence;
    if (message.type === "table") {
      this.#waiting = null;
      // A whole table with the next sequence number: a move was taken back, and the earlier calls
      // still hold.
      if (isNext && message.view !== null) this.#calls = this.#calls.slice(0, message.view.at + 1);
      else [this.#calls, this.#callsRequest] = [[], null];
    }
    this.#processInOrder(message);
  }

  /** Shows who is here; of people who leave only after a while, as they may be loading the page. */
  #follow(presence: Presence): void {
    clearTimeout(this.#leaving);
    const isLeft = this.presence?.here.some((seat) => !presence.here.includes(seat)) ?? false;
    if (isLeft) this.#leaving = setTimeout(() => (this.presence = presence), AWAY_MS);
    else this.presence = presence;
  }

  /** Sends a command for this seat; rejects with the server's error. */
  async send(wanted: string, fields: object = {}): Promise<void> {
    if (this.seat !== null) await this.#connection.send(wanted, this.seat, fields);
  }

  /** Posts a chat message; spectators give a name. */
  say(text: string, name: string): Promise<void> {
    return this.seat === null ? this.#connection.remark(name, text) : this.send("say", { text });
  }

  /** Loads earlier chat messages; returns whether there were any. */
  async loadEarlierChat(): Promise<boolean> {
    const before = this.info?.said_before ?? 0;
    if (before === 0) return false;
    const { said = [], first = before } = await this.#ask("said", { before });
    if (this.info?.said_before === before)
      this.info = { ...this.info, said: [...said, ...this.info.said], said_before: first };
    return said.length > 0;
  }

  /**
   * Reports that this seat is ready; the server draws its part of the seed if the browser cannot
   * commit one.
   */
  ready(): Promise<void> {
    return this.send("ready", { house_draws: !canCommit() });
  }

  /** Reports that this seat is no longer ready. */
  unready(): Promise<void> {
    return this.send("ready", { ready: false });
  }

  /** Answers an open vote. */
  answer(agrees: boolean): Promise<void> {
    return this.send("consent", { agrees });
  }

  /** Chooses which optional questions of modules this seat is asked. */
  wantQuestions(wanted: Questions): Promise<void> {
    return this.send("questions", { wanted });
  }

  /** Plays an action in the shown position. */
  play(action: Action): Promise<void> {
    return this.#move("play", { at: this.at, action });
  }

  takeBack(): Promise<void> {
    return this.#move("undo", { at: this.at });
  }

  /** Returns what an action would do. */
  async preview(action: Action): Promise<Preview | null> {
    return (await this.#ask("preview", { action })).preview ?? null;
  }

  /** Returns what may become of an action with open fields, and why not. */
  async refusals(action: object): Promise<Judgement[]> {
    return (await this.#ask("refusals", { action })).refusals ?? [];
  }

  /** Returns where a tile would fit in the player's palace, and why not elsewhere. */
  async fit(tile: string): Promise<Fit | null> {
    return (await this.#ask("fit", { tile })).fit ?? null;
  }

  /** Returns the moves a strong player would choose; rejects where hints are off. */
  async hints(): Promise<Hint[]> {
    const told = await this.#ask("hints");
    return told.at === this.at ? (told.hints ?? []) : [];
  }

  close(): void {
    this.#callsRequest = null;
    clearTimeout(this.#leaving);
    this.#connection.close();
  }

  /** Sends a move; a second click while the first is in flight is ignored. */
  async #move(wanted: string, fields: object): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.send(wanted, fields);
    } finally {
      this.isBusy = false;
    }
  }

  #ask(what: string, fields: object = {}): Promise<QueryAnswer> {
    return this.#connection.ask(what, fields);
  }

  #processInOrder(message: TableMessage): void {
    if (this.#waiting !== null) this.#waiting.push(message);
    else this.#process(message);
  }

  /**
   * Processes a message. A position is shown with the history that led to it; where that is missing,
   * it is requested, but nobody waits long for it.
   */
  #process(message: TableMessage): void {
    const view = this.#viewAfter(message);
    if (message.type === "entry" && message.events !== undefined)
      this.#calls = [...this.#calls, callOf(message.events)];
    if (view === null || !this.#keepsLog || this.#calls.length > view.at) {
      this.#show(message, view);
      return;
    }
    const unknown = Array.from({ length: view.at + 1 - this.#calls.length }, () => null);
    this.#calls = [...this.#calls, ...unknown];
    const waiting = (this.#waiting = [message]);
    setTimeout(() => this.#waiting === waiting && this.#releaseWaiting(), PATIENCE_MS);
    if (this.#callsRequest === null) void this.#requestCalls((this.#callsRequest = {}));
  }

  #show(message: TableMessage, view: View | null): void {
    if (message.type !== "entry") this.info = completeInfo(message.table, this.info);
    else if (this.info !== null)
      this.info = {
        ...this.info,
        ...message.table,
        said: [...this.info.said, ...sayingsOf(message)],
        news: [...this.info.news, ...(message.news ?? [])],
      };
    this.at = message.at;
    if (view !== null || message.questions !== undefined) {
      this.questions = message.questions ?? "all";
      this.isAnswered = message.is_answered ?? false;
    }
    if (view !== null) {
      this.view = view;
      this.offers = offered(message.offers);
      this.undo = message.undo ?? 0;
      this.time = message.time ?? null;
      this.hands = message.hands ?? null;
      void this.#requestStanding();
    }
    this.#writeLog(view !== null);
    this.processed = message.sequence;
    const dealing = this.info?.phase === "dealing" ? this.info.dealing : null;
    if (dealing !== null)
      this.#part.follow(dealing).catch((why: unknown) => recentErrors.show(why));
  }

  /** The view after a message; null if it contains none. */
  #viewAfter(message: TableMessage): View | null {
    if ("view" in message) return message.view;
    if (!("events" in message) || this.view === null) return null;
    return afterEvents(this.view, message.events);
  }

  /** Shows all known events, unless they are the same, and places the news among them. */
  #writeLog(hasChanged: boolean): void {
    if (hasChanged) this.log = this.#calls.flatMap((call) => call ?? []);
    const ends: number[] = [];
    for (const call of this.#calls) ends.push((ends.at(-1) ?? 0) + (call?.length ?? 0));
    this.news = (this.info?.news ?? []).map((item) => ({
      item,
      after: BEFORE_GAME.has(item.what) ? 0 : (ends[Math.min(item.played, ends.length - 1)] ?? 0),
    }));
  }

  /** Requests the standing; after an error, the next position asks again. */
  async #requestStanding(): Promise<void> {
    const told = await this.#ask("standing").catch(() => null);
    if (told?.at === this.at) this.standing = told.standing ?? null;
  }

  /** Requests the missing calls, page by page. On an error the table continues without them. */
  async #requestCalls(request: object): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (this.#callsRequest === request && this.#calls.includes(null)) {
      const first = this.#calls.indexOf(null);
      const told = await this.#ask("history", { first }).catch(() => null);
      if (this.#callsRequest !== request) return;
      if (told !== null) {
        this.#addCalls(first, told.calls ?? []);
        wait = FIRST_WAIT_MS;
        continue;
      }
      this.#releaseWaiting();
      await pause(wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
    if (this.#callsRequest !== request) return;
    this.#callsRequest = null;
    this.#writeLog(true);
    this.#releaseWaiting();
  }

  #addCalls(first: number, page: GameEvent[][]): void {
    const told = page.length > 0 ? page : [[]]; // an empty page ends the loop
    this.#calls = this.#calls.map((call, number) => call ?? told[number - first] ?? null);
  }

  /** Processes the messages that waited for the history. */
  #releaseWaiting(): void {
    const [first, ...later] = this.#waiting ?? [];
    this.#waiting = null;
    if (first !== undefined) this.#show(first, this.#viewAfter(first));
    for (const message of later) this.#processInOrder(message);
  }
}
