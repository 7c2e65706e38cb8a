// The WebSocket of a table: commands with answers, and automatic reconnection.

import { accessError } from "./api";
import { randomName } from "./dealing/seedPart";
import type { CommandAnswer, Message, QueryAnswer } from "./protocol";
import { type ErrorMessage, RequestRefused } from "./errors";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

// Close code of the server; the close reason is a message key.
const SENT_AWAY = 4403;
const TOO_MUCH = 4429;

type Answer = CommandAnswer | QueryAnswer;

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export interface ConnectionListener {
  /** Handles a message from the table. */
  receive(message: Message): void;
  /** The connection is up. */
  connected(): void;
  /** The connection is down; the key of the reason, if the server gave one. */
  lost(key: string): void;
  /** The table cannot be followed at all, and why. */
  failed(why: ErrorMessage): void;
  /** The sequence number of the last entry received. */
  readonly sequence: number;
}

/** One client of a table. Unanswered commands are sent again; the server carries each out once. */
export class Connection {
  readonly #address: string;
  readonly #seat: number | null;
  readonly #listener: ConnectionListener;
  readonly #client = randomName();
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #count = 0;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  readonly #leaving = new AbortController();

  constructor(table: string, seat: number | null, listener: ConnectionListener) {
    const address = new URL(`/api/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("presence", "true");
    if (seat !== null) address.searchParams.set("seat", String(seat));
    this.#address = address.href;
    this.#seat = seat;
    this.#listener = listener;
    // A device that wakes up or regains its network reconnects at once.
    addEventListener("online", () => this.#retry(), { signal: this.#leaving.signal });
    document.addEventListener("visibilitychange", () => this.#retry(), {
      signal: this.#leaving.signal,
    });
    this.#open();
  }

  /** Sends a command for a seat; resolves when the server has stored it. */
  async send(wanted: string, seat: number, fields: object = {}): Promise<void> {
    await this.#exchange({ do: wanted, client: this.#client, seat, ...fields });
  }

  /** Sends a chat message as a spectator. */
  async remark(name: string, text: string): Promise<void> {
    await this.#exchange({ do: "remark", client: this.#client, name, text });
  }

  /** Sends a query, which changes nothing. */
  async ask(what: string, fields: object = {}): Promise<QueryAnswer> {
    const answer = await this.#exchange({ do: "ask", what, ...fields });
    return answer.type === "told" ? answer : { type: "told", id: answer.id, at: 0 };
  }

  close(): void {
    this.#leaving.abort();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #exchange(message: object): Promise<Answer> {
    this.#count += 1;
    const id = String(this.#count);
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #open(): void {
    const address = new URL(this.#address);
    if (this.#listener.sequence > 0)
      address.searchParams.set("since", String(this.#listener.sequence));
    const socket = new WebSocket(address);
    this.#socket = socket;
    let isLetIn = false;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT_MS;
      isLetIn = true;
      this.#listener.connected();
      for (const waiting of this.#waiting.values()) socket.send(waiting.text);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as Message),
    );
    socket.addEventListener("close", (event) => this.#lost(event, isLetIn));
  }

  #lost({ code, reason }: CloseEvent, wasLetIn: boolean): void {
    if (this.#leaving.signal.aborted) return;
    this.#listener.lost(reason);
    if (code === SENT_AWAY) {
      this.#fail({ key: this.#seat === null ? "not-watched" : reason });
      return;
    }
    if (!wasLetIn) void this.#askWhy();
    if (code === TOO_MUCH) this.#wait = LONGEST_WAIT_MS;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  #retry(): void {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** A rejected socket gives no reason; the same request over HTTP does. */
  async #askWhy(): Promise<void> {
    const address = new URL(this.#address);
    const why = await accessError(address.pathname.replace(/\/socket$/, "") + address.search);
    if (why !== null) this.#fail(why);
  }

  #fail(why: ErrorMessage): void {
    this.close();
    this.#listener.failed(why);
  }

  #receive(message: Message): void {
    if (message.type !== "answer" && message.type !== "told" && message.type !== "refused") {
      this.#listener.receive(message);
      return;
    }
    const waiting = this.#waiting.get(message.id ?? "");
    if (waiting === undefined) return;
    this.#waiting.delete(message.id ?? "");
    if (message.type === "refused") waiting.failed(new RequestRefused(message));
    else waiting.done(message);
  }
}
