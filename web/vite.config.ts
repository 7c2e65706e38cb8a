import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Finds the entries of a catalogue whose keys begin like this, with their indented lines. */
const entriesOf = (prefixes: string): RegExp =>
  new RegExp(`^(?:${prefixes})-[\\w-]+ =.*\\n(?:[ \\t}].*\\n|\\n(?=[ \\t}]))*`, "gm");
// Texts needed only when something goes wrong, or is refused.
const ERRORS = entriesOf("error|fault|phrase");
const REFUSALS = entriesOf("refusal|misfit|fits");
// Comments for those who write texts; the pages do not need them.
const COMMENTS = /^#.*\n+/gm;
const INDENTS = /\n +/g;
const GAPS = /\n\n+(?=\S)/g;

/** Splits a catalogue: its errors or its refusals, where the query string asks for them, or the rest. */
const catalogueInParts: Plugin = {
  name: "catalogue-in-parts",
  transform(code, id) {
    if (!id.includes(".ftl?")) return null;
    const text = (JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string)
      .replace(COMMENTS, "")
      .replace(INDENTS, "\n ")
      .replace(GAPS, "\n");
    const part = isOfErrors(id) ? ERRORS : isOfRefusals(id) ? REFUSALS : null;
    const wanted =
      part === null
        ? text.replace(ERRORS, "").replace(REFUSALS, "")
        : (text.match(part) ?? []).join("");
    return `export default ${JSON.stringify(wanted)}`;
  },
};
// Texts of screens that show what was played, or the rules.
const READING = /\/web\/texts\/(?:replay|rules)\/|\/statistics\/texts\//;
const isOfErrors = (id: string): boolean => id.endsWith("&errors");
const isOfRefusals = (id: string): boolean => id.endsWith("&refusals");

/** All texts of a language form one chunk, except those that are not needed at first. */
function chunkOf(id: string): string | null {
  const language = /\/(\w+)\.ftl/.exec(id)?.[1];
  if (language === undefined) return null;
  if (isOfErrors(id)) return `${language}-errors`;
  if (isOfRefusals(id)) return `${language}-refusals`;
  const part = /\/web\/texts\/(dice|panels|scoring|settings|start)\//.exec(id)?.[1];
  if (part !== undefined) return `${language}-${part}`;
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
