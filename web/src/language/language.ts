// Formats the catalogues that the terminal and the browser share.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>(
  [
    "../../../src/alhambra/**/*.ftl",
    "../../texts/**/*.ftl",
    "!../../../src/alhambra/{cli,console,terminal,print,arena,components}/**",
    "!../../../src/alhambra/**/lesson_texts/*.ftl",
    "!../../../src/alhambra/statistics/texts/*.ftl",
    "!../../../src/alhambra/server/**",
    "!../../texts/{dice,panels,replay,review,rules,scoring,settings,start}/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
export type LanguageName = "en" | "de" | "nl";
export const LANGUAGES: Record<LanguageName, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

// The item kinds of lists, by the last word of the list's name.
const SEVERAL: Record<string, string> = {
  tiles: "tile",
  cards: "card",
  seats: "seat",
  types: "type",
  currencies: "currency",
  characters: "character",
  modules: "module",
  dice: "die",
};
const LAST_JOINED: Record<string, string> = {
  seats: "list-and",
  values: "list-and",
  fields: "list-and",
  near: "list-or",
};
// Parameters whose names differ from their kind.
const ALSO: Record<string, string> = { old: "tile", face: "tile", own: "card", building: "type" };
const THINGS = new Set(["type", "currency", "character", "side", "module", "game", "option"]);

// The sides of a tile with walls in its name, such as tower_9_nw or tower_11_open.
const OPEN = "open";
const isSides = (word: string): boolean => word === OPEN || /^[nesw]+$/.test(word);

/** A part of a sentence that is in words already. */
export class Verbatim {
  constructor(readonly words: string) {}
}

/** The key of a text about something that messages name. */
export const keyOf = (prefix: string, name: string): string =>
  `${prefix}-${name.toLowerCase().replaceAll("_", "-")}`;

/** Loads the catalogues of a language. */
function read(files: Record<string, () => Promise<string>>, name: LanguageName): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${name}.ftl`));
  return Promise.all(wanted.map(([, load]) => load()));
}

/** The texts that are loaded when they are needed. */
const PARTS = {
  errors: async () => (await import("./errorTexts")).ERROR_TEXTS,
  lessons: async () => (await import("./lessonTexts")).LESSON_TEXTS,
  refusals: async () => (await import("./refusalTexts")).REFUSAL_TEXTS,
  dice: async () => (await import("./diceTexts")).DICE_TEXTS,
  panels: async () => (await import("./panelTexts")).PANEL_TEXTS,
  scoring: async () => (await import("./scoringTexts")).SCORING_TEXTS,
  settings: async () => (await import("./settingsTexts")).SETTINGS_TEXTS,
  start: async () => (await import("./startTexts")).START_TEXTS,
  reading: async () => (await import("./readingTexts")).READING_TEXTS,
};
export type Part = keyof typeof PARTS;

/** A language: formats keys and parameters into sentences. */
export class Language {
  readonly name: LanguageName;
  readonly #known: ReadonlySet<Part>;
  readonly #sources: string[];
  readonly #bundle: FluentBundle;

  private constructor(name: LanguageName, sources: string[], known: ReadonlySet<Part>) {
    this.name = name;
    this.#known = known;
    this.#sources = sources;
    this.#bundle = new FluentBundle(name, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  static async load(name: LanguageName): Promise<Language> {
    return new Language(name, await read(FILES, name), new Set());
  }

  /** Whether a part of the texts is loaded. */
  knows(part: Part): boolean {
    return this.#known.has(part);
  }

  /** The parts of the texts that are loaded. */
  get parts(): Iterable<Part> {
    return this.#known;
  }

  /** The same language with another part of its texts. Rejects if they cannot be loaded. */
  async with(part: Part): Promise<Language> {
    const sources = [...this.#sources, ...(await read(await PARTS[part](), this.name))];
    return new Language(this.name, sources, new Set([...this.#known, part]));
  }

  /** Formats a text; null if there is none. "key.attribute" is an attribute of it. */
  find(key: string, params: Record<string, unknown> = {}, names: string[] = []): string | null {
    const [message = "", attribute] = key.split(".");
    const found = this.#bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params))
      words[name] = this.#argument(name, value, names);
    return this.#bundle.formatPattern(pattern, words, []);
  }

  text(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    return this.find(key, params, names) ?? key;
  }

  /** The name of something that has a text of its own, such as a type or a module. */
  thing(kind: string, name: string): string {
    return this.find(keyOf(kind, name)) ?? name;
  }

  /** Several words as a list within a sentence, the last one joined by "and" or "or". */
  joined(words: string[], joint = "list-and"): string {
    if (words.length < 2) return words.join("");
    return this.text(joint, {
      first: new Verbatim(words.slice(0, -1).join(", ")),
      last: new Verbatim(words.at(-1) ?? ""),
    });
  }

  /** A tile or a card, such as tower_9_nw; with its walls where it is to be named in full. */
  piece(name: string, withWalls = false): string {
    const words = name.toLowerCase().split("_");
    for (let length = words.length; length > 0; length -= 1) {
      const begin = words.slice(0, length).join("-");
      const facts = this.#facts(words.slice(length));
      const own = this.find(`tile-${begin}`, facts) ?? this.find(`card-${begin}`, facts);
      if (own !== null) return own;
      const type = this.find(`type-${begin}`);
      if (type !== null)
        return this.text(withWalls && words.some(isSides) ? "tile-sides" : "tile", {
          ...facts,
          name: new Verbatim(type),
        });
      const currency = this.find(`currency-${begin}`);
      if (currency !== null) return this.text("card", { ...facts, name: new Verbatim(currency) });
    }
    return name;
  }

  #facts(words: string[]): Record<string, string | number> {
    const facts: Record<string, string | number> = {
      number: 0,
      sides: "",
      sides_count: 0,
      first: "",
      second: "",
    };
    const others: string[] = [];
    for (const word of words) {
      if (/^\d+$/.test(word)) facts["number"] = Number(word);
      else if (isSides(word)) {
        const walled = word === OPEN ? [] : Array.from(word);
        facts["sides"] = this.joined(walled.map((side) => this.text(`direction-${side}`)));
        facts["sides_count"] = walled.length;
      } else others.push(this.find(`type-${word}`) ?? this.find(`currency-${word}`) ?? word);
    }
    [facts["first"] = "", facts["second"] = ""] = others;
    return facts;
  }

  #argument(name: string, value: unknown, names: string[]): FluentVariable {
    const last = name.split("_").at(-1) ?? name;
    const kind = ALSO[last] ?? last;
    if (value instanceof Verbatim) return value.words;
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return kind === "seat" ? this.#seat(value, names) : value;
    if (Array.isArray(value)) return this.#several(kind, value, names);
    return this.#named(kind, String(value));
  }

  #several(kind: string, values: unknown[], names: string[]): string {
    if (kind === "cell") return this.text("ui-cell-at", { x: values[0], y: values[1] });
    const words = values.map((item) => String(this.#argument(SEVERAL[kind] ?? "", item, names)));
    if (words.length === 0) return this.text("nothing");
    if (kind in LAST_JOINED) return this.joined(words, LAST_JOINED[kind]);
    return words.join(kind === "cards" ? " + " : ", ");
  }

  #named(kind: string, word: string): string {
    if (kind === "tile" || kind === "card") return this.piece(word);
    if (kind === "die") {
      const [colour = "", number = ""] = word.split("_");
      return this.find(`die-${colour}`, { number: Number(number) }) ?? word;
    }
    return THINGS.has(kind) ? this.thing(kind, word) : word;
  }

  #seat(number: number, names: string[]): string {
    return names[number] ?? this.text("seat", { number: number + 1 });
  }
}
