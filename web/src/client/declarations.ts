// What games declare about themselves: how each action is chosen, which events are quiet, which clauses hold.
// The server has it of every game with all its modules, also of those that this client has never heard of.

import type { ActionDeclaration, ConfigMessage, GameDeclaration } from "../messages";
import { ask } from "./api";

const known = new Map<string, GameDeclaration>();
const asked = new Map<string, Promise<void>>();

/** Takes what a game declares. */
export const know = (declared: GameDeclaration): void => void known.set(declared.game, declared);

/** Asks what a game declares, once. Where that cannot be had now, all its actions have buttons. */
export function learn(game: string): Promise<void> {
  const learning =
    asked.get(game) ??
    ask<GameDeclaration>(`/games/${game}`).then(know, () => void asked.delete(game));
  asked.set(game, learning);
  return learning;
}

/** Kinds are unique over all games, so that nobody needs to say which one is played. */
function found<Thing>(read: (declared: GameDeclaration) => Thing | undefined): Thing | undefined {
  for (const declared of known.values()) {
    const thing = read(declared);
    if (thing !== undefined) return thing;
  }
  return undefined;
}

const UNKNOWN: ActionDeclaration = { chosen: "button", fields: [] };

/** How the actions of a kind are chosen. */
export const actionOf = (kind: string): ActionDeclaration =>
  found(({ actions }) => actions[kind]) ?? UNKNOWN;

/** The kinds of action that a decision is between; all that are known if that is not declared. */
export const kindsFor = (decision: string): string[] =>
  found(({ decisions }) => decisions[decision]) ?? everyKind();

export const everyKind = (): string[] =>
  [...known.values()].flatMap(({ actions }) => Object.keys(actions));

/** Whether everybody sees such an event on the table anyway: its log does not tell it in words. */
export const isQuiet = (event: string): boolean =>
  isQuietInReplays(event) ||
  found((declared) => declared.quiet_at_tables.includes(event) || undefined) === true;

/** Whether a replay does not tell such an event either. */
export const isQuietInReplays = (event: string): boolean =>
  found((declared) => declared.quiet.includes(event) || undefined) === true;

/** What the names of the clauses begin with that hold at a table. */
export function prefixesOf({ game, modules }: Pick<ConfigMessage, "game" | "modules">): string[] {
  const declared = known.get(game);
  if (declared === undefined) return [];
  return [
    ...declared.clauses,
    ...modules.flatMap((module) => declared.module_clauses[module] ?? []),
  ];
}
