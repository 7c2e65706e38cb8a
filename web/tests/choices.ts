// What is touched on the table as an action that is not offered, for a test that compares.

import { know } from "../src/client/declarations";
import { type Choice, NOTHING, unoffered } from "../src/interaction/choice";

import type { GameDeclaration } from "../src/messages";

/** The actions that choices mean in a decision of this kind. */
export function meantBy(
  declared: GameDeclaration,
  choices: Partial<Choice>[],
  market: string[],
  decision: string | null,
): (object | null)[] {
  know(declared);
  return choices.map((choice) => unoffered({ ...NOTHING, ...choice }, market, decision));
}
