// Several people at one machine: everybody sees what is public, and one player at a time lifts the
// curtain.

import type { Fit, GameStanding, Hint, Judgement, Preview, TimeState } from "../messages";
import { command } from "./api";
import { canCommit, SeedPart } from "./dealing/seedPart";
import { type Action, type GameEvent, isTileView, type View } from "./game";
import type { PlacedNews, Presence, Questions, TableInfo } from "./protocol";
import type { ErrorMessage } from "./errors";
import { recentErrors } from "./recentErrors.svelte";
import { LiveTable, type TableModel } from "./liveTable.svelte";

/**
 * A table that several seats of this browser share. It holds nothing of a hand until that player
 * lifts the curtain.
 */
export class HotSeat implements TableModel {
  readonly id: string;
  readonly ownSeats: number[];
  /** The player who has lifted the curtain; null while it hides all hands. */
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  readonly #open: LiveTable; // the public view
  readonly #parts: SeedPart[];
  #seated = $state.raw<LiveTable | null>(null); // the view of the player who has lifted the curtain
  #asked: number | null = null;
  readonly #stop: () => void;

  constructor(id: string, ownSeats: number[]) {
    this.id = id;
    this.ownSeats = ownSeats;
    this.#open = new LiveTable(id, null);
    this.#parts = ownSeats.map(
      (seat) => new SeedPart(id, seat, (wanted, fields) => command(id, seat, wanted, fields)),
    );
    this.#stop = $effect.root(() => {
      $effect(() => this.#follow());
    });
  }

  get info(): TableInfo | null {
    return this.#open.info;
  }
  get news(): PlacedNews[] {
    return this.#open.news;
  }
  get presence(): Presence | null {
    return this.#open.presence;
  }
  get offers(): Action[] {
    return this.#own?.offers ?? [];
  }
  get standing(): GameStanding | null {
    return (this.#own ?? this.#open).standing;
  }
  get time(): TimeState | null {
    return this.#open.time;
  }
  get hands(): (string[] | null)[] | null {
    return this.#open.hands;
  }
  get undo(): number {
    return this.#own?.undo ?? 0;
  }
  get disconnectReason(): string | null {
    return this.#open.disconnectReason ?? this.#seated?.disconnectReason ?? null;
  }
  get isBusy(): boolean {
    return this.#seated !== null && (this.seat === null || this.#seated.isBusy);
  }
  get failure(): ErrorMessage | null {
    return this.#open.failure ?? this.#seated?.failure ?? null;
  }
  get at(): number {
    return (this.#own ?? this.#open).at;
  }
  get questions(): Questions {
    return this.#own?.questions ?? "all";
  }
  get isAnswered(): boolean {
    return this.#own?.isAnswered ?? false;
  }
  get isAsked(): boolean {
    return this.seat !== null && this.view?.decision?.seat === this.seat && !this.isAnswered;
  }
  /** The local player who has to choose but has not lifted the curtain; null if there is none. */
  get waitsFor(): number | null {
    const asked = this.view?.decision?.seat ?? null;
    return asked !== null &&
      asked !== this.seat &&
      this.#hasSecrets &&
      this.ownSeats.includes(asked)
      ? asked
      : null;
  }

  /** Shows a player their own hand. */
  lift(seat: number): void {
    this.cover();
    this.#seated = new LiveTable(this.id, seat, false);
  }

  /** Hides everything that is not public. */
  cover(): void {
    this.#seated?.close();
    this.#seated = null;
    this.seat = null;
    this.view = this.#open.view;
  }

  async send(wanted: string, fields: object = {}): Promise<void> {
    const acting = this.seat ?? this.ownSeats[0];
    if (acting !== undefined) await command(this.id, acting, wanted, fields);
  }
  /** The players sit side by side, so one of them answers for all. */
  async answer(agrees: boolean): Promise<void> {
    for (const seat of this.ownSeats) {
      if (this.info?.question?.agreed.includes(seat) === false)
        await command(this.id, seat, "consent", { agrees });
    }
  }
  async ready(): Promise<void> {
    for (const seat of this.ownSeats)
      await command(this.id, seat, "ready", { house_draws: !canCommit() });
  }
  async unready(): Promise<void> {
    for (const seat of this.ownSeats) await command(this.id, seat, "ready", { ready: false });
  }
  async say(text: string, name: string): Promise<void> {
    await (this.#own ?? this.#open).say(text, name);
  }
  async wantQuestions(wanted: Questions): Promise<void> {
    await this.#own?.wantQuestions(wanted);
  }
  async play(action: Action): Promise<void> {
    await this.#own?.play(action);
  }
  loadEarlierChat(): Promise<boolean> {
    return this.#open.loadEarlierChat();
  }

  async takeBack(): Promise<void> {
    await this.#own?.takeBack();
  }
  async preview(action: Action): Promise<Preview | null> {
    return (await this.#own?.preview(action)) ?? null;
  }
  async refusals(action: object): Promise<Judgement[]> {
    return (await this.#own?.refusals(action)) ?? [];
  }
  async fit(tile: string): Promise<Fit | null> {
    return (await this.#own?.fit(tile)) ?? null;
  }
  async hints(): Promise<Hint[]> {
    return (await this.#own?.hints()) ?? [];
  }

  close(): void {
    this.#stop();
    this.#open.close();
    this.#seated?.close();
  }

  get #own(): LiveTable | null {
    return this.seat === null ? null : this.#seated;
  }

  /** Where no seat has secrets, the device is handed over without a curtain. */
  get #hasSecrets(): boolean {
    const { info, view } = this.#open;
    return info?.open_hands !== true && (view === null || isTileView(view));
  }

  /** Merges the two connections; a state is shown only when both have received it. */
  #follow(): void {
    const [open, seated] = [this.#open, this.#seated];
    void [open.info, open.view, open.log, seated?.info, seated?.view];
    const dealing = open.info?.phase === "dealing" ? open.info.dealing : null;
    if (dealing !== null)
      for (const part of this.#parts)
        part.follow(dealing).catch((why: unknown) => recentErrors.show(why));
    if (seated !== null && seated.processed !== open.processed) return;
    this.log = open.log;
    this.seat = seated?.seat ?? null;
    this.view = seated?.view ?? open.view;
    this.#passOn(open.view?.decision?.seat ?? null);
  }

  /**
   * Closes the curtain at the end of the seated player's turn, and when another local player has to
   * choose.
   */
  #passOn(asked: number | null): void {
    if (asked === this.#asked) return;
    const isTurnOver = this.seat !== null && this.seat === this.#asked;
    const isOther = asked !== null && asked !== this.seat && this.ownSeats.includes(asked);
    this.#asked = asked;
    if (this.seat !== null && asked !== this.seat && (isTurnOver || isOther)) this.cover();
    if (isOther && !this.#hasSecrets) this.lift(asked);
  }
}
