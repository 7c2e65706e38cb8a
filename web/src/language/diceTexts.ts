// The texts of the table and the replay of the dice game.

export const DICE_TEXTS = import.meta.glob<string>("../../texts/dice/*.ftl", {
  query: "?raw",
  import: "default",
});
