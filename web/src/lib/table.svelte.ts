// A table as this client knows it: what was told, and what may be chosen now.

import { afterEvents } from "../client/table";
import type { GameStanding, Hint, Judgement, Preview, TimeState } from "../messages";
import { Connection, type Hearer } from "./connection";
import { canCommit, SeedPart } from "./dealing";
import type { Action, GameEvent, View } from "./game";
import { type Happened, type Message, offered, type Saying, type TableInfo, type TableMessage, type Told, wholeInfo } from "./protocol";
import type { ErrorMessage } from "./refused";
import { session } from "./session.svelte";

/** What happened in a call, without the choice that is due after it. */
const callOf = (events: GameEvent[]): GameEvent[] => events.filter((event) => event.event !== "next_decision");

/** What somebody has said. */
const sayingsOf = ({ entry }: Happened): Saying[] => (entry?.["entry"] === "said" ? [entry as unknown as Saying] : []);

/** What screens need of a table, wherever it is. */
export type TableModel = Pick<LiveTable, Exclude<keyof LiveTable, keyof Hearer | "taken">> & {
  cover?(): void; // hides the own hand from who else sits here
};

/** A table that is followed by a seat, or by a spectator (null). */
export class LiveTable implements Hearer {
  readonly id: string;
  readonly seat: number | null;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw<Action[]>([]);
  standing = $state.raw<GameStanding | null>(null);
  /** All that happened, from the set-up on. It only grows, but for what is taken back. */
  log = $state.raw<GameEvent[]>([]);
  undo = $state(0);
  /** How much time there is; null at a free pace. */
  time = $state.raw<TimeState | null>(null);
  /** All hands, where they lie open. */
  hands = $state.raw<(string[] | null)[] | null>(null);
  /** Why the server is not there: a key, or nothing that is known; null while it is. */
  lostFor = $state<string | null>(null);
  /** Whether an own move is under way. */
  isBusy = $state(false);
  /** The table cannot be followed, and why. */
  failure = $state.raw<ErrorMessage | null>(null);
  at = 0;
  sequence = 0;
  /** The number of the entry up to which everything is taken to heart. */
  taken = 0;
  readonly #connection: Connection;
  readonly #part: SeedPart;
  readonly #keepsLog: boolean;
  #calls: GameEvent[][] = []; // what the set-up and each action told
  #waiting: TableMessage[] | null = null; // what came while the calls before it are asked for

  constructor(id: string, seat: number | null, keepsLog = true) {
    this.id = id;
    this.seat = seat;
    this.#keepsLog = keepsLog;
    this.#part = new SeedPart(id, seat, (wanted, fields) => this.send(wanted, fields));
    this.#connection = new Connection(id, seat, this);
  }

  /** The seats that are played from here. */
  get ownSeats(): number[] {
    return this.seat === null ? [] : [this.seat];
  }

  /** Whether this seat has to choose now. */
  get isAsked(): boolean {
    return this.seat !== null && this.view?.decision?.seat === this.seat;
  }

  connected(): void {
    this.lostFor = null;
  }

  lost(key: string): void {
    this.lostFor = key;
  }

  failed(why: ErrorMessage): void {
    this.failure = why;
  }

  hear(message: Message): void {
    if (message.type !== "table" && message.type !== "resumed" && message.type !== "entry") return;
    const isNext = message.sequence === this.sequence + 1;
    this.sequence = message.sequence;
    if (message.type === "table") {
      this.#waiting = null;
      // What is told between two entries that follow each other only takes something back.
      this.#calls = isNext && message.view !== null ? this.#calls.slice(0, message.view.at + 1) : [];
    }
    this.#takeInTurn(message);
  }

  /** Does something for this seat; rejects with the server's sentence. */
  async send(wanted: string, fields: object = {}): Promise<void> {
    if (this.seat !== null) await this.#connection.send(wanted, this.seat, fields);
  }

  /** Says something to everybody at the table; spectators do so under a name. */
  say(text: string, name: string): Promise<void> {
    return this.seat === null ? this.#connection.remark(name, text) : this.send("say", { text });
  }

