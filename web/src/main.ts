import { mount } from "svelte";

import App from "./App.svelte";
import sprite from "./art/sprite.svg?raw";
import "./style/tokens.css";
import "./art/looks.css";

// The drawings become part of the page, so that they follow its colours.
const drawings = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
drawings.setAttribute("aria-hidden", "true");
drawings.classList.add("sprite");
document.body.prepend(document.importNode(drawings, true));

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
