// The catalogues that terminal and browser share, put into words here.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>(
  [
    "../../../src/alhambra/**/*.ftl",
    "../../texts/*.ftl",
    "!../../../src/alhambra/{cli,arena,components}/**",
  ],
  { query: "?raw", import: "default" },
);

export type LanguageName = "en" | "de" | "nl";
export const LANGUAGES: Record<LanguageName, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

const SEVERAL: Record<string, string> = { tiles: "tile", cards: "card", seats: "seat", types: "type", dice: "die" };

/** One language: keys and parameters in, sentences out. */
export class Language {
  readonly name: LanguageName;
  readonly #bundle: FluentBundle;

  private constructor(name: LanguageName, sources: string[]) {
    this.name = name;
    this.#bundle = new FluentBundle(name, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  static async load(name: LanguageName): Promise<Language> {
    const wanted = Object.entries(FILES).filter(([path]) => path.endsWith(`/${name}.ftl`));
    return new Language(name, await Promise.all(wanted.map(([, read]) => read())));
  }

  /** The text of a key, filled; null if there is none. "key.attribute" is an attribute of it. */
  find(key: string, params: Record<string, unknown> = {}, names: string[] = []): string | null {
    const [message = "", attribute] = key.split(".");
    const found = this.#bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) words[name] = this.#argument(name, value, names);
    return this.#bundle.formatPattern(pattern, words, []);
  }

  text(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    return this.find(key, params, names) ?? key;
  }

  /** A tile or a card, such as tower_9_nw: what begins its name, a number, sides. */
  piece(name: string): string {
    const words = name.toLowerCase().split("_");
    for (let length = words.length; length > 0; length -= 1) {
      const begin = words.slice(0, length).join("-");
      const facts = this.#facts(words.slice(length));
      const own = this.find(`tile-${begin}`, facts) ?? this.find(`card-${begin}`, facts);
      if (own !== null) return own;
      const type = this.find(`type-${begin}`);
      if (type !== null) return this.text(facts["sides"] ? "tile-sides" : "tile", { ...facts, name: type });
      const currency = this.find(`currency-${begin}`);
      if (currency !== null) return this.text("card", { ...facts, name: currency });
    }
    return name;
  }

  #facts(words: string[]): Record<string, string | number> {
    const facts: Record<string, string | number> = { number: 0, sides: "", first: "", second: "" };
    const others: string[] = [];
    for (const word of words) {
      if (/^\d+$/.test(word)) facts["number"] = Number(word);
      else if (word === "open") facts["sides"] = this.text("sides-open");
      else if (/^[nesw]+$/.test(word)) facts["sides"] = [...word].map((side) => this.text(`letter-${side}`)).join("");
      else others.push(this.find(`type-${word}`) ?? this.find(`currency-${word}`) ?? word);
    }
    [facts["first"] = "", facts["second"] = ""] = others;
    return facts;
  }

  #argument(name: string, value: unknown, names: string[]): FluentVariable {
    const kind = name.split("_").at(-1) ?? name;
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return kind === "seat" ? (names[value] ?? String(value)) : value;
    if (Array.isArray(value)) {
      if (kind === "cell") return value.join(",");
      const single = SEVERAL[kind] ?? "";
      return value.map((item) => String(this.#argument(single, item, names))).join(kind === "cards" ? " + " : ", ");
    }
    const word = String(value);
    if (["tile", "card", "face", "old"].includes(kind)) return this.piece(word);
    return this.find(`${kind}-${word.replaceAll("_", "-")}`) ?? word;
  }
}
