// The texts of the panels that ask a question.

export const PANEL_TEXTS = import.meta.glob<string>("../../texts/panels/*.ftl", {
  query: "?raw",
  import: "default",
});
