// What this browser can verify of a record by itself, using only SHA-256; see
// docs/reference/formats/shuffles.md.

import { canonical, fingerprint } from "../client/dealing/hashing";
import type { KeptNote } from "../client/dealing/notes";
import { commitmentOf, finalPromiseOf } from "../client/dealing/witness";
import type { JointChance, RecordMessage } from "../messages";

export interface Finding {
  kind: "proved" | "open" | "failed";
  key: string;
  params?: Record<string, string | number>;
}

/** The head of the transcript after the last entry. */
export async function lastHead(record: RecordMessage): Promise<string> {
  const { rules, config, components, players } = record;
  const chance: Record<string, unknown> = { ...record.chance };
  delete chance["secret"];
  const begun =
    record.position === undefined
      ? {}
      : { position_hash: await fingerprint(`${record.position.join("\n")}\n`) };
  let head = await fingerprint({
    format: "alhambra transcript",
    rules,
    config,
    components,
    players,
    chance,
    ...begun,
  });
  for (const line of record.entries) head = await fingerprint([head, line]);
  return head;
}

/**
 * All findings about a record, given the stored notes of its table and the promises stored by
 * earlier versions.
 */
export async function prove(
  record: RecordMessage,
  kept: KeptNote[],
  older: string[],
): Promise<Finding[]> {
  const { seal, ...content } = record;
  const found: Finding[] = [
    finding((await fingerprint(content)) === seal, "seal"),
    finding((await lastHead(record)) === record.head, "chain", { number: record.entries.length }),
  ];
  const chance = record.chance;
  if (chance.kind !== "joint") {
    found.push({ kind: "open", key: `replay-proof-${chance.kind}` });
    if (kept.length > 0) found.push({ kind: "failed", key: "replay-proof-kept-study" });
    return found;
  }
  return [
    ...found,
    ...(await partsOf(record, chance)),
    ...drawersOf(record, chance),
    ...(await compared(record, chance, kept, older)),
  ];
}

/** Checks that the parts of the record are consistent. */
async function partsOf(record: RecordMessage, chance: JointChance): Promise<Finding[]> {
  const { secret, promise, commitments, contributions, drawn_by, final_promise } = chance;
  const { rules, config, components, players, position } = record;
  const opening = { id: chance.id, rules, config, components, players };
  const from =
    position === undefined ? {} : { position_hash: await fingerprint(`${position.join("\n")}\n`) };
  const found = [
    finding(
      (await fingerprint({ format: "alhambra promise", opening, secret, ...from })) === promise,
      "promise",
    ),
  ];
  if (position !== undefined) found.push({ kind: "proved", key: "replay-proof-position" });
  const bound = await Promise.all(
    contributions.map(
      async (part, seat) => (await commitmentOf(part, promise, seat)) === commitments[seat],
    ),
  );
  found.push(
    finding(bound.length === config.seats && bound.every(Boolean), "contributions", {
      number: bound.length,
    }),
  );
  if (final_promise !== undefined) {
    found.push(
      finding((await finalPromiseOf(promise, commitments, drawn_by)) === final_promise, "final"),
    );
  }
  const promised = final_promise === undefined ? { promise } : { final_promise };
  const seed = await fingerprint({
    format: "alhambra joint seed",
    secret,
    ...promised,
    contributions,
  });
  return [...found, { kind: "proved", key: "replay-proof-seed", params: { seed } }];
}

/**
 * Who drew the parts, according to the record; only the player of a seat knows whether that is
 * true.
 */
function drawersOf({ players }: RecordMessage, { drawn_by }: JointChance): Finding[] {
  if (drawn_by === undefined) return [{ kind: "open", key: "replay-proof-drawn-unknown" }];
  return (["player", "dealer"] as const).flatMap((drawer) => {
    const names = players.filter((_, seat) => drawn_by[seat] === drawer).map(({ name }) => name);
    return names.length === 0
      ? []
      : [
          {
            kind: "open",
            key: `replay-proof-drawn-by-${drawer}`,
            params: { number: names.length, names: names.join(", ") },
          },
        ];
  });
}

/**
 * Compares this browser's notes of the dealing with the record: for every seat played here, or for
 * the spectator.
 */
async function compared(
  record: RecordMessage,
  chance: JointChance,
  kept: KeptNote[],
  older: string[],
): Promise<Finding[]> {
  const bound = kept.map(boundAlone);
  const own = bound.filter(({ contribution }) => contribution !== null);
  const seats = [...new Set((own.length > 0 ? own : bound).map(({ seat }) => seat))];
  if (seats.length === 0) return [unkept(chance, older)];
  const found = await Promise.all(
    seats.map((seat) =>
      comparedSeat(
        record,
        chance,
        bound.filter((note) => note.seat === seat),
      ),
    ),
  );
  return found.flat();
}

/** A note without the contribution that the dealer never recorded: it is in no seed. */
const boundAlone = (note: KeptNote): KeptNote =>
  note.isTaken === false ? { ...note, contribution: null } : note;

function unkept({ promise, final_promise }: JointChance, older: string[]): Finding {
  if (final_promise === undefined)
    return {
      kind: "open",
      key: older.includes(promise) ? "replay-proof-seen-older" : "replay-proof-not-seen-older",
      params: { promise },
    };
  return { kind: "open", key: "replay-proof-nothing-kept", params: { promise: final_promise } };
}

/**
 * Compares the last dealing that a seat saw; earlier ones in which it revealed its part are
 * counted.
 */
async function comparedSeat(
  { players }: RecordMessage,
  chance: JointChance,
  notes: KeptNote[],
): Promise<Finding[]> {
  const last = notes.at(-1);
  if (last === undefined) return [];
  const { seat, contribution } = last;
  const name = players[seat ?? -1]?.name ?? "";
  const isPromise = chance.promise === last.promise && chance.id === last.game;
  const isFinal =
    isPromise && chance.final_promise !== undefined && chance.final_promise === last.final;
  const vain = notes
    .slice(0, -1)
    .filter((note) => note.contribution !== null && note.final !== null).length;
  const brokenOff: Finding[] =
    vain > 0
      ? [{ kind: "open", key: "replay-proof-broken-off", params: { number: vain, name } }]
      : [];
  if (contribution === null || seat === null) return [seen(isPromise, isFinal, last), ...brokenOff];
  const isCommitted =
    chance.commitments[seat] === (await commitmentOf(contribution, last.promise, seat));
  const isContributed = canonical(chance.contributions[seat]) === canonical(contribution);
  return [
    finding(isFinal, "kept-final", { name }),
    finding(isCommitted && isContributed, "kept-part", { name }),
    ...brokenOff,
  ];
}

/** A spectator contributed nothing, but has seen the promises, or the first of them. */
function seen(isPromise: boolean, isFinal: boolean, { final }: KeptNote): Finding {
  if (final !== null || !isPromise) return finding(isFinal, "seen-final");
  return { kind: "open", key: "replay-proof-seen-first" };
}

function finding(is: boolean, what: string, params: Record<string, string | number> = {}): Finding {
  return {
    kind: is ? "proved" : "failed",
    key: `replay-proof-${what}${is ? "" : ".failed"}`,
    params,
  };
}
