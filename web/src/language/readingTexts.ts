// The texts of replays, statistics and the list of the rules, loaded with the first of these.

export const READING_TEXTS = import.meta.glob<string>(
  ["../../texts/{replay,review,rules}/*.ftl", "../../../src/alhambra/statistics/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
