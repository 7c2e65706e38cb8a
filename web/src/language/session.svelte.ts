// The state shared by all screens: the language, the theme, and the errors shown.

import { untrack } from "svelte";

import { Language, type LanguageName, LANGUAGES, type Part } from "./language";
import { type ErrorMessage, RequestRefused } from "../client/errors";
import { describeError } from "./sentences";
import { Distrust } from "../client/dealing/witness";
import { recentErrors } from "../client/recentErrors.svelte";

const LANGUAGE_KEY = "alhambra.language";
const THEME_KEY = "alhambra.theme";

/** The theme chosen here; by default, that of the device. */
function prefersDark(): boolean {
  const chosen = localStorage.getItem(THEME_KEY);
  return chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}

function preferredLanguage(): LanguageName {
  const wanted = [
    localStorage.getItem(LANGUAGE_KEY) ?? "",
    ...navigator.languages.map((name) => name.slice(0, 2)),
  ];
  return (wanted.find((name) => name in LANGUAGES) as LanguageName | undefined) ?? "en";
}

class Session {
  language = $state<Language | null>(null);
  isDark = $state(false);
  #learning: Language | null = null; // the language whose error texts are being loaded
  #untold = $state.raw<ErrorMessage[]>([]); // errors that wait for their texts

  async begin(): Promise<void> {
    this.#show(prefersDark());
    await this.speak(preferredLanguage());
  }

  async speak(name: LanguageName): Promise<void> {
    let language = await Language.load(name);
    for (const part of this.language?.parts ?? []) language = await language.with(part);
    this.language = language;
    document.documentElement.lang = name;
    localStorage.setItem(LANGUAGE_KEY, name);
  }

  /** Loads another part of the texts, in the current language. */
  async learn(part: Part): Promise<void> {
    const language = this.language;
    if (language === null || language.knows(part)) return;
    const learned = await language.with(part);
    if (this.language === language) this.language = learned;
    else await this.learn(part); // the language has changed, or has learned something else
  }

  setDark(is: boolean): void {
    this.#show(is);
    localStorage.setItem(THEME_KEY, is ? "dark" : "light");
  }

  #show(isDark: boolean): void {
    this.isDark = isDark;
    document.documentElement.classList.toggle("dark", isDark);
  }

  /** Formats a text in the current language. */
  text(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    return this.language?.text(key, params, names) ?? "";
  }

  /** The letter of a building type. */
  letter(type: string | null): string {
    return type === null
      ? ""
      : (this.language?.find(`type-${type.replaceAll("_", "-")}.letter`) ?? "");
  }

  /** The latest errors in words; empty if there are none. */
  get sentence(): string {
    const why = recentErrors.last;
    if (why instanceof RequestRefused) return this.tell(why.why);
    if (why instanceof Distrust) return this.text(`ui-${why.key}`);
    if (why instanceof Error) return why.message;
    return typeof why === "string" ? why : "";
  }

  /**
   * Formats a server error; empty until the texts of errors are loaded. If they cannot be loaded,
   * the server's own words are shown and the next error tries again.
   */
  tell(why: ErrorMessage): string {
    const language = this.language;
    if (language === null) return "";
    if (language.knows(why.refusal ? "refusals" : "errors") || this.#untold.includes(why))
      return describeError(language, why);
    void this.#learnErrors(language, why);
    return "";
  }

  async #learnErrors(language: Language, why: ErrorMessage): Promise<void> {
    if (this.#learning === language) return;
    this.#learning = language;
    const learned = await language.with(why.refusal ? "refusals" : "errors").catch(() => null);
    this.#learning = null;
    if (this.language !== language) return;
    if (learned === null) this.#untold = [...this.#untold, why];
    else this.language = learned;
  }

  /** Shows the error if some work fails; always resolves. */
  attempt(work: Promise<unknown>): Promise<void> {
    return recentErrors.attempt(work);
  }
}

export const session = new Session();

/** A component, once the parts of the texts that it needs are loaded. */
export function withTexts<Component>(
  component: Promise<Component>,
  ...parts: Part[]
): Promise<Component> {
  const learned = untrack(() => parts.map((part) => session.attempt(session.learn(part))));
  return Promise.all(learned).then(() => component);
}
