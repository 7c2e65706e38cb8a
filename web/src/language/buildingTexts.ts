// The texts of the building rules, loaded when a tile is first refused or fits nowhere.

export const BUILDING_TEXTS = import.meta.glob<string>("../../../src/alhambra/palace/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
