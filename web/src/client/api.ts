// The HTTP API of the server: creating tables, joining them, finding one's own.

import { randomName } from "./dealing/seedPart";
import { keepReplay } from "./dealing/notes";
import type { SeatPlan, TableInfo } from "./protocol";
import { type ErrorMessage, RequestRefused } from "./errors";

const TOO_MUCH = 429;
const BROKEN = 500;

export function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  return request(
    path,
    body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) },
  );
}

/** Deletes a resource on the server. */
export const remove = (path: string): Promise<unknown> => request(path, { method: "DELETE" });

async function request<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const response = await fetch(`/api${path}`, options);
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
  replay?: string; // the replay that the new game continues
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

/** The replay of a finished table. */
export async function replayOf(table: string): Promise<string> {
  const { replay } = await ask<{ replay: string }>(`/tables/${table}/replay`, {});
  keepReplay(replay, table);
  return replay;
}

/** Uploads a record and returns its replay. */
export const importRecord = async (record: string): Promise<string> =>
  (await ask<{ replay: string }>("/replays", { record })).replay;

/** Why this visitor cannot see a table; null if they can, or if the server cannot be reached. */
export async function accessError(path: string): Promise<ErrorMessage | null> {
  const response = await fetch(path).catch(() => null);
  if (response === null || response.ok || response.status === TOO_MUCH || response.status >= BROKEN)
    return null;
  return (await response.json()) as ErrorMessage;
}

/** The rematch for the same players: a new table, or the existing one. */
export async function rematch(table: string): Promise<string> {
  return (await ask<{ table: string }>(`/tables/${table}/rematch`, {})).table;
}

/** Sends a command for a seat without following the table. */
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

/** The visitor's seats at a table. */
export async function ownSeats(table: string): Promise<number[]> {
  return (await myTables()).find(({ id }) => id === table)?.own_seats ?? [];
}

/** Takes a seat and returns its token, which links to this seat from any device. */
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
