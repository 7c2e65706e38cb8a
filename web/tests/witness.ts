// What the page answers to dealers, for a test that compares it with the library's witness.

import type { Dealing } from "../src/client/protocol";
import { Distrust, nextStep, updatedNote, type Note, noteOf } from "../src/client/dealing/witness";

interface Case {
  notes: Note[];
  drawn: { text: string; nonce: string };
  dealing: Dealing;
}

/** The messages sent in each case, and the notes after it. */
export async function answersTo(cases: Case[], seat: number): Promise<unknown[]> {
  return Promise.all(cases.map((one) => answerTo(one, seat)));
}

async function answerTo({ notes, drawn, dealing }: Case, seat: number): Promise<unknown> {
  const noted = noteOf(notes, dealing, seat, () => drawn);
  if (noted === null) return { sent: null, ...keptIn(notes) };
  const note = await updatedNote(noted, dealing, seat);
  const kept = notes.includes(noted)
    ? notes.map((one) => (one === noted ? note : one))
    : [...notes, note];
  try {
    const due = await nextStep(kept, note, dealing, seat);
    const final = due?.do === "reveal" ? dealing.final_promise : note.final;
    return {
      sent: due && { do: due.do, ...due.fields },
      ...keptIn(kept.map((one) => (one === note ? { ...one, final } : one))),
    };
  } catch (why) {
    if (!(why instanceof Distrust)) throw why;
    return { sent: null, ...keptIn(kept) };
  }
}

const standingOf = (note: Note): string =>
  note.contribution === null ? "elsewhere" : note.isTaken === false ? "sent" : "taken";

const keptIn = (notes: Note[]): object => ({
  finals: notes.map(({ final }) => final),
  standings: notes.map(standingOf),
});
