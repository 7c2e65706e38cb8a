// What is touched on the table as an action that is not offered, for a test that compares.

import { type Choice, NOTHING, unoffered } from "../src/interaction/choice";

/** The actions that choices mean in a decision of this kind. */
export function meantBy(
  choices: Partial<Choice>[],
  market: string[],
  decision: string | null,
): (object | null)[] {
  return choices.map((choice) => unoffered({ ...NOTHING, ...choice }, market, decision));
}
