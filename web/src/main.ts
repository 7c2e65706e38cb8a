import { mount } from "svelte";

import App from "./App.svelte";
import { layDrawings } from "./art/drawings";
import "./style/tokens.css";
import "./art/looks.css";

layDrawings();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
