// The messages of the server under the names that this client uses.

import type { GameAction, Saying, ServerMessage, TableState } from "../messages";
import type { Action } from "./game";

export type {
  Answered,
  DealingMessage as Dealing,
  Happened,
  QuestionAnswer,
  QuestionState as Question,
  Resumed,
  Saying,
  ServerMessage as Message,
  WholeTable,
} from "../messages";

/** A table with what was said there, as far as it is known, and how much was said before that. */
export type TableInfo = TableState & { said: Saying[]; said_before: number };

/** What the table tells of itself; the rest answers what was sent. */
export type TableMessage = Extract<ServerMessage, { type: "table" | "resumed" | "entry" }>;

/** Who is to sit at a seat of a new table. */
export interface SeatPlan {
  kind: string;
  name?: string;
}

/** What is offered; its fields are read by name only. */
export const offered = (offers: GameAction[] | undefined): Action[] =>
  (offers ?? []) as unknown as Action[];

/** A whole table as it is told, with what is known already of the earlier talk. */
export function wholeInfo(table: TableState, known: TableInfo | null): TableInfo {
  const said = table.said ?? [];
  const before = table.said_before ?? 0;
  const kept = known === null ? 0 : before - known.said_before;
  if (known === null || kept <= 0 || kept > known.said.length)
    return { ...table, said, said_before: before };
  return {
    ...table,
    said: [...known.said.slice(0, kept), ...said],
    said_before: known.said_before,
  };
}
