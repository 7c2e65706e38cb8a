// What the page answers to dealers, for a test that compares it with what the library's witness answers.

import type { Dealing } from "../src/lib/protocol";
import { Distrust, dueIn, type Note, noteOf } from "../src/lib/witness";

interface Case {
  notes: Note[];
  drawn: { text: string; nonce: string };
  dealing: Dealing;
}

/** What is sent in each case, and the notes after it. */
export async function answersTo(cases: Case[], seat: number): Promise<unknown[]> {
  return Promise.all(cases.map((one) => answerTo(one, seat)));
}

async function answerTo({ notes, drawn, dealing }: Case, seat: number): Promise<unknown> {
  const note = noteOf(notes, dealing, seat, () => drawn);
  if (note === null) return { sent: null, finals: notes.map((one) => one.final) };
  const kept = notes.includes(note) ? notes : [...notes, note];
  try {
    const due = await dueIn(kept, note, dealing, seat);
    const final = due?.do === "reveal" ? dealing.final_promise : note.final;
    return { sent: due && { do: due.do, ...due.fields }, finals: kept.map((one) => (one === note ? final : one.final)) };
  } catch (why) {
    if (!(why instanceof Distrust)) throw why;
    return { sent: null, finals: kept.map((one) => one.final) };
  }
}
