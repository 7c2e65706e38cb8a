// A view that is kept up to date from what its viewer is told. It knows messages, and no rule.
// It is the translation of the package's alhambra.client.Table; recorded streams check both.

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

/** What events change in such a view: that of the game, then that of its modules. */
function changesFor(view: GameView): AnyChanges[] {
  return [GAMES[view.game], ...view.modules.flatMap((name) => MODULES[name] ?? [])];
}

/** The view after events for its viewer. The view given stays as it is, and what did not change is shared with it. */
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

/** A copy with lists and objects of its own; tiles are shared, since nobody changes one. */
function freshCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(freshCopy) as Value;
  if (typeof value !== "object" || value === null || "sides" in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, freshCopy(part)]),
  ) as Value;
}
