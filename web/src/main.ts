import { mount } from "svelte";

import App from "./App.svelte";
import { insertSprite } from "./art/drawings";
import "./ui/settings.svelte"; // whether things may move
import "./ui/sizes.svelte"; // how large text is
import "./style/tokens.css";
import "./style/parts.css";
import "./art/looks.css";

// Few systems choose the colours of pages; what it takes then is loaded then.
const forced = matchMedia("(forced-colors: active)");
const useForcedColours = (): void => {
  if (forced.matches) void import("./style/forced.css");
};
forced.addEventListener("change", useForcedColours);
useForcedColours();

insertSprite();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });

// The service worker shows an offline page without the server; browsers allow it in secure contexts
// only.
// If the server goes away meanwhile, the installed worker stays.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