  /** Asks for what was said before that which is known; whether there was more. */
  async earlierTalk(): Promise<boolean> {
    const before = this.info?.said_before ?? 0;
    if (before === 0) return false;
    const { said = [], first = before } = await this.#ask("said", { before });
    if (this.info?.said_before === before) this.info = { ...this.info, said: [...said, ...this.info.said], said_before: first };
    return said.length > 0;
  }

  /** Is ready to begin; the house draws this seat's part of the seed where the browser cannot bind it. */
  ready(): Promise<void> {
    return this.send("ready", { house_draws: !canCommit() });
  }

  /** Answers what is asked of everybody. */
  answer(agrees: boolean): Promise<void> {
    return this.send("consent", { agrees });
  }

  /** Plays an action in the position that is shown. */
  play(action: Action): Promise<void> {
    return this.#move("play", { at: this.at, action });
  }

  takeBack(): Promise<void> {
    return this.#move("undo", { at: this.at });
  }

  /** What an action would do. */
  async preview(action: Action): Promise<Preview | null> {
    return (await this.#ask("preview", { action })).preview ?? null;
  }

  /** What may become of an action with open fields, and why not. */
  async refusals(action: object): Promise<Judgement[]> {
    return (await this.#ask("refusals", { action })).refusals ?? [];
  }

  /** What a strong player would do; rejects where there are no hints. */
  async hints(): Promise<Hint[]> {
    const told = await this.#ask("hints");
    return told.at === this.at ? (told.hints ?? []) : [];
  }

  close(): void {
    this.#connection.close();
  }

  /** Changes the game; a second click while the first is under way means nothing. */
  async #move(wanted: string, fields: object): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.send(wanted, fields);
    } finally {
      this.isBusy = false;
    }
  }

  #ask(what: string, fields: object = {}): Promise<Told> {
    return this.#connection.ask(what, fields);
  }

  #takeInTurn(message: TableMessage): void {
    if (this.#waiting !== null) this.#waiting.push(message);
    else this.#take(message);
  }

  /** Takes a message to heart. A position is shown with all that led to it, which is asked for where it is not known. */
  #take(message: TableMessage): void {
    const view = this.#viewAfter(message);
    if (message.type === "entry" && message.events !== undefined) this.#calls = [...this.#calls, callOf(message.events)];
    if (view !== null && this.#keepsLog && this.#calls.length <= view.at) {
      this.#waiting = [message];
      void this.#learnCalls(this.#waiting, view.at);
      return;
    }
    if (message.type !== "entry") this.info = wholeInfo(message.table, this.info);
    else if (this.info !== null) this.info = { ...this.info, ...message.table, said: [...this.info.said, ...sayingsOf(message)] };
    this.at = message.at;
    if (view !== null) {
      this.view = view;
      this.log = this.#calls.flat();
      this.offers = offered(message.offers);
      this.undo = message.undo ?? 0;
      this.time = message.time ?? null;
      this.hands = message.hands ?? null;
      void this.#ask("standing").then((told) => told.at === this.at && (this.standing = told.standing ?? null));
    }
    this.taken = message.sequence;
    const dealing = this.info?.phase === "dealing" ? this.info.dealing : null;
    if (dealing !== null) this.#part.follow(dealing).catch((why: unknown) => void session.attempt(Promise.reject(why)));
  }

  /** What the viewer sees after what was told; null if nothing of the game was. */
  #viewAfter(message: TableMessage): View | null {
    if ("view" in message && message.view !== undefined) return message.view;
    if (!("events" in message) || message.events === undefined || this.view === null) return null;
    return afterEvents(this.view, message.events);
  }

  /** Asks for the calls up to a position, page by page; then goes on with what has come since. */
  async #learnCalls(waiting: TableMessage[], at: number): Promise<void> {
    while (this.#calls.length <= at) {
      const page = (await this.#ask("history", { first: this.#calls.length })).calls ?? [];
      if (this.#waiting !== waiting) return;
      this.#calls = [...this.#calls, ...page.slice(0, at + 1 - this.#calls.length)];
      if (page.length === 0) this.#calls = [...this.#calls, []]; // nothing is known of it, and nobody waits for ever
    }
    this.#waiting = null;
    for (const message of waiting) this.#takeInTurn(message);
  }
}
