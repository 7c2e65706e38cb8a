// Events, decisions, actions and refusals in words: the same sentences as in the terminal.

import type { Misfit, RefusalMessage, Tie } from "../messages";
import type { Action, Decision, GameEvent } from "../client/game";
import type { NewsItem } from "../client/protocol";
import { keyOf, type Language, Verbatim } from "./language";
import type { ErrorMessage } from "../client/errors";

type Fields = Record<string, unknown>;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const sentenceOf = (words: string): string => capital(words.replace(/\.?$/, "."));

/** The fields of a message, with the lengths of its lists. */
function factsOf(message: object): Fields {
  const counts = Object.entries(message).flatMap(([name, value]) =>
    Array.isArray(value) ? [[`${name}_count`, value.length] as const] : [],
  );
  return { ...message, ...Object.fromEntries(counts) };
}

/** Describes an action. */
export function describeAction(language: Language, action: Action): string {
  const said = language.find(keyOf("action", action.kind), {
    ...factsOf(action),
    ...dieOf(action),
  });
  return capital(said ?? [action.kind, ...Object.values(action).slice(1).flat()].join(" "));
}

/** Describes the choice that a seat has to make. */
export function describeDecision(language: Language, decision: Decision): string {
  const facts = factsOf(decision);
  const character = facts["character"];
  if (typeof character === "string")
    facts["effect"] = new Verbatim(language.text(`${keyOf("character", character)}.effect`));
  return (language.find(keyOf("decision", decision.kind), facts) ?? "").replace(/:$/, "");
}

/** Describes what somebody did at the table besides playing. */
export const describeNews = (language: Language, { what, name, actions }: NewsItem): string =>
  language.text(keyOf("news", what), { name: new Verbatim(name), actions });

/** Explains a refusal in a sentence. */
export function describeRefusal(
  language: Language,
  refusal: RefusalMessage,
  names: string[],
): string {
  return sentenceOf(
    language.text(
      keyOf("refusal", refusal.reason),
      { ...refusal.params, clause: refusal.clause },
      names,
    ),
  );
}

/** Says that a tile fits nowhere, or would not if it were bought, and why. */
export function describeMisfits(
  language: Language,
  tile: string,
  misfits: Misfit[],
  isBought: boolean,
): string {
  const reasons = misfits.map(({ reason, cells }) =>
    language.text(misfits.length === 1 ? "misfit-on-all" : "misfit-on-some", {
      reason: new Verbatim(language.text(keyOf("misfit", reason))),
      number: cells,
    }),
  );
  return sentenceOf(
    language.text(isBought ? "fits-nowhere.bought" : "fits-nowhere", {
      tile,
      reasons: new Verbatim(reasons.join("; ")),
    }),
  );
}

/** Describes an error; in the server's own words where the catalogues have none. */
export function describeError(language: Language, why: ErrorMessage): string {
  if (why.refusal && (language.knows("refusals") || why.sentence === undefined))
    return describeRefusal(language, why.refusal, []);
  const said =
    why.key === undefined
      ? null
      : language.find(keyOf("error", why.key), formatParams(language, why.params));
  return sentenceOf(said ?? why.sentence ?? why.detail ?? why.key ?? "");
}

/** Formats parameters, some of which may be phrases or errors themselves. */
function formatParams(language: Language, params: Fields = {}): Fields {
  const inWords = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("key" in value)) return value;
    const { key, params } = value as { key: string; params?: Fields };
    const inner = formatParams(language, params);
    return new Verbatim(
      language.find(keyOf("phrase", key), inner) ?? language.text(keyOf("error", key), inner),
    );
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inWords(value)]));
}

/** Describes an event; null if there is no text for it. */
export function describeEvent(
  language: Language,
  event: GameEvent,
  names: string[],
  you: number | null,
): string | null {
  const key = keyOf("event", event.event);
  const facts = factsInWords(language, event, names, you);
  return language.find(key + formOf(event, you), facts, names) ?? language.find(key, facts, names);
}

/** Says who is tied in a majority, and what becomes of the points; names are of all participants. */
export function describeTie(language: Language, tie: Tie, names: string[]): string {
  const tied = tie.participants.map((participant) => names[participant] ?? "");
  const facts = { type: tie.type, tiles_number: tie.tiles };
  const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
  if (tie.prices.length > 0) {
    const ranked = tied.map((name, index) => `${name} ${tie.prices[index]}`);
    return sentenceOf(
      language.text("tie-by-price", { ...facts, seats: new Verbatim(ranked.join(", ")) }),
    );
  }
  return sentenceOf(
    language.text("tie-shared", {
      ...facts,
      seats: new Verbatim(language.joined(tied)),
      places: new Verbatim(tie.places.join(" + ")),
      points: tie.points[0] ?? 0,
      is_rounded: sum(tie.points) < sum(tie.places),
    }),
  );
}

