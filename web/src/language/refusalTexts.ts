// The catalogues of refusals, loaded when something is first refused or a tile fits nowhere.

export const REFUSAL_TEXTS = import.meta.glob<string>(
  [
    "../../../src/alhambra/**/*.ftl",
    "!../../../src/alhambra/{cli,console,terminal,print,arena,components}/**",
    "!../../../src/alhambra/**/lesson_texts/*.ftl",
  ],
  {
    query: "?raw&refusals",
    import: "default",
  },
);
