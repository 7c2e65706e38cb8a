// The changes that each kind of event makes to a view. A one-to-one translation of the package's
// reduce.py files.

import type { GameEvent } from "../../messages";

type EventOf<Kind> = Extract<GameEvent, { event: Kind }>;

/** The reducers for views of a kind. */
export type Changes<SomeView> = {
  readonly [Kind in GameEvent["event"]]?: (view: SomeView, event: EventOf<Kind>) => void;
};

/** Something that must exist, because the server's event refers to it. */
export function needed<Thing>(thing: Thing | undefined | null): Thing {
  if (thing === undefined || thing === null)
    throw new Error("the table is not what it was told to be");
  return thing;
}

/** Removes one of several equal items from a list. */
export function removeOne<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item);
  if (index < 0) throw new Error("the table is not what it was told to be");
  items.splice(index, 1);
}

/** Compares words by their letters, independent of the language. */
export const byLetters = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
