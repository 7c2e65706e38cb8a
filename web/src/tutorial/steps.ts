// The script of the tutorial: what is said, where to look, and what leads on.

export const CHAPTERS = [
  "palace",
  "money",
  "market",
  "exact",
  "build",
  "walls",
  "redesign",
  "scoring",
  "own",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Step {
  name: string; // its text is learn-NAME
  chapter: Chapter;
  spot: string; // where to look, as a selector
  /** What leads on: the button, the requested action, a scoring, or the end of the game. */
  until: "next" | "action" | "scoring" | "end";
}

const PALACE = "main.palace";
const MONEY = ".market-panel .money";
const STALLS = ".market-panel .stalls";

export const STEPS: [Step, ...Step[]] = [
  { name: "welcome", chapter: "palace", spot: PALACE, until: "next" },
  { name: "others", chapter: "palace", spot: ".others", until: "next" },
  { name: "money", chapter: "money", spot: MONEY, until: "action" },
  { name: "stalls", chapter: "market", spot: STALLS, until: "next" },
  { name: "exact", chapter: "exact", spot: STALLS, until: "action" },
  { name: "again", chapter: "exact", spot: MONEY, until: "action" },
  { name: "build", chapter: "build", spot: PALACE, until: "action" },
  { name: "walls", chapter: "walls", spot: PALACE, until: "next" },
  { name: "over", chapter: "walls", spot: STALLS, until: "action" },
  { name: "reserve", chapter: "redesign", spot: PALACE, until: "action" },
  { name: "redesign", chapter: "redesign", spot: PALACE, until: "action" },
  { name: "score", chapter: "scoring", spot: ".score", until: "next" },
  { name: "free", chapter: "scoring", spot: "", until: "scoring" },
  { name: "scored", chapter: "scoring", spot: ".others", until: "next" },
  { name: "later", chapter: "scoring", spot: ".score", until: "next" },
  { name: "last", chapter: "own", spot: "", until: "next" },
  { name: "own", chapter: "own", spot: "", until: "end" },
  { name: "done", chapter: "own", spot: "", until: "next" },
];

/** The step of a number; numbers past the end give the last step. */
export const stepAt = (number: number): Step =>
  STEPS[Math.min(number, STEPS.length - 1)] ?? STEPS[0];
