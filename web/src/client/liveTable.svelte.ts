// A table as this client knows it: what was told, and what may be chosen now.

import { afterEvents } from "./views/afterEvents";
import type { GameStanding, Hint, Judgement, Preview, TimeState } from "../messages";
import { Connection, type ConnectionListener } from "./connection";
import { canCommit, SeedPart } from "./dealing/seedPart";
import type { Action, GameEvent, View } from "./game";
import {
  type Happened,
  type Message,
  offered,
  type Saying,
  type TableInfo,
  type TableMessage,
  type QuestionAnswer,
  wholeInfo,
} from "./protocol";
import type { ErrorMessage } from "./errors";
import { trouble } from "./trouble.svelte";

// The past may come later than what happens now: so long is it waited for, and so long after a refusal it is asked for again.
const PATIENCE_MS = 2000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What happened in a call, without the choice that is due after it. */
const callOf = (events: GameEvent[]): GameEvent[] =>
  events.filter((event) => event.event !== "next_decision");

/** What somebody has said. */
const sayingsOf = ({ entry }: Happened): Saying[] =>
  entry?.["entry"] === "said" ? [entry as unknown as Saying] : [];

/** What screens need of a table, wherever it is. */
export type TableModel = Pick<
  LiveTable,
  Exclude<keyof LiveTable, keyof ConnectionListener | "taken">
> & {
  cover?(): void; // hides the own hand from who else sits here
};

/** A table that is followed by a seat, or by a spectator (null). */
export class LiveTable implements ConnectionListener {
  readonly id: string;
  readonly seat: number | null;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw<Action[]>([]);
  standing = $state.raw<GameStanding | null>(null);
  /** All that happened, from the set-up on. It grows, but for what is taken back; where the past comes late, in front. */
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
  #calls: (GameEvent[] | null)[] = []; // what the set-up and each action told; null where that is not known yet
  #learning: object | null = null; // stands for the questions about them that are under way
  #waiting: TableMessage[] | null = null; // what is not shown until they are answered, or nobody waits any more

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

  receive(message: Message): void {
    if (message.type !== "table" && message.type !== "resumed" && message.type !== "entry") return;
    const isNext = message.sequence === this.sequence + 1;
    this.sequence = message.sequence;
    if (message.type === "table") {
      this.#waiting = null;
      // What is told between two entries that follow each other only takes something back.
      if (isNext && message.view !== null) this.#calls = this.#calls.slice(0, message.view.at + 1);
      else [this.#calls, this.#learning] = [[], null];
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
    if (this.info?.said_before === before)
      this.info = { ...this.info, said: [...said, ...this.info.said], said_before: first };
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
    this.#learning = null;
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

  #ask(what: string, fields: object = {}): Promise<QuestionAnswer> {
    return this.#connection.ask(what, fields);
  }

  #takeInTurn(message: TableMessage): void {
    if (this.#waiting !== null) this.#waiting.push(message);
    else this.#take(message);
  }

  /** Takes a message to heart. A position is shown with all that led to it, which is asked for where it is not known;
   * nobody waits long for that. */
  #take(message: TableMessage): void {
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
    setTimeout(() => this.#waiting === waiting && this.#goOn(), PATIENCE_MS);
    if (this.#learning === null) void this.#learnCalls((this.#learning = {}));
  }

  #show(message: TableMessage, view: View | null): void {
    if (message.type !== "entry") this.info = wholeInfo(message.table, this.info);
    else if (this.info !== null)
      this.info = {
        ...this.info,
        ...message.table,
        said: [...this.info.said, ...sayingsOf(message)],
      };
    this.at = message.at;
    if (view !== null) {
      this.view = view;
      this.log = this.#known;
      this.offers = offered(message.offers);
      this.undo = message.undo ?? 0;
      this.time = message.time ?? null;
      this.hands = message.hands ?? null;
      void this.#learnStanding();
    }
    this.taken = message.sequence;
    const dealing = this.info?.phase === "dealing" ? this.info.dealing : null;
    if (dealing !== null) this.#part.follow(dealing).catch((why: unknown) => trouble.show(why));
  }

  /** What the viewer sees after what was told; null if nothing of the game was. */
  #viewAfter(message: TableMessage): View | null {
    if ("view" in message) return message.view;
    if (!("events" in message) || this.view === null) return null;
    return afterEvents(this.view, message.events);
  }

  /** All events that are known. */
  get #known(): GameEvent[] {
    return this.#calls.flatMap((call) => call ?? []);
  }

  /** Asks how the players stand; what is refused is asked for again in the next position. */
  async #learnStanding(): Promise<void> {
    const told = await this.#ask("standing").catch(() => null);
    if (told?.at === this.at) this.standing = told.standing ?? null;
  }

  /** Asks for the calls that are not known, page by page. Where the server refuses, the table goes on without them. */
  async #learnCalls(learning: object): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (this.#learning === learning && this.#calls.includes(null)) {
      const first = this.#calls.indexOf(null);
      const told = await this.#ask("history", { first }).catch(() => null);
      if (this.#learning !== learning) return;
      if (told !== null) {
        this.#learn(first, told.calls ?? []);
        wait = FIRST_WAIT_MS;
        continue;
      }
      this.#goOn();
      await pause(wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
    if (this.#learning !== learning) return;
    this.#learning = null;
    this.log = this.#known;
    this.#goOn();
  }

  #learn(first: number, page: GameEvent[][]): void {
    const told = page.length > 0 ? page : [[]]; // nothing is known of it, and nobody asks for ever
    this.#calls = this.#calls.map((call, number) => call ?? told[number - first] ?? null);
  }

  /** Shows what has waited for the calls before it. */
  #goOn(): void {
    const [first, ...later] = this.#waiting ?? [];
    this.#waiting = null;
    if (first !== undefined) this.#show(first, this.#viewAfter(first));
    for (const message of later) this.#takeInTurn(message);
  }
}
