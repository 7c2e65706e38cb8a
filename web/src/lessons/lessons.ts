// All lessons: what each is about, and the steps that lead through it.

import { ask } from "../client/api";
import type { ConfigMessage } from "../messages";

/** What ends a step: the button, the action that is asked for, a scoring, or the end of the game.
 * */
export type Until = "next" | "action" | "scoring" | "end";

export interface Step {
  name: string; // its text is lesson-LESSON-NAME
  chapter: string; // empty in a lesson of one chapter
  spot: string; // where to look; empty for the whole table
  until: Until;
}

export interface Lesson {
  name: string; // of a game or a module
  config: ConfigMessage;
  steps: Step[];
}

export const FIRST_GAME = "alhambra";
const DONE_KEY = "alhambra.lessons";

// Spots that are not part of the table, and the tabs that hide the others on a phone.
const SELECTORS: Record<string, string> = { hand: "[data-spot^='hand:']" };
const TABS: Record<string, string> = {
  others: "[data-tab=others]",
  score: "[data-tab=score]",
  palace: "[data-tab=palace]",
};

let asked: Promise<Lesson[]> | null = null;

/** All lessons: those of the games first. */
export function listLessons(): Promise<Lesson[]> {
  asked ??= ask<Lesson[]>("/lessons").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The key under which this device keeps how far somebody is in a lesson. */
export const keptKey = (lesson: string): string => `alhambra.lesson.${lesson}`;

/** The lessons that were finished on this device. */
export function finishedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DONE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function finishLesson(name: string): void {
  localStorage.setItem(DONE_KEY, JSON.stringify([...new Set([...finishedLessons(), name])]));
}

/** The address of a lesson. */
export const lessonPath = (name: string): string =>
  name === FIRST_GAME ? "/learn" : `/learn/${name}`;

/** The address of a new table with the game and modules that a lesson is about. */
export function tablePath({ game, modules }: ConfigMessage): string {
  return `/new?${new URLSearchParams({ game, modules: modules.join(",") })}`;
}

/** What on the table a step is about: what its action names if that is visible, else where it happens. */
export function elementsOf(step: Step, wanted: Record<string, unknown> | null): Element[] {
  const named = wanted === null || step.spot === "panel" ? [] : namedBy(wanted).flatMap(visible);
  if (named.length > 0) return named;
  if (step.spot === "") return [];
  const parts = visible(SELECTORS[step.spot] ?? `[data-part="${step.spot}"]`);
  const tab = TABS[step.spot];
  return parts.length > 0 || tab === undefined ? parts : visible(tab);
}

/** What the guide should not cover: a question, and the buttons. */
export const obstacles = (): Element[] => [
  ...visible('[data-part="panel"]'),
  ...visible("[data-go]"),
  ...visible("[data-choice]"),
  ...visible("[data-reserve]"),
];

function namedBy(action: Record<string, unknown>): string[] {
  const { cell, tile, kind, card, bureau } = action;
  const cards: unknown[] = Array.isArray(action["cards"]) ? action["cards"] : [];
  if (Array.isArray(cell)) return [spotted(`cell:${cell.join()}`)];
  if (kind === "reserve") return ["[data-drop=reserve]", "[data-kind=reserve]"];
  if (typeof tile === "string") return [spotted(`tile:${tile}`), spotted(`new:${tile}`)];
  return [card, bureau, ...cards].flatMap((name) =>
    typeof name === "string" ? [spotted(`display:${name}`), spotted(`hand:${name}`)] : [],
  );
}

const spotted = (name: string): string => `[data-spot="${CSS.escape(name)}"]`;

const visible = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
