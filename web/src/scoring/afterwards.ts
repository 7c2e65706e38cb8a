// What players do after a game: play again with the same people, look at the replay, share it.

import { rematch, replayOf } from "../client/api";
import { go, navigate, seatForLink } from "../client/navigation";

/** Goes to the table where the same people meet again. */
export async function playAgain(table: string, seats: number[]): Promise<void> {
  go({ table: await rematch(table), seat: seatForLink(seats) });
}

/** Shows the replay; one's own seat is named, so that it is shown and played on from there. */
export async function showReplay(table: string, seats: number[]): Promise<void> {
  const seat = seatForLink(seats);
  navigate(`/replays/${await replayOf(table)}${seat === null ? "" : `?seat=${seat}`}`);
}

/** The link to the replay, for anybody. */
export const replayLink = async (table: string): Promise<string> =>
  `${location.origin}/replays/${await replayOf(table)}`;
