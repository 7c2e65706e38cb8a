// The state of the rules panel: the table's configuration, and the clause to show.

import type { ConfigMessage } from "../messages";

class Rules {
  isOpen = $state(false);
  clause = $state("");
  sentence = $state(""); // why the clause was opened, such as a refusal in words
  config = $state.raw<ConfigMessage | null>(null); // of the visitor's current table

  close(): void {
    this.isOpen = false;
  }
}

export const rules = new Rules();

/** Opens the rules of the current table, or of all games if there is none. */
export function openRules(): void {
  openClause("");
}

/** Opens the rules at a clause; the sentence says why, in the words of the case at hand. */
export function openClause(clause: string, sentence = ""): void {
  rules.clause = clause;
  rules.sentence = sentence;
  rules.isOpen = true;
}
