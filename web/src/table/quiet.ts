// Events that everybody sees on the table anyway: they are not told in words.

import type { GameEvent } from "../lib/game";

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
