import { mount } from "svelte";

import App from "./App.svelte";
import { insertSprite } from "./art/drawings";
import "./style/tokens.css";
import "./style/parts.css";
import "./art/looks.css";

insertSprite();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });

// Without the server there is a page that says so; browsers allow it on pages that nobody can have tampered with.
// If the server goes away meanwhile, the worker that is there stays.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
