// Keeps a view up to date from the events its viewer receives. It knows messages, but no rules.
// A translation of the package's alhambra.client.Table; recorded streams test both.

import type { GameEvent, GameView } from "../../messages";
import type { Changes } from "./reducers";
import { BONUS_CARDS } from "./modules/bonusCards";
import { BUREAUX } from "./modules/bureaux";
import { CHARACTERS } from "./modules/characters";
import { GATES } from "./modules/gates";
import { HUTS } from "./modules/huts";
import { VIZIER } from "./modules/vizier";
import { ROLL_AND_WRITE } from "./rollAndWrite";
import { TILE_GAMES } from "./tileGames";

type AnyChanges = Changes<never>;

const GAMES: Record<GameView["game"], AnyChanges> = {
  alhambra: TILE_GAMES,
  granada: TILE_GAMES,
  combined: TILE_GAMES,
  roll_and_write: ROLL_AND_WRITE,
};
const MODULES: Record<string, AnyChanges> = {
  vizier: VIZIER,
  bureaux: BUREAUX,
  bonus_cards: BONUS_CARDS,
  huts: HUTS,
  gates: GATES,
  characters: CHARACTERS,
};

/** The reducers for this kind of view: those of the game, then those of its modules. */
function changesFor(view: GameView): AnyChanges[] {
  return [GAMES[view.game], ...view.modules.flatMap((name) => MODULES[name] ?? [])];
}

/**
 * The view after some events. The given view is not changed; unchanged parts are shared with it.
 */
export function afterEvents(view: GameView, events: readonly GameEvent[]): GameView {
  const next = freshCopy(view);
  const all = changesFor(next);
  for (const event of events) {
    if (event.event === "next_decision")
      Object.assign(next, { at: event.at, decision: event.decision });
    for (const changes of all) {
      const change = changes[event.event] as ((view: never, event: GameEvent) => void) | undefined;
      change?.(next as never, event);
    }
  }
  return next;
}

/** A deep copy of lists and objects; tiles are shared, since nothing changes them. */
function freshCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(freshCopy) as Value;
  if (typeof value !== "object" || value === null || "sides" in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, freshCopy(part)]),
  ) as Value;
}
