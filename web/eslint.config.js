import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import { layerRules } from "./layers.js";

export default defineConfig(
  // The second is generated from the declarations of the messages.
  { ignores: ["**/dist/", "**/src/messages.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // TypeScript itself finds undeclared names.
      "no-undef": "off",
      // State is replaced, never mutated, so a Map that is filled is always local to a function.
      "svelte/prefer-svelte-reactivity": "off",
      // An unused element of a list or a pattern is called _.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" },
      ],
      // An effect names what it depends on: void table.seat.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A short handler such as () => close() returns what it calls; the result is ignored.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // svelte-check knows the types in components, ESLint does not know those of templates. It does
  // find unhandled promises.
  {
    files: ["**/*.svelte"],
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  ...layerRules(),
  // Programs for Node and the service worker, which no tsconfig.json covers.
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["**/peer/*.js"],
    languageOptions: { sourceType: "commonjs" },
    rules: {
      "@typescript-eslint/no-require-imports": "off",
      "svelte/no-inner-declarations": "off",
    },
  },
);
