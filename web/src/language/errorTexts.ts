// The catalogues of error messages, loaded with the first error.

export const ERROR_TEXTS = import.meta.glob<string>(
  [
    "../../../src/alhambra/**/*.ftl",
    "!../../../src/alhambra/{cli,console,terminal,print,arena,components}/**",
    "!../../../src/alhambra/**/lesson_texts/*.ftl",
  ],
  {
    query: "?raw&errors",
    import: "default",
  },
);
