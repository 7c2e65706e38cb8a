// The layers of web/src as ESLint rules: a folder imports only from itself and from the lines above
// it.

import { readdirSync } from "node:fs";

const LAYERS = [
  ["art", "style"],
  ["client"],
  ["language"],
  ["ui"],
  ["stage", "interaction"],
  ["board", "lessons"],
  ["market"],
  ["seats"],
  ["chat", "panels", "rules"],
  ["dice", "replay", "scoring", "start", "table"],
  ["screens"],
];

/** One configuration entry per folder. */
export function layerRules() {
  const known = LAYERS.flat();
  const folders = readdirSync(new URL("src", import.meta.url), { withFileTypes: true });
  const unknown = folders.filter((one) => one.isDirectory() && !known.includes(one.name));
  if (unknown.length > 0)
    throw new Error(`web/layers.js has no layer for ${unknown.map(({ name }) => name).join(", ")}`);
  return LAYERS.flatMap((layer, height) =>
    layer.map((folder) => {
      const allowed = [folder, ...LAYERS.slice(0, height).flat()];
      const above = known.filter((other) => !allowed.includes(other));
      return rulesOf(folder, [...above.map((other) => `${other}/`), "App", "main"]);
    }),
  );
}

function rulesOf(folder, forbidden) {
  const pattern = `^(\\.\\./)+(${forbidden.join("|")})`;
  const message = `${folder} may not import this: see the layers in web/layers.js.`;
  const dynamic = `ImportExpression[source.value=/${pattern.replaceAll("/", "\\/")}/]`;
  return {
    files: [`**/src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: pattern, message }] }],
      "no-restricted-syntax": ["error", { selector: dynamic, message }],
    },
  };
}
