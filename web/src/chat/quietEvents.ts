// Events that everybody sees on the table anyway: they are not told in words.

import type { GameEvent } from "../client/game";

/** Left out of the log of a table. */
export const QUIET = new Set<GameEvent["event"]>([
  "next_decision",
  "turn_ends",
  "card_revealed",
  "tile_revealed",
  "turn_begins",
  "money_dealt",
  "marker_moved",
  "die_rolled",
  "turn_passes",
  "roll_is_due",
  "scoring_begins",
]);

/** Left out of the list of a replay, which tells what was dealt and rolled. */
export const QUIET_IN_REPLAYS = new Set<GameEvent["event"]>([
  "next_decision",
  "turn_ends",
  "card_revealed",
  "tile_revealed",
  "turn_begins",
  "marker_moved",
  "turn_passes",
  "roll_is_due",
  "scoring_begins",
]);
