// The latest choices, so that one click plays the same game again.

const KEY = "alhambra.choice";

export interface LastGame {
  game: string;
  level: string;
  seats: number;
}

export const GAMES = ["alhambra", "granada", "combined", "roll_and_write"];

/** The offered bots, with one to four stars: each is clearly stronger than the one before. */
export const OFFERED_BOTS = ["apprentice", "builder", "searcher", "master"];

const BOT_NAMES = ["Omar", "Inés", "Marta", "Yusuf", "Zahra", "Tarik"];

/** The seat of a bot, with a name that nobody else at the table has. */
export function botSeat(level: string, taken: string[]): { kind: string; name: string } {
  return {
    kind: level,
    name: BOT_NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`,
  };
}

export function lastGame(): LastGame {
  const usual = { game: "alhambra", level: "builder", seats: 3 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<LastGame>;
    return {
      game: GAMES.includes(kept.game ?? "") ? (kept.game as string) : usual.game,
      level: OFFERED_BOTS.includes(kept.level ?? "") ? (kept.level as string) : usual.level,
      seats: typeof kept.seats === "number" ? kept.seats : usual.seats,
    };
  } catch {
    return usual;
  }
}

export function keepLastGame({ game, level, seats }: LastGame): void {
  localStorage.setItem(KEY, JSON.stringify({ game, level, seats }));
}
