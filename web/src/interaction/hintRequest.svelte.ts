// A request for the moves that a strong player would choose, and its answer.

import type { Action } from "../client/game";
import { session } from "../language/session.svelte";
import type { TableModel } from "../client/liveTable.svelte";
import type { Hint } from "../messages";

/**
 * The hints at a table: not requested, being computed, or available. They are valid for one
 * position.
 */
export class HintRequest {
  isOpen = $state(false);
  hints = $state.raw<Hint[] | null>(null);
  /** The hint shown on the table. */
  shown = $state.raw<Action | null>(null);
  readonly #table: TableModel;
  readonly #onshow: (action: Action) => void;

  constructor(table: TableModel, onshow: (action: Action) => void) {
    this.#table = table;
    this.#onshow = onshow;
  }

  async ask(): Promise<void> {
    const at = this.#table.at;
    this.isOpen = true;
    this.hints = null;
    try {
      const hints = await this.#table.hints();
      if (this.#table.at !== at) return;
      this.hints = hints;
      if (hints[0] !== undefined) this.show(hints[0].action as unknown as Action);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  show(action: Action): void {
    this.shown = action;
    this.#onshow(action);
  }

  close(): void {
    this.isOpen = false;
    this.hints = null;
    this.shown = null;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else void session.attempt(this.ask());
  }
}
