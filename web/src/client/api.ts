// The HTTP side of the server: making tables, joining them, finding one's own.

import { randomName } from "./dealing/seedPart";
import { keepReplay } from "./dealing/notes";
import type { SeatPlan, TableInfo } from "./protocol";
import { type ErrorMessage, RequestRefused } from "./errors";

const TOO_MUCH = 429;
const BROKEN = 500;

export function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  return asked(
    path,
    body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) },
  );
}

/** Ends something that the server keeps. */
export const remove = (path: string): Promise<unknown> => asked(path, { method: "DELETE" });

async function asked<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(`/api${path}`, request);
  const answer: unknown = await response.json();
  if (!response.ok) throw new RequestRefused(answer as ErrorMessage);
  return answer as Answer;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  modules: string[];
  options: string[];
  pace?: string;
  watching?: boolean;
  open_hands?: boolean;
  public?: boolean;
  hints?: boolean;
  replay?: string; // the game goes on from a moment of it
  moment?: number;
  access_word?: string;
}

export interface MadeTable {
  table: string;
  tokens: Record<"owner" | "invite" | "watch", string>;
}

export interface Entered {
  table: string;
  role: string;
  seat: number | null;
}

export interface OwnTable extends TableInfo {
  own_seats: number[];
  decides: number | null;
}

export interface GameChoice {
  game: string;
  least_seats: number;
  most_seats: number;
  modules: string[];
  options: string[];
  bots: string[];
}

export const listGames = (): Promise<GameChoice[]> => ask("/games");
export const makeTable = (wanted: NewTable): Promise<MadeTable> => ask("/tables", wanted);
export const enter = (token: string): Promise<Entered> => ask("/enter", { token });
export const myTables = (): Promise<OwnTable[]> => ask("/mine");
export const publicTables = (): Promise<TableInfo[]> => ask("/tables");

/** The replay of a table whose game is over. */
export async function replayOf(table: string): Promise<string> {
  const { replay } = await ask<{ replay: string }>(`/tables/${table}/replay`, {});
  keepReplay(replay, table);
  return replay;
}

/** Keeps a record that somebody brings; the replay of it. */
export const importRecord = async (record: string): Promise<string> =>
  (await ask<{ replay: string }>("/replays", { record })).replay;

/** Why a table is not shown to this visitor; null if it is, or if the server cannot be asked now. */
export async function whyNotShown(path: string): Promise<ErrorMessage | null> {
  const response = await fetch(path).catch(() => null);
  if (response === null || response.ok || response.status === TOO_MUCH || response.status >= BROKEN)
    return null;
  return (await response.json()) as ErrorMessage;
}

/** A new table for the same people, or the one that was made already. */
export async function meetAgain(table: string): Promise<string> {
  return (await ask<{ table: string }>(`/tables/${table}/rematch`, {})).table;
}

/** Does something for a seat without following the table from there. */
export async function command(
  table: string,
  seat: number,
  wanted: string,
  fields: object,
): Promise<void> {
  await ask(`/tables/${table}/commands`, {
    do: wanted,
    client: randomName(),
    id: "1",
    seat,
    ...fields,
  });
}

/** The seats that this visitor has at a table. */
export async function ownSeats(table: string): Promise<number[]> {
  return (await myTables()).find(({ id }) => id === table)?.own_seats ?? [];
}

/** Takes a seat; its token, which is the link to this seat from any device. */
export async function join(
  table: string,
  seat: number,
  name: string,
  invitation?: string,
): Promise<string> {
  const answer = await ask<{ token: string }>(
    `/tables/${table}/seats/${seat}`,
    { name },
    invitation,
  );
  return answer.token;
}
