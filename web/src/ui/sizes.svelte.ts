// How large text is: as the browser's own setting says, as the player chooses, and larger in a
// large window.

const KEY = "alhambra.text";

/** The sizes of text that can be chosen, in per cent of the browser's own. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
type TextSize = (typeof TEXT_SIZES)[number];

const PIXELS = 16; // of a rem, unless the browser or the player wants another size
// Up to this window everything has one size; beyond, things grow by a share of what the window does.
const DRAWN_WIDTH = 1280;
const DRAWN_HEIGHT = 720;
const SHARE = 0.6;
const LARGE = 1.2;

class Sizes {
  /** What the player has chosen. */
  chosen = $state<TextSize>(100);
  /** How many times larger text is than it is drawn for. */
  text = $state(1);
  /** How many times larger pieces are in a large window. */
  growth = $state(1);

  /** Whether text is so large that on a phone lines break and signs take the place of words. */
  readonly isLarge = $derived.by(() => this.text > LARGE * this.growth);

  constructor() {
    const kept = Number(localStorage.getItem(KEY));
    this.chosen = TEXT_SIZES.find((one) => one === kept) ?? this.chosen;
    this.#show();
    addEventListener("resize", () => this.#show());
  }

  choose(size: TextSize): void {
    this.chosen = size;
    localStorage.setItem(KEY, String(size));
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    const larger = Math.min(innerWidth / DRAWN_WIDTH, innerHeight / DRAWN_HEIGHT);
    this.growth = 1 + SHARE * Math.max(0, larger - 1);
    root.style.setProperty("--growth", String(this.growth));
    root.style.setProperty("--text", String(this.chosen / 100));
    this.text = Number.parseFloat(getComputedStyle(root).fontSize) / PIXELS;
  }
}

export const sizes = new Sizes();
