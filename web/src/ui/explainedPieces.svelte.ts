/**
 * Explanations for the keyboard. A piece inside a button is explained while the button has the
 * focus; the arrow keys go through the pieces of one button. Pieces outside of buttons share one
 * stop of the Tab key, and the arrow keys go from one to the next.
 */

interface Explanation {
  words: () => string;
  show: (words: string) => void;
  hide: () => void;
}

const FOCUSABLE = "button, a, input, summary, [role=button], [role=gridcell]";
const EXPLAINED = "data-explained";
const DESCRIPTION = "aria-description";
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The pieces of each button, with the one that is explained. */
const hosts = new WeakMap<Element, Host>();
let isSettling = false;

class Host {
  readonly #pieces = new Map<Element, Explanation>();
  readonly #button: Element;
  #at = 0;
  #shown: Element | null = null;
  #stop: () => void = () => undefined;

  constructor(button: Element) {
    this.#button = button;
    button.addEventListener("focus", this.#begin);
    button.addEventListener("blur", this.#end);
    button.addEventListener("keydown", this.#step);
  }

  add(piece: Element, explanation: Explanation): void {
    this.#pieces.set(piece, explanation);
  }

  /** Forgets a piece; the button is forgotten with its last one. */
  remove(piece: Element): void {
    this.#pieces.delete(piece);
    if (this.#shown === piece) this.#end();
    if (this.#pieces.size > 0) return;
    this.#button.removeEventListener("focus", this.#begin);
    this.#button.removeEventListener("blur", this.#end);
    this.#button.removeEventListener("keydown", this.#step);
    hosts.delete(this.#button);
  }

  readonly #begin = (): void => {
    if (!this.#button.matches(":focus-visible")) return;
    this.#at = 0;
    this.#show();
  };

  readonly #end = (): void => {
    this.#stop();
    this.#stop = () => undefined;
    this.#shown = null;
    this.#button.removeAttribute(DESCRIPTION);
    for (const { hide } of this.#pieces.values()) hide();
  };

  readonly #step = (event: Event): void => {
    const step = STEPS[(event as KeyboardEvent).key];
    if (step === undefined || this.#pieces.size < 2) return;
    event.preventDefault();
    this.#at = (this.#at + step + this.#pieces.size) % this.#pieces.size;
    this.#show();
  };

  /** Explains the piece, in the words that are true of it while it is shown. */
  #show(): void {
    this.#end();
    const inOrder = [...this.#pieces].sort(([one], [other]) => inDocument(one, other));
    const [piece, explanation] = inOrder[this.#at] ?? [];
    if (piece === undefined || explanation === undefined) return;
    this.#shown = piece;
    this.#stop = $effect.root(() => {
      $effect(() => this.#tell(explanation));
    });
  }

  #tell(explanation: Explanation): void {
    const words = explanation.words();
    // The words themselves: the bubble, to which one could refer, soon explains something else.
    if (words === "") {
      this.#button.removeAttribute(DESCRIPTION);
      explanation.hide();
    } else {
      this.#button.setAttribute(DESCRIPTION, words);
      explanation.show(words);
    }
  }
}

const inDocument = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Explains a piece while it, or the button around it, has the focus; returns how to stop that. */
export function explainOnFocus(piece: Element, explanation: Explanation): () => void {
  const button = piece.closest(FOCUSABLE);
  if (button === null) return explainAlone(piece, explanation);
  const host = hosts.get(button) ?? new Host(button);
  hosts.set(button, host);
  host.add(piece, explanation);
  return () => host.remove(piece);
}

function explainAlone(piece: Element, explanation: Explanation): () => void {
  const host = new Host(piece);
  host.add(piece, explanation);
  piece.setAttribute(EXPLAINED, "");
  piece.setAttribute("tabindex", "-1");
  piece.addEventListener("keydown", goOn);
  settleSoon();
  return () => {
    piece.removeEventListener("keydown", goOn);
    host.remove(piece);
    settleSoon();
  };
}

const alone = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${EXPLAINED}]`)].filter((piece) =>
    piece.checkVisibility({ visibilityProperty: true }),
  );

/** Moves the focus to the next piece. */
function goOn(event: Event): void {
  const step = STEPS[(event as KeyboardEvent).key];
  if (step === undefined) return;
  event.preventDefault();
  const pieces = alone();
  const at = pieces.indexOf(event.currentTarget as HTMLElement);
  const next = pieces[(at + step + pieces.length) % pieces.length];
  stopAt(next ?? null);
  next?.focus();
}

function stopAt(piece: Element | null): void {
  for (const other of document.querySelectorAll(`[${EXPLAINED}]`))
    other.setAttribute("tabindex", other === piece ? "0" : "-1");
}

/** Once the page has changed, the Tab key still stops at one of the pieces. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    const pieces = alone();
    stopAt(pieces.find((piece) => piece.tabIndex === 0) ?? pieces[0] ?? null);
  });
}
