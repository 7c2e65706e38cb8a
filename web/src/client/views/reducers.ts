// By the kind of event what it changes in a view. A translation of the package's reduce.py files, one to one.

import type { GameEvent } from "../../messages";

type EventOf<Kind> = Extract<GameEvent, { event: Kind }>;

/** What events change in views of a kind. */
export type Changes<SomeView> = {
  readonly [Kind in GameEvent["event"]]?: (view: SomeView, event: EventOf<Kind>) => void;
};

/** What must be there, because the one who told of it says so. */
export function needed<Thing>(thing: Thing | undefined | null): Thing {
  if (thing === undefined || thing === null)
    throw new Error("the table is not what it was told to be");
  return thing;
}

/** Takes one of several equal words out of a list. */
export function removeOne<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item);
  if (index < 0) throw new Error("the table is not what it was told to be");
  items.splice(index, 1);
}

/** The order of words by their letters, whatever the language. */
export const byLetters = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
