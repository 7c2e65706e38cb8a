// A lesson as a table: the server stores nothing and plays it from what was done so far.

import { tick } from "svelte";

import { afterEvents } from "../client/views/afterEvents";
import { ask } from "../client/api";
import { loadDeclaration } from "../client/declarations";
import type { Action, GameEvent, View } from "../client/game";
import type { TableInfo } from "../client/protocol";
import type { TableModel } from "../client/liveTable.svelte";
import type { Fit, GameStanding, Hint, Judgement, Preview } from "../messages";
import type { Lesson } from "./lessons";

interface LessonAnswer {
  view: View;
  offers: Action[];
  wanted: Action | null;
  leads_away: boolean; // then nothing else is there
  standing: GameStanding;
  undo: number;
  calls: GameEvent[][];
}

const OTHERS = ["Omar", "Inés"];

const isSame = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const callOf = (events: GameEvent[]): GameEvent[] =>
  events.filter((event) => event.event !== "next_decision");

/** The table of a learner. While the lesson asks for an action, nothing else is offered. */
export class LessonTable implements TableModel {
  readonly id = "lesson";
  readonly seat = 0;
  readonly ownSeats = [0];
  readonly time = null;
  readonly hands = null;
  readonly questions = "all";
  readonly isAnswered = false;
  readonly news = [];
  readonly presence = null;
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  standing = $state.raw<GameStanding | null>(null);
  log = $state.raw<GameEvent[]>([]);
  undo = $state(0);
  readonly disconnectReason = null;
  isBusy = $state(false);
  readonly failure = null;
  at = 0;
  actions = $state.raw<Action[]>([]);
  /** The action that the lesson asks for; null when the learner is free. */
  wanted = $state.raw<Action | null>(null);
  /** Whether the learner has just tried another action. */
  isAstray = $state(false);
  /** Whether the learner has to read on before acting. */
  isListening = $state(true);
  #offers = $state.raw<Action[]>([]);
  #calls = 0;
  readonly #lesson: Lesson;
  readonly #onplay: () => void;

  constructor(lesson: Lesson, name: string, actions: Action[], onplay: () => void) {
    this.#lesson = lesson;
    this.#onplay = onplay;
    this.actions = actions;
    this.info = {
      id: this.id,
      config: lesson.config,
      phase: "playing",
      pace: "free",
      open_hands: false,
      public: false,
      watching: false,
      leaving: "bot",
      hints: false,
      seats: [name, ...OTHERS].map((called, seat) => ({
        kind: seat === 0 ? "person" : "apprentice",
        name: called,
        ready: true,
        stand_in: null,
        has_left: false,
        wants_notices: false,
      })),
      time: null,
      rematch_of: null,
      rematch: null,
      dealing: null,
      broken_off: 0,
      question: null,
      rewound: false,
      said: [],
      said_before: 0,
      news: [],
    };
  }

  get isAsked(): boolean {
    return this.view?.decision?.seat === this.seat;
  }

  get offers(): Action[] {
    if (this.isListening) return [];
    const wanted = this.wanted;
    return wanted === null ? this.#offers : this.#offers.filter((offer) => isSame(offer, wanted));
  }

  /** Shows the game so far. */
  async begin(): Promise<void> {
    const [told] = await Promise.all([
      this.#requestLesson(this.actions, 0),
      loadDeclaration(this.#lesson.config.game),
    ]);
    this.#calls = told.calls.length;
    this.log = told.calls.flatMap(callOf);
    this.#take(told);
  }

  async play(action: Action): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.isAstray = false;
    try {
      const actions = [...this.actions, action];
      const told = await this.#requestLesson(actions, this.#calls);
      this.isAstray = told.leads_away;
      if (this.isAstray) return;
      this.actions = actions;
      this.#offers = [];
      this.undo = 0;
      await this.#show(told.calls);
      this.#take(told);
      this.#onplay();
    } finally {
      this.isBusy = false;
    }
  }

  loadEarlierChat(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async takeBack(): Promise<void> {
    this.actions = this.actions.slice(0, -1);
    await this.begin();
    this.#onplay();
  }

  async preview(action: Action): Promise<Preview | null> {
    return (await this.#question<{ preview: Preview }>("preview", { action })).preview;
  }

  async refusals(action: object): Promise<Judgement[]> {
    return (await this.#question<{ refusals: Judgement[] }>("refusals", { action })).refusals;
  }

  async fit(tile: string): Promise<Fit | null> {
    return (await this.#question<{ fit: Fit | null }>("fit", { tile })).fit;
  }

  /** Shows one position after another, so that the others' moves are visible. */
  async #show(calls: GameEvent[][]): Promise<void> {
    for (const call of calls) {
      this.#calls += 1;
      this.log = [...this.log, ...callOf(call)];
      if (this.view !== null) this.view = afterEvents(this.view, call);
      await tick();
    }
  }

  #take(told: LessonAnswer): void {
    this.view = told.view;
    this.#offers = told.offers;
    this.wanted = told.wanted;
    this.standing = told.standing;
    this.undo = told.wanted === null ? told.undo : 0;
    this.at = told.view.at;
  }

  #requestLesson(actions: Action[], since: number): Promise<LessonAnswer> {
    return ask("/lesson", { lesson: this.#lesson.name, actions, since });
  }

  #question<Answer>(what: string, about: object): Promise<Answer> {
    return ask("/lesson/questions", {
      lesson: this.#lesson.name,
      actions: this.actions,
      what,
      ...about,
    });
  }

  // Only needed at tables with other people.
  async send(): Promise<void> {}
  async ready(): Promise<void> {}
  async wantQuestions(): Promise<void> {}
  async unready(): Promise<void> {}
  async say(): Promise<void> {}
  async answer(): Promise<void> {}
  hints(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
  close(): void {}
}
