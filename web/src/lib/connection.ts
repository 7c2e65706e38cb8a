// The socket of a table: commands with answers, and a connection that comes back by itself.

import { Refused } from "./api";
import type { Answered, Message, Told } from "./protocol";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

type Answer = Answered | Told;

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export interface Hearer {
  /** Takes what the table tells. */
  hear(message: Message): void;
  /** Says whether the server is there. */
  connected(is: boolean): void;
  /** The number of the last entry heard. */
  readonly sequence: number;
}

/** One client of a table. What was sent and not answered is sent again, and the server does it once. */
export class Connection {
  readonly #address: string;
  readonly #hearer: Hearer;
  readonly #client = crypto.randomUUID();
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #count = 0;
  #wait = FIRST_WAIT_MS;
  #closed = false;

  constructor(table: string, seat: number | null, hearer: Hearer) {
    const address = new URL(`/api/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (seat !== null) address.searchParams.set("seat", String(seat));
    this.#address = address.href;
    this.#hearer = hearer;
    this.#open();
  }

  /** Sends a command for a seat; resolves when the server has kept it. */
  async send(wanted: string, seat: number, fields: object = {}): Promise<void> {
    await this.#exchange({ do: wanted, client: this.#client, seat, ...fields });
  }

  /** Asks something that changes nothing. */
  async ask(what: string, fields: object = {}): Promise<Told> {
    const answer = await this.#exchange({ do: "ask", what, ...fields });
    return answer.type === "told" ? answer : { type: "told", id: answer.id, at: 0 };
  }

  close(): void {
    this.#closed = true;
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
    if (this.#hearer.sequence > 0) address.searchParams.set("since", String(this.#hearer.sequence));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT_MS;
      this.#hearer.connected(true);
      for (const waiting of this.#waiting.values()) socket.send(waiting.text);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message));
    socket.addEventListener("close", () => this.#lost());
  }

  #lost(): void {
    this.#hearer.connected(false);
    if (this.#closed) return;
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  #hear(message: Message): void {
    if (message.type !== "answer" && message.type !== "told" && message.type !== "refused") {
      this.#hearer.hear(message);
      return;
    }
    const waiting = this.#waiting.get(message.id ?? "");
    if (waiting === undefined) return;
    this.#waiting.delete(message.id ?? "");
    if (message.type === "refused") waiting.failed(new Refused(message.sentence));
    else waiting.done(message);
  }
}
