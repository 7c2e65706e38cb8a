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

type Kept = Pick<Settings, "confirm" | "speed" | "sound" | "volume" | "animation">;

const quiet = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings {
  confirm = $state<Confirm>("always");
  speed = $state<Speed>("brisk");
  sound = $state(false);
  /** How loud sounds are, up to 1. */
  volume = $state(0.6);
  /** Whether things may move; by default as the device prefers. */
  animation = $state(true);

  constructor() {
    const kept = read();
    this.confirm = CONFIRMS.find((one) => one === kept["confirm"]) ?? this.confirm;
    this.speed =
      (Object.keys(PAUSES) as Speed[]).find((one) => one === kept["speed"]) ?? this.speed;
    this.sound = kept["sound"] === true;
    if (typeof kept["volume"] === "number") this.volume = kept["volume"];
    this.animation = kept["animation"] === undefined ? !quiet() : kept["animation"] === true;
    this.#show();
  }

  set(changed: Partial<Kept>): void {
    Object.assign(this, changed);
    const { confirm, speed, sound, volume, animation } = this;
    // What the device prefers is not kept, so that the page follows it when it changes.
    const chosen = animation === !quiet() ? {} : { animation };
    localStorage.setItem(KEY, JSON.stringify({ confirm, speed, sound, volume, ...chosen }));
    this.#show();
  }

  /** Lets the styles know whether things may move. */
  #show(): void {
    document.documentElement.classList.toggle("still", !this.animation);
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
