// What a player has selected at a table with tiles, which offers it stands for, and what the game
// says about it.

import { kindsFor } from "../client/declarations";
import type { Action, Cell, TileView, View } from "../client/game";
import type { TableModel } from "../client/liveTable.svelte";
import { session } from "../language/session.svelte";
import { describeRefusal } from "../language/sentences";
import type { Fit, Judgement, Payment, Preview } from "../messages";
import {
  canGrow,
  type Choice,
  isAside,
  isBuying,
  isTouched,
  legalCells,
  meant,
  NOTHING,
  purchaseIn,
  sameCell,
  unoffered,
} from "./choice";

// The decisions at which new tiles are placed, and the clause that says when that is.
const PLACING = ["place", "place_turned"];
const EARLY_CLAUSE = "ALH-PLACE-1";

/** A cell where the chosen tile may not be placed. */
export interface RefusedCell {
  cell: Cell;
  sentence: string;
  clause: string;
  side: string | null; // the side that does not fit, if there is one
}

/** The position on display, which may lag behind the table. */
interface Display {
  readonly view: View | null;
  readonly offers: Action[];
  readonly isAsked: boolean;
}

/** The selection of one player. Create it while a component is set up: it starts effects. */
export class Selection {
  #choice = $state.raw<Choice>(NOTHING);
  /** What the selected action would do; null while that is unknown. */
  preview = $state.raw<Preview | null>(null);
  /** What the game says about a selection that is not among the offers. */
  judgement = $state.raw<Judgement | null>(null);
  refusedCell = $state.raw<RefusedCell | null>(null);
  /** What the selected cards would pay for each tile on the market where they are allowed. */
  payments = $state.raw<ReadonlyMap<string, Payment>>(new Map());
  readonly #table: TableModel;
  readonly #display: Display;

