// The figures of an analysis in words.

import type { Action } from "../../client/game";
import { describeAction } from "../../language/sentences";
import { session } from "../../language/session.svelte";
import type { GameAnalysis, Hint, SeatAnalysis } from "../../messages";

const SIZES = ["blunder", "mistake", "inaccuracy"] as const; // the largest first
const TENTHS = 10;

const language = (): string | undefined => session.language?.name;

/** Points as a number, to one decimal place. */
export const tenths = (points: number): number => Math.round(points * TENTHS) / TENTHS;

/** Points with their sign. */
export function signed(points: number): string {
  const rounded = tenths(points);
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return `${sign}${decimal(Math.abs(rounded))}`;
}

/** Points to one decimal place. */
export const decimal = (points: number): string =>
  tenths(points).toLocaleString(language(), { minimumFractionDigits: 1 });

export const percent = (share: number): string =>
  share.toLocaleString(language(), { style: "percent" });

export const actionWords = (action: object): string =>
  session.language ? describeAction(session.language, action as Action) : "";

/** A move with the rest of its turn. */
export const moveWords = ({ action, then }: Hint): string =>
  [action, ...then].map(actionWords).join(" → ");

/** How many mistakes of each size a seat made. */
export function mistakesOf({ sizes }: SeatAnalysis): string {
  const counts = SIZES.filter((size) => (sizes[size] ?? 0) > 0);
  return counts.length === 0
    ? session.text("review-no-mistakes")
    : counts.map((size) => session.text(`review-${size}`, { count: sizes[size] })).join(", ");
}

/** Who won, and who would have won with average luck, in two sentences. */
export function outcomeOf(found: GameAnalysis, winners: number[], names: string[]): string {
  return [wonBy(found, winners, names), wonWithAverageLuck(found, winners, names)].join(" ");
}

function wonBy({ seats }: GameAnalysis, winners: number[], names: string[]): string {
  const margin = marginOf(seats, winners, ({ points }) => points);
  const form = winners.length > 1 ? ".shared" : margin > 0 ? "" : ".tied";
  return session.text(`review-won${form}`, { names: joined(winners, names), points: margin });
}

function wonWithAverageLuck(found: GameAnalysis, winners: number[], names: string[]): string {
  const { seats, favourites } = found;
  const most = Math.max(...seats.map((seat) => seat.adjusted_points));
  const margin = Math.round(marginOf(seats, favourites, (seat) => seat.adjusted_points));
  const level = seats.filter((seat) => Math.round(most - seat.adjusted_points) === 0);
  if (level.length > 1)
    return session.text("review-average.level", {
      names: joined(
        level.map(({ seat }) => seat),
        names,
      ),
    });
  const form = winners.includes(favourites[0] ?? -1) ? ".too" : "";
  return session.text(`review-average${form}`, {
    names: joined(favourites, names),
    points: margin,
  });
}

/** By how much some seats are ahead of the best other seat. */
function marginOf(
  seats: SeatAnalysis[],
  ahead: number[],
  read: (seat: SeatAnalysis) => number,
): number {
  const best = (isAhead: boolean): number =>
    Math.max(...seats.filter(({ seat }) => ahead.includes(seat) === isAhead).map(read));
  return best(true) - best(false);
}

function joined(seats: number[], names: string[]): string {
  return session.language?.joined(seats.map((seat) => names[seat] ?? "")) ?? "";
}
