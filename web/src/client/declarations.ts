// What games declare about themselves: how each action is chosen, which events are quiet, which
// clauses apply.
// The server provides it for every game and module, including those this client has never heard of.

import type { ActionDeclaration, ConfigMessage, GameDeclaration } from "../messages";
import { ask } from "./api";

const known = new Map<string, GameDeclaration>();
const asked = new Map<string, Promise<void>>();

/** Stores the declarations of a game. */
export const storeDeclaration = (declared: GameDeclaration): void =>
  void known.set(declared.game, declared);

/** Fetches the declarations of a game, once. If that fails, all its actions get buttons. */
export function loadDeclaration(game: string): Promise<void> {
  const learning =
    asked.get(game) ??
    ask<GameDeclaration>(`/games/${game}`).then(storeDeclaration, () => void asked.delete(game));
  asked.set(game, learning);
  return learning;
}

/** Kinds are unique across all games, so the game need not be given. */
function firstDeclared<Thing>(
  read: (declared: GameDeclaration) => Thing | undefined,
): Thing | undefined {
  for (const declared of known.values()) {
    const thing = read(declared);
    if (thing !== undefined) return thing;
  }
  return undefined;
}

const UNKNOWN: ActionDeclaration = { chosen: "button", fields: [] };

/** How the actions of a kind are chosen. */
export const actionOf = (kind: string): ActionDeclaration =>
  firstDeclared(({ actions }) => actions[kind]) ?? UNKNOWN;

/** The kinds of action that a decision allows; all known kinds if that is not declared. */
export const kindsFor = (decision: string): string[] =>
  firstDeclared(({ decisions }) => decisions[decision]) ?? everyKind();

export const everyKind = (): string[] =>
  [...known.values()].flatMap(({ actions }) => Object.keys(actions));

/** Whether this kind of event is obvious at the table, so that the game log leaves it out. */
export const isQuiet = (event: string): boolean =>
  isQuietInReplays(event) ||
  firstDeclared((declared) => declared.quiet_at_tables.includes(event) || undefined) === true;

/** Whether a replay leaves this kind of event out, too. */
export const isQuietInReplays = (event: string): boolean =>
  firstDeclared((declared) => declared.quiet.includes(event) || undefined) === true;

/** The prefixes of the clauses that apply at a table. */
export function prefixesOf({ game, modules }: Pick<ConfigMessage, "game" | "modules">): string[] {
  const declared = known.get(game);
  if (declared === undefined) return [];
  return [
    ...declared.clauses,
    ...modules.flatMap((module) => declared.module_clauses[module] ?? []),
  ];
}
