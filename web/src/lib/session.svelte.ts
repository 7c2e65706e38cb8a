// What is the same on every screen: the language, the theme, and errors that are shown.

import { Language, type LanguageName, LANGUAGES } from "./language";

const LANGUAGE_KEY = "alhambra.language";
const THEME_KEY = "alhambra.theme";

function preferredLanguage(): LanguageName {
  const wanted = [localStorage.getItem(LANGUAGE_KEY) ?? "", ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => name in LANGUAGES) as LanguageName | undefined) ?? "en";
}

class Session {
  language = $state<Language | null>(null);
  isDark = $state(false);
  sentence = $state("");

  async begin(): Promise<void> {
    this.setDark((localStorage.getItem(THEME_KEY) ?? "") === "dark");
    await this.speak(preferredLanguage());
  }

  async speak(name: LanguageName): Promise<void> {
    this.language = await Language.load(name);
    document.documentElement.lang = name;
    localStorage.setItem(LANGUAGE_KEY, name);
  }

  setDark(is: boolean): void {
    this.isDark = is;
    document.documentElement.classList.toggle("dark", is);
    localStorage.setItem(THEME_KEY, is ? "dark" : "light");
  }

  /** The text of a key in the language that is spoken. */
  text(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    return this.language?.text(key, params, names) ?? "";
  }

  /** The letter of a type of building. */
  letter(type: string | null): string {
    return type === null ? "" : (this.language?.find(`type-${type.replaceAll("_", "-")}.letter`) ?? "");
  }

  /** Shows what went wrong; resolves in any case. */
  async attempt(work: Promise<unknown>): Promise<void> {
    this.sentence = "";
    try {
      await work;
    } catch (error) {
      this.sentence = error instanceof Error ? error.message : String(error);
    }
  }
}

export const session = new Session();
