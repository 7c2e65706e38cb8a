// The server's messages under the names used in this client.

import type { GameAction, NewsState, Saying, ServerMessage, TableState } from "../messages";
import type { Action } from "./game";

export type {
  Answered as CommandAnswer,
  DealingMessage as Dealing,
  Happened as EntryMessage,
  NewsState as NewsItem,
  PresenceChanged as Presence,
  QueryAnswer,
  VoteState,
  Resumed,
  Saying,
  ServerMessage as Message,
  WholeTable,
} from "../messages";

/**
 * A table with its latest news, its chat as far as it is loaded, and the number of messages before
 * that.
 */
export type TableInfo = TableState & {
  said: Saying[];
  said_before: number;
  news: NewsState[];
};

/** A piece of news, and how many events of the log precede it. */
export interface PlacedNews {
  item: NewsState;
  after: number;
}

/** The messages a table sends by itself; the rest are answers. */
export type TableMessage = Extract<ServerMessage, { type: "table" | "resumed" | "entry" }>;

/** Which optional questions of modules a player is asked. */
export const QUESTIONS = ["all", "choice", "none"] as const;
export type Questions = (typeof QUESTIONS)[number];

/** The planned occupant of a seat of a new table. */
export interface SeatPlan {
  kind: string;
  name?: string;
}

/** The offered actions; their fields are only read by name. */
export const offered = (offers: GameAction[] | undefined): Action[] =>
  (offers ?? []) as unknown as Action[];

/** The complete state of a table, with the earlier chat that is already loaded. */
export function completeInfo(table: TableState, known: TableInfo | null): TableInfo {
  const said = table.said ?? [];
  const before = table.said_before ?? 0;
  const news = table.news ?? [];
  const kept = known === null ? 0 : before - known.said_before;
  if (known === null || kept <= 0 || kept > known.said.length)
    return { ...table, said, said_before: before, news };
  return {
    ...table,
    said: [...known.said.slice(0, kept), ...said],
    said_before: known.said_before,
    news,
  };
}
