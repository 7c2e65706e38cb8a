// Which events are told in the list of a replay: not those that everybody sees on the table anyway.

import type { GameEvent } from "../lib/game";

const QUIET = new Set<string>(["next_decision", "turn_ends", "card_revealed", "tile_revealed", "turn_begins", "marker_moved", "turn_passes", "roll_is_due", "scoring_begins"]);

export const isTold = ({ event }: GameEvent): boolean => !QUIET.has(event);
