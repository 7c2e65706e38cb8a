import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// What is said only when something goes wrong: entries of a catalogue, each with its indented lines.
const ERRORS = /^(?:error|fault)-[\w-]+ =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm;
// For those who write texts; nobody else loads them.
const COMMENTS = /^#.*\n+/gm;
const INDENTS = /\n +/g;
const GAPS = /\n\n+(?=\S)/g;

/** A catalogue in two parts: its errors, where the address asks for them, and all else. */
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
const isOfErrors = (id: string): boolean => id.endsWith("&errors");

/** All texts of a language come in one file, and its errors in another. */
function chunkOf(id: string): string | null {
  const language = /\/(\w+)\.ftl/.exec(id)?.[1];
  return language === undefined ? null : isOfErrors(id) ? `${language}-errors` : language;
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
