// The messages of the server under the names that this client uses.

import type { GameAction, Saying, ServerMessage, TableState } from "../messages";
import type { Action } from "./game";

export type {
  Answered,
  DealingMessage as Dealing,
  Happened,
  QuestionState as Question,
  Resumed,
  Saying,
  ServerMessage as Message,
  ToldAnswer as Told,
  WholeTable,
} from "../messages";

/** A table with all that was said there. */
export type TableInfo = TableState & { said: Saying[] };

/** What the table tells of itself; the rest answers what was sent. */
export type TableMessage = Extract<ServerMessage, { type: "table" | "resumed" | "entry" }>;

/** Who is to sit at a seat of a new table. */
export interface SeatPlan {
  kind: string;
  name?: string;
}

/** What is offered; its fields are read by name only. */
export const offered = (offers: GameAction[] | undefined): Action[] => (offers ?? []) as unknown as Action[];

/** A whole table as it is told; what was said is left out where nobody has said anything yet. */
export const wholeInfo = (table: TableState): TableInfo => ({ ...table, said: table.said ?? [] });
