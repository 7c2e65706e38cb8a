import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Texts needed only when something goes wrong: entries of a catalogue with their indented lines.
const ERRORS = /^(?:error|fault|phrase)-[\w-]+ =.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*/gm;
// Comments for those who write texts; the pages do not need them.
const COMMENTS = /^#.*\n+/gm;
const INDENTS = /\n +/g;
const GAPS = /\n\n+(?=\S)/g;

/** Splits a catalogue in two: its errors, where the query string asks for them, and the rest. */
const catalogueInParts: Plugin = {
  name: "catalogue-in-parts",
  transform(code, id) {
    if (!id.includes(".ftl?")) return null;
    const text = (JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string)
      .replace(COMMENTS, "")
      .replace(INDENTS, "\n ")
      .replace(GAPS, "\n");
    const wanted = isOfErrors(id) ? (text.match(ERRORS) ?? []).join("") : text.replace(ERRORS, "");
    return `export default ${JSON.stringify(wanted)}`;
  },
};
// Texts of screens that show what was played, or the rules.
const READING = /\/web\/texts\/(?:replay|rules)\/|\/statistics\/texts\//;
const isOfErrors = (id: string): boolean => id.endsWith("&errors");

/** All texts of a language form one chunk, except its errors and its lessons, which form others. */
function chunkOf(id: string): string | null {
  const language = /\/(\w+)\.ftl/.exec(id)?.[1];
  if (language === undefined) return null;
  if (isOfErrors(id)) return `${language}-errors`;
  if (id.includes("/web/texts/start/")) return `${language}-start`;
  if (READING.test(id)) return `${language}-reading`;
  return id.includes("/lesson_texts/") ? `${language}-lessons` : language;
}

export default defineConfig({
  plugins: [svelte(), catalogueInParts],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, test: /\.ftl/ }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
