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
  token?: string; // of the invitation, if a code was exchanged for it
}

export interface OwnTable extends TableInfo {
  own_seats: number[];
  is_owner: boolean;
  decides: number | null;
  changed: number; // seconds since 1970
  result: { points: number[]; winners: number[] } | null; // of a finished game
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

/** A new link for somebody else, to take a seat or to watch. */
export async function newLink(table: string, role: "invite" | "watch"): Promise<string> {
  const { token } = await ask<{ token: string }>(`/tables/${table}/links`, { role });
  return `${location.origin}/tables/${table}#${token}`;
}

/** The code by which others join a table. */
export async function codeOf(table: string): Promise<string> {
  return (await ask<{ code: string }>(`/tables/${table}/code`, {})).code;
}

/** Puts a bot on a free seat; for the owner of the table. */
export async function seatBot(
  table: string,
  seat: number,
  bot: { kind: string; name: string },
): Promise<void> {
  await ask(`/tables/${table}/seats/${seat}/bot`, bot);
}

/** Frees a seat before the game; for the owner of the table. */
export async function freeSeat(table: string, seat: number): Promise<void> {
  await remove(`/tables/${table}/seats/${seat}`);
}

/** A table as it is listed for the visitor; undefined if they have no link to it. */
const ownTable = async (table: string): Promise<OwnTable | undefined> =>
  (await ask<OwnTable[]>(`/mine?table=${table}`))[0];

/** Whether the visitor created the table. */
export async function isOwner(table: string): Promise<boolean> {
  return (await ownTable(table))?.is_owner ?? false;
}

/** Removes a table from the visitor's list. */
export const hideTable = (table: string): Promise<unknown> => remove(`/mine/${table}`);

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
  return (await ownTable(table))?.own_seats ?? [];
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
