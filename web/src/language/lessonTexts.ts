// The sentences of the lessons, loaded with the first lesson.

export const LESSON_TEXTS = import.meta.glob<string>(
  "../../../src/alhambra/**/lesson_texts/*.ftl",
  { query: "?raw", import: "default" },
);
