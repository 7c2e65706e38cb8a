// The characters behind a question, and what they do.

import type { Decision, TileView } from "../client/game";
import { keyOf, Verbatim } from "../language/language";
import { session } from "../language/session.svelte";
import { describeDecision } from "../language/sentences";

// The asking character, where the decision does not name it.
const ASKING: Record<string, string> = {
  fatima: "fatima",
  yammerad: "yammerad",
  knihstig: "abdul_knihstig",
  ammar: "ammar_el_schauf",
  hakim: "hakim_wahid",
};
const BEFORE_TURN = ["laila_wundabah", "machma_klain"];

/** The characters that a question is about; of those before a turn, the ones that serve the seat. */
export function askingCharacters(view: TileView, decision: Decision): string[] {
  if ("character" in decision) return [decision.character];
  if (decision.kind === "before_turn") {
    const owners = view.game === "alhambra" ? view.characters?.owners : undefined;
    return BEFORE_TURN.filter((character) => owners?.[character] === decision.seat);
  }
  const character = ASKING[decision.kind];
  return character === undefined ? [] : [character];
}

export const characterName = (character: string): string =>
  session.language?.thing("character", character) ?? "";
export const characterEffect = (character: string): string =>
  session.text(`${keyOf("character", character)}.effect`);

/** The question, with the names of the characters that may help before a turn. */
export function questionOf(view: TileView, decision: Decision): string {
  const { language } = session;
  if (language === null) return "";
  if (decision.kind !== "before_turn") return describeDecision(language, decision);
  const names = askingCharacters(view, decision).map(characterName);
  return session.text("decision-before-turn.by-name", {
    characters: new Verbatim(language.joined(names)),
  });
}
