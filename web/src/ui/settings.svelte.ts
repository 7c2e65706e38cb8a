// The player's settings, stored in this browser: confirmation, the pace of others' moves, sounds.

const KEY = "alhambra.play";

/**
 * When a complete selection is played: on the button, after a delay in which it can be changed, or
 * at once.
 */
export const CONFIRMS = ["always", "timer", "off"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How long another player's move is shown before the next, in milliseconds. */
export const PAUSES = { calm: 1600, brisk: 800, quick: 300, none: 0 } as const;
export type Speed = keyof typeof PAUSES;

/** The delay before a complete selection is played with `timer`. */
export const CONFIRM_MS = 2200;

class Settings {
  confirm = $state<Confirm>("always");
  speed = $state<Speed>("brisk");
  sound = $state(false);
  readonly #quiet = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    const kept = read();
    this.confirm = CONFIRMS.find((one) => one === kept["confirm"]) ?? this.confirm;
    this.speed =
      (Object.keys(PAUSES) as Speed[]).find((one) => one === kept["speed"]) ?? this.speed;
    this.sound = kept["sound"] === true;
  }

  /** Whether animations are allowed. */
  get moves(): boolean {
    return !this.#quiet.matches;
  }

  set(changed: { confirm?: Confirm; speed?: Speed; sound?: boolean }): void {
    Object.assign(this, changed);
    localStorage.setItem(
      KEY,
      JSON.stringify({ confirm: this.confirm, speed: this.speed, sound: this.sound }),
    );
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
