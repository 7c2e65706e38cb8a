// What players do after a game: play again with the same people, look at the replay, share it.

import { rematch, replayOf } from "../client/api";
import { go, navigate, seatForLink } from "../client/navigation";

/** Goes to the table where the same people meet again. */
export async function playAgain(table: string, seats: number[]): Promise<void> {
  go({ table: await rematch(table), seat: seatForLink(seats) });
}

/** Shows the replay; one's own seat is named, so that it is shown and played on from there. */
export const showReplay = (table: string, seats: number[]): Promise<void> => open(table, seats, {});

/** Shows the replay with the analysis of the game. */
export const explainGame = (table: string, seats: number[]): Promise<void> =>
  open(table, seats, { show: "analysis" });

async function open(table: string, seats: number[], shown: Record<string, string>): Promise<void> {
  const seat = seatForLink(seats);
  const own = seat === null ? {} : { seat: String(seat) };
  const query = new URLSearchParams({ ...own, ...shown }).toString();
  navigate(`/replays/${await replayOf(table)}${query && `?${query}`}`);
}

/** The link to the replay, for anybody. */
export const replayLink = async (table: string): Promise<string> =>
  `${location.origin}/replays/${await replayOf(table)}`;