  readonly view = $derived.by(() => this.#display.view as TileView);
  readonly offers = $derived.by(() => this.#display.offers);
  readonly isAsked = $derived.by(() => this.#display.isAsked);
  readonly names = $derived.by(() =>
    (this.#table.info?.seats ?? []).map((seat, number) => seat.name ?? String(number + 1)),
  );
  /** The new tiles; after an exact purchase they wait for the end of the turn. */
  readonly fresh = $derived.by(() => (this.isAsked ? this.view.new_tiles : []));
  /** The new tiles that have to be placed now. */
  readonly placeable = $derived.by(() =>
    PLACING.includes(this.view.decision?.kind ?? "") ? this.fresh : [],
  );
  /** The tile that is selected at the start of a position. */
  readonly firstPlaceable = $derived.by(() =>
    this.placeable.find(({ tile }) => this.offers.some((offer) => offer["tile"] === tile)),
  );
  /** The tiles that can go into the palace. */
  readonly movable = $derived.by(() => [...this.fresh, ...(this.#own?.reserve ?? [])]);
  readonly tile = $derived.by(
    () => this.movable.find(({ tile }) => tile === this.choice.tile) ?? null,
  );
  /** The cells that any tile may go to in this position, whatever is selected. */
  readonly reach = $derived.by(() =>
    this.offers.flatMap(({ cell }) => (cell === undefined ? [] : [cell as Cell])),
  );
  readonly cells = $derived.by(() => legalCells(this.offers, this.choice));
  /** The selected tile on its selected cell. */
  readonly ghost = $derived.by(() =>
    this.tile !== null && this.choice.cell !== null
      ? { tile: this.tile, cell: this.choice.cell, side: this.choice.side }
      : null,
  );
  /** Where the selected tile would fit, and why not elsewhere; null while that is unknown. */
  fit = $state.raw<Fit | null>(null);
  /** Whether the selected tile is not the player's yet, such as one of the market. */
  readonly isToBuy = $derived.by(() => this.choice.tile !== null && this.tile === null);
  /** Where the selected tile would fit once it is bought. */
  readonly fitting = $derived.by(() => (this.isToBuy ? (this.fit?.cells ?? []) : []) as Cell[]);
  /** The sides of the ghost that may take a gate. */
  readonly sides = $derived.by(() => {
    const { ghost } = this;
    if (ghost === null) return [];
    return this.offers
      .filter(({ tile, cell }) => tile === ghost.tile.tile && sameCell(cell as Cell, ghost.cell))
      .flatMap(({ side }) => (typeof side === "string" ? [side] : []));
  });
  readonly #offered = $derived.by(() => meant(this.offers, this.choice));
  /** The actions that the selection stands for: offers, or a legal one that wastes money. */
  readonly actions = $derived.by(() => {
    if (this.#offered.length > 0) return this.#offered;
    return this.judgement?.action && this.judgement.refusal === null
      ? [this.judgement.action as unknown as Action]
      : [];
  });
  /** Whether the selection stands for a single action and cannot be extended. */
  readonly isComplete = $derived.by(
    () =>
      this.#offered.filter((offer) => !isAside(offer)).length === 1 &&
      !canGrow(this.offers, this.choice),
  );
  /** Why the selected action may not be played; empty if it may. */
  readonly refusal = $derived.by(() =>
    this.judgement?.refusal && this.#offered.length === 0 && session.language
      ? describeRefusal(session.language, this.judgement.refusal, this.names)
      : "",
  );

  constructor(table: TableModel, display: Display) {
    this.#table = table;
    this.#display = display;
    $effect(() => this.#reset());
    $effect(() => this.#judge());
    $effect(() => this.#judgePayments());
    $effect(() => this.#findFit());
  }

  get choice(): Choice {
    return this.#choice;
  }
  /** Selecting something else also removes the mark of a refused cell. */
  set choice(next: Choice) {
    this.#choice = next;
    this.refusedCell = null;
  }

  get isTouched(): boolean {
    return isTouched(this.choice);
  }

  get payment(): Payment | null {
    return this.preview?.payment ?? this.judgement?.payment ?? null;
  }

  /** Whether a new tile is selected that cannot be placed yet. */
  readonly isTooEarly = $derived.by(
    () => this.placeable.length === 0 && this.fresh.some(({ tile }) => tile === this.choice.tile),
  );

  /** Deselects everything, except a new tile that has to be placed. */
  clear(): void {
    const first = this.placeable[0];
    this.choice = first === undefined ? NOTHING : { ...NOTHING, tile: first.tile };
  }

  /** Selects a tile, or deselects it unless it has to be placed. */
  chooseTile(tile: string): void {
    this.choice =
      this.choice.tile === tile && !this.#isPlaceable(tile) ? NOTHING : { ...NOTHING, tile };
  }

  /** Selects a tile and a cell for it. */
  chooseTileAt(tile: string, cell: Cell): void {
    if (this.choice.tile !== tile) this.choice = { ...NOTHING, tile };
    this.chooseCell(cell);
  }

  /** Selects a cell of the palace; where nothing can be done, asks the game why. */
  chooseCell(cell: Cell): void {
    if (!this.isAsked) return;
    this.refusedCell = null;
    const toggled = sameCell(this.choice.cell, cell) ? null : cell;
    if (this.cells.some((legal) => sameCell(legal, cell))) {
      this.choice = { ...this.choice, side: null, cell: toggled };
      return;
    }
    const isTaken = this.#own?.palace.some((piece) => sameCell(piece.cell, cell)) === true;
    if (this.isTooEarly && !isTaken) {
      this.#refuseEarly(cell);
      return;
    }
    const canMove = this.tile !== null && !this.isTooEarly;
    const isTurn = this.view.decision?.kind === "turn";
    if (isTaken && this.placeable.length === 0 && !canMove)
      this.choice = { ...NOTHING, cell: toggled };
    if (canMove)
      this.#explain(cell, {
        kind: this.#isPlaceable(this.choice.tile) ? "place" : "build",
        cell,
        tile: this.choice.tile,
      });
    else if (isTaken && isTurn && meant(this.offers, this.choice).length === 0)
      this.#explain(cell, { kind: "remove", cell });
  }

  chooseSide(side: string): void {
    this.choice = { ...this.choice, side: this.choice.side === side ? null : side };
  }

  get #own() {
    return this.view.seats[this.#table.seat ?? 0];
  }

  #isPlaceable(name: string | null): boolean {
    return this.placeable.some(({ tile }) => tile === name);
  }

  /** Voids the selection for the old position. */
  #reset(): void {
    void this.offers;
    this.choice = this.firstPlaceable ? { ...NOTHING, tile: this.firstPlaceable.tile } : NOTHING;
  }

  /** Asks what the selected action would do, or why it is not offered. */
  #judge(): (() => void) | undefined {
    const action = this.#offered.find((one) => one["cell"] !== undefined || isBuying(one)) ?? null;
    const market = this.view.market.flatMap(({ tile }) => (tile === null ? [] : [tile.tile]));
    const other =
      action === null ? unoffered(this.choice, market, this.view.decision?.kind ?? null) : null;
    this.preview = null;
    this.judgement = null;
    if (!this.isAsked) return undefined;
    let isStale = false;
    if (action !== null)
      void this.#table.preview(action).then(
        (answer) => (isStale ? null : (this.preview = answer)),
        () => undefined,
      );
    if (other !== null)
      void this.#table.refusals(other).then(
        async ([answer = null]) => {
          if (answer?.refusal) await session.learn("refusals").catch(() => undefined);
          if (!isStale) this.judgement = answer;
        },
        () => undefined,
      );
    return () => (isStale = true);
  }

  /** Asks what the selected cards would pay for each tile. */
  #judgePayments(): (() => void) | undefined {
    const { cards } = this.choice;
    const kind = purchaseIn(kindsFor(this.view.decision?.kind ?? ""));
    this.payments = new Map();
    if (!this.isAsked || cards.length === 0 || kind === undefined) return undefined;
    let isStale = false;
    void this.#table.refusals({ kind, cards }).then(
      (answer) => (isStale ? null : (this.payments = paymentsIn(answer))),
      () => undefined,
    );
    return () => (isStale = true);
  }

  /** Asks where the selected tile would fit, unless the offers say where it does. */
  #findFit(): (() => void) | undefined {
    const { tile } = this.choice;
    this.fit = null;
    if (!this.isAsked || tile === null || this.cells.length > 0 || this.isTooEarly)
      return undefined;
    let isStale = false;
    void this.#table.fit(tile).then(
      async (answer) => {
        if (answer?.cells.length === 0) await session.learn("refusals").catch(() => undefined);
        if (!isStale) this.fit = answer;
      },
      () => undefined,
    );
    return () => (isStale = true);
  }

  /** Says why a new tile is not placed yet: the player still has an action. */
  #refuseEarly(cell: Cell): void {
    const sentence = session.text("play-tile-later");
    this.refusedCell = { cell, sentence, clause: EARLY_CLAUSE, side: null };
  }

  #explain(cell: Cell, action: object): void {
    void this.#table.refusals(action).then(
      async ([answer]) => {
        if (!answer?.refusal) return;
        await session.learn("refusals").catch(() => undefined);
        if (!session.language) return;
        const { clause, params } = answer.refusal;
        const side = typeof params["side"] === "string" ? params["side"].toLowerCase() : null;
        const sentence = describeRefusal(session.language, answer.refusal, this.names);
        this.refusedCell = { cell, sentence, clause, side };
      },
      () => undefined,
    );
  }
}

function paymentsIn(judgements: Judgement[]): Map<string, Payment> {
  const found = new Map<string, Payment>();
  for (const { action, payment } of judgements)
    if (payment !== null && action !== null && "tile" in action && typeof action.tile === "string")
      found.set(action.tile, payment);
  return found;
}
