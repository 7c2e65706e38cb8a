import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    // All texts of a language come in one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: (id) => /\/(\w+)\.ftl/.exec(id)?.[1] ?? null, test: /\.ftl/ }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
