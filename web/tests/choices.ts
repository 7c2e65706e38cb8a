// Maps selections on the table to actions that are not offered, for a test that compares them.

import { storeDeclaration } from "../src/client/declarations";
import { type Choice, NOTHING, unoffered } from "../src/interaction/choice";

import type { GameDeclaration } from "../src/messages";

/** The actions that selections stand for in a decision of this kind. */
export function meantBy(
  declared: GameDeclaration,
  choices: Partial<Choice>[],
  market: string[],
  decision: string | null,
): (object | null)[] {
  storeDeclaration(declared);
  return choices.map((choice) => unoffered({ ...NOTHING, ...choice }, market, decision));
}
