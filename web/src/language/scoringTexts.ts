// The texts about scorings and the result.

export const SCORING_TEXTS = import.meta.glob<string>("../../texts/scoring/*.ftl", {
  query: "?raw",
  import: "default",
});
