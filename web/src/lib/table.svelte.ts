// A table as this client knows it: what was told, and what may be chosen now.

import type { GameStanding, Judgement, Preview } from "../messages";
import { Connection, type Hearer } from "./connection";
import { commitment, freshContribution, type Contribution } from "./dealing";
import type { Action, GameEvent, View } from "./game";
import type { Dealing, Message, TableInfo, Told } from "./protocol";

/** A table that is followed by a seat, or by a spectator (null). */
export class LiveTable implements Hearer {
  readonly id: string;
  readonly seat: number | null;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw<Action[]>([]);
  standing = $state.raw<GameStanding | null>(null);
  log = $state.raw<GameEvent[]>([]);
  undo = $state(0);
  isConnected = $state(true);
  at = 0;
  sequence = 0;
  readonly #connection: Connection;
  readonly #contribution: Contribution = freshContribution();
  #said = new Set<string>();

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
    this.#connection = new Connection(id, seat, this);
  }

  /** Whether this seat has to choose now. */
  get isAsked(): boolean {
    return this.seat !== null && this.view?.decision?.seat === this.seat;
  }

  connected(is: boolean): void {
    this.isConnected = is;
  }

  hear(message: Message): void {
    if (message.type !== "table" && message.type !== "resumed" && message.type !== "entry") return;
    this.sequence = message.sequence;
    this.at = message.at;
    if (message.type !== "entry") this.info = message.table;
    else if (message.table !== undefined && this.info !== null) this.info = { ...this.info, ...message.table };
    if ("events" in message && message.events !== undefined) this.log = [...this.log, ...message.events];
    if ("view" in message && message.view !== undefined) this.view = message.view;
    if (message.undo !== undefined) this.undo = message.undo;
    // What fails here is told again after the next connection.
    this.#goOn(message.type !== "table").catch(() => undefined);
  }

  /** Does something for this seat; rejects with the server's sentence. */
  async send(wanted: string, fields: object = {}): Promise<void> {
    if (this.seat !== null) await this.#connection.send(wanted, this.seat, fields);
  }

  /** Plays an action in the position that is shown. */
  play(action: Action): Promise<void> {
    return this.send("play", { at: this.at, action });
  }

  takeBack(): Promise<void> {
    return this.send("undo", { at: this.at });
  }

  /** What an action would do. */
  async preview(action: Action): Promise<Preview | null> {
    return (await this.#ask("preview", { action })).preview ?? null;
  }

  /** What may become of an action with open fields, and why not. */
  async refusals(action: object): Promise<Judgement[]> {
    return (await this.#ask("refusals", { action })).refusals ?? [];
  }

  close(): void {
    this.#connection.close();
  }

  #ask(what: string, fields: object = {}): Promise<Told> {
    return this.#connection.ask(what, fields);
  }

  /** What follows by itself from what was told: a fresh look, the own part of the seed, the offers. */
  async #goOn(isPartial: boolean): Promise<void> {
    if (isPartial) {
      const told = await this.#ask("table");
      if (told.table !== undefined) this.info = told.table;
      if (told.view !== undefined) this.view = told.view;
    }
    const dealing = this.info?.dealing;
    if (this.info?.phase === "dealing" && dealing) await this.#addToSeed(dealing);
    if (this.view === null) return;
    const offered = this.isAsked ? await this.#ask("offers") : null;
    this.offers = offered?.offers ?? [];
    this.standing = (await this.#ask("standing")).standing ?? null;
  }

  async #addToSeed(dealing: Dealing): Promise<void> {
    if (this.seat === null) return;
    if (dealing.commitments[this.seat] === null && this.#once(`commit ${dealing.promise}`)) {
      const bound = await commitment(this.#contribution, dealing.promise, this.seat);
      await this.send("commit", { commitment: bound });
    } else if (!dealing.commitments.includes(null) && dealing.contributions[this.seat] === null) {
      if (this.#once(`reveal ${dealing.promise}`)) await this.send("reveal", this.#contribution);
    }
  }

  #once(what: string): boolean {
    if (this.#said.has(what)) return false;
    this.#said.add(what);
    return true;
  }
}
