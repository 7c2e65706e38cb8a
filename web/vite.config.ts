import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Comments in texts are for those who write them, and nobody else loads them. */
const textsAlone: Plugin = {
  name: "texts-alone",
  transform(code, id) {
    if (!id.includes(".ftl?")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(text.replace(/^#.*\n+/gm, ""))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), textsAlone],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    // All texts of a language come in one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: (id) => /\/(\w+)\.ftl/.exec(id)?.[1] ?? null, test: /\.ftl/ }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
