// Which of the visitor's games wait for them.

import type { OwnTable } from "../client/api";

export const isWaiting = ({ decides, own_seats, seats }: OwnTable): boolean =>
  decides !== null && own_seats.includes(decides) && seats[decides]?.stand_in === null;
