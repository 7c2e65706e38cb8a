// The rules at hand: which table they are for, and the clause that somebody asked for.

import type { ConfigMessage } from "../messages";

class Rules {
  isOpen = $state(false);
  clause = $state("");
  sentence = $state(""); // why the clause was asked for, such as a refusal in words
  config = $state.raw<ConfigMessage | null>(null); // of the table at which the visitor is

  close(): void {
    this.isOpen = false;
  }
}

export const rules = new Rules();

/** Opens the rules of the table, or of all games where there is none. */
export function openRules(): void {
  openClause("");
}

/** Opens the rules at a clause; the sentence says why, in the words of the case at hand. */
export function openClause(clause: string, sentence = ""): void {
  rules.clause = clause;
  rules.sentence = sentence;
  rules.isOpen = true;
}