/** Selects the variant of an event's sentence. */
function formOf(event: GameEvent, you: number | null): string {
  if (event.event === "game_over" && event.winners.length === 0) return ".nobody";
  if (you === null) return "";
  const fields = event as unknown as Fields;
  const winners = fields["winners"];
  if (
    fields["seat"] === you ||
    fields["row"] === you ||
    (Array.isArray(winners) && winners.includes(you))
  )
    return ".you";
  return event.event === "dice_passed" && event.to === you ? ".to-you" : "";
}

/** The fields of an event, with lists and unnamed values put into words. */
function factsInWords(
  language: Language,
  event: GameEvent,
  names: string[],
  you: number | null,
): Fields {
  const called = (row: number): string => {
    if (row === you) return language.text("you.within");
    if (row >= names.length)
      return language.text("imaginary-player", { number: row - names.length + 1 });
    return names[row] ?? "";
  };
  const bySource = (points: Record<string, number>[]): Verbatim => {
    const told = points.flatMap((sources, seat) => {
      const parts = Object.entries(sources).map(([name, number]) =>
        sourceOf(language, name, number),
      );
      const sum = Object.values(sources).reduce((all, number) => all + number, 0);
      const facts = {
        seat: new Verbatim(called(seat)),
        points: sum,
        sources: new Verbatim(parts.join(" + ")),
      };
      return parts.length === 0 ? [] : [language.text("points-by-source", facts)];
    });
    return new Verbatim(told.join(", "));
  };
  switch (event.event) {
    case "scoring": {
      const points = event.lines.map((lines, seat) => {
        const tiles = Object.values(event.majorities).reduce(
          (all, shares) => all + (shares[seat] ?? 0),
          0,
        );
        return {
          tiles,
          ...Object.fromEntries(Object.entries(lines).filter(([, number]) => number !== 0)),
        };
      });
      return { scoring: event.scoring, seats: bySource(points) };
    }
    case "tiles_unclaimed":
      return {
        ...factsOf(event),
        seats: new Verbatim(language.joined(event.seats.map(called))),
      };
    case "end_points":
      return { seats: bySource(event.sources) };
    case "game_over":
      return {
        winners: new Verbatim(language.joined(event.winners.map(called))),
        winners_count: event.winners.length,
        points: event.points[0] ?? 0,
      };
    case "sheets_scored": {
      const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
      const told = event.sheets.map((sheet, seat) => {
        const lines = sum(sheet.rows) + sum(sheet.columns);
        const facts = {
          seat: new Verbatim(called(seat)),
          points: lines + sheet.coins,
          lines,
          coins: sheet.coins,
        };
        return language.text("event-sheets-scored.seat", facts);
      });
      return { seats: new Verbatim(told.join(", ")), extra: event.extra };
    }
    case "places_awarded": {
      const told = event.rows.map((row, index) =>
        language.text("event-places-awarded.row", {
          row: new Verbatim(called(row)),
          points: event.points[index] ?? 0,
        }),
      );
      return {
        building: event.building,
        place: event.place,
        rows: new Verbatim(language.joined(told)),
      };
    }
    case "building_ticked":
      return { ...event, row: new Verbatim(capital(called(event.row))) };
    case "dice_passed":
      return { ...event, to_seat: event.to };
    case "imaginary_players_won":
      return {
        players: new Verbatim(language.joined(event.numbers.map(String))),
        players_count: event.numbers.length,
      };
    default:
      return { ...factsOf(event), ...dieOf(event) };
  }
}

/** Points and their source: a score line, or a module, which has a name of its own. */
function sourceOf(language: Language, name: string, points: number): string {
  return (
    language.find(keyOf("source", name), { points }) ??
    `${points} ${language.thing("module", name)}`
  );
}

/** The colour of a named die, its value and, if it is turned, its next value. */
function dieOf(message: object): Fields {
  const fields = message as Fields;
  if (typeof fields["die"] !== "string") return {};
  const [colour, value] = fields["die"].split("_");
  const facts: Fields = { colour, value };
  if (fields["direction"] !== undefined)
    facts["to"] = Number(value) + (fields["direction"] === "up" ? 1 : -1);
  return facts;
}
