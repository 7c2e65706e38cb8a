// The texts of the settings, of the menu of a table and of the list of shortcuts.

export const SETTINGS_TEXTS = import.meta.glob<string>("../../texts/settings/*.ftl", {
  query: "?raw",
  import: "default",
});
