// What is the same on every screen: the language, the theme, and errors that are shown.

import { Language, type LanguageName, LANGUAGES } from "./language";
import { type ErrorMessage, RequestRefused } from "../client/errors";
import { describeError } from "./sentences";
import { Distrust } from "../client/dealing/witness";
import { trouble } from "../client/trouble.svelte";

const LANGUAGE_KEY = "alhambra.language";
const THEME_KEY = "alhambra.theme";

/** What was chosen here; before that, what the device prefers. */
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
  #learning: Language | null = null; // what it says of errors, at this moment
  #untold = $state.raw<ErrorMessage[]>([]); // errors for which the texts could not be had

  async begin(): Promise<void> {
    this.#show(prefersDark());
    await this.speak(preferredLanguage());
  }

  async speak(name: LanguageName): Promise<void> {
    this.language = await Language.load(name);
    document.documentElement.lang = name;
    localStorage.setItem(LANGUAGE_KEY, name);
  }

  setDark(is: boolean): void {
    this.#show(is);
    localStorage.setItem(THEME_KEY, is ? "dark" : "light");
  }

  #show(isDark: boolean): void {
    this.isDark = isDark;
    document.documentElement.classList.toggle("dark", isDark);
  }

  /** The text of a key in the language that is spoken. */
  text(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    return this.language?.text(key, params, names) ?? "";
  }

  /** The letter of a type of building. */
  letter(type: string | null): string {
    return type === null
      ? ""
      : (this.language?.find(`type-${type.replaceAll("_", "-")}.letter`) ?? "");
  }

  /** What went wrong of late; empty if nothing did. */
  get sentence(): string {
    const why = trouble.last;
    if (why instanceof RequestRefused) return this.tell(why.why);
    if (why instanceof Distrust) return this.text(`ui-${why.key}`);
    if (why instanceof Error) return why.message;
    return typeof why === "string" ? why : "";
  }

  /** What the server says of something that it did not do; nothing until the texts of errors are there. Where they
   * cannot be had it is told in the server's own words, and the next error tries again. */
  tell(why: ErrorMessage): string {
    const language = this.language;
    if (language === null) return "";
    if (why.refusal || language.knowsErrors || this.#untold.includes(why))
      return describeError(language, why);
    void this.#learnErrors(language, why);
    return "";
  }

  async #learnErrors(language: Language, why: ErrorMessage): Promise<void> {
    if (this.#learning === language) return;
    this.#learning = language;
    const learned = await language.withErrors().catch(() => null);
    this.#learning = null;
    if (this.language !== language) return;
    if (learned === null) this.#untold = [...this.#untold, why];
    else this.language = learned;
  }

  /** Shows what went wrong; resolves in any case. */
  attempt(work: Promise<unknown>): Promise<void> {
    return trouble.attempt(work);
  }
}

export const session = new Session();
