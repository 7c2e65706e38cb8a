// The texts of the start page, of new tables and of tables that wait for players.

export const START_TEXTS = import.meta.glob<string>("../../texts/start/*.ftl", {
  query: "?raw",
  import: "default",
});
