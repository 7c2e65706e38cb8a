// The clauses of the rules, loaded on demand from the pages in docs/rules. The English text is
// authoritative.

const PAGES = import.meta.glob<string>(
  [
    "../../../docs/rules/{alhambra,granada,combined,expansion-1,expansion-2,roll-and-write}.md",
    "../../../docs/rules/{de,nl}/{alhambra,granada,combined,expansion-1,expansion-2,roll-and-write}.md",
  ],
  { query: "?raw", import: "default" },
);
const ORDER = ["alhambra", "granada", "combined", "expansion-1", "expansion-2", "roll-and-write"];

export interface Clause {
  id: string;
  page: string;
  section: string; // the prefix of its section, such as ALH-TURN
  heading: string;
  rule: string;
  interpretation: string; // our interpretation; empty if the rulebooks say it all
  table: string[][];
}

/** All clauses in a language, in page order. */
export async function clauses(language: string): Promise<Clause[]> {
  const folder = language === "en" ? "rules" : `rules/${language}`;
  const pages = ORDER.map(async (page) => {
    const read = PAGES[`../../../docs/${folder}/${page}.md`];
    return read === undefined ? [] : parsed(page, await read());
  });
  return (await Promise.all(pages)).flat();
}

/**
 * The clauses of a page: list items of one paragraph each, followed by tables, or rows of a table.
 */
export function parsed(page: string, text: string): Clause[] {
  const found: Clause[] = [];
  let heading = "";
  for (const block of paragraphs(text)) {
    const title = /^#{1,3} (.+)$/.exec(block);
    const item = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* ([^]*)$/.exec(block);
    if (title !== null) heading = (title[1] ?? "").replace(/ \([^)]*\)$/, "");
    else if (item !== null) found.push(clauseOf(page, heading, item[1] ?? "", item[2] ?? ""));
    else if (block.startsWith("|")) addTable(found, page, heading, rowsOf(block));
  }
  return found;
}

/** Splits a page into paragraphs: a heading, an item with its continuation lines, a table. */
function paragraphs(text: string): string[] {
  const blocks: string[] = [];
  for (const line of text.split("\n")) {
    const isFurther =
      line.startsWith("  ") || (line.startsWith("|") && (blocks.at(-1) ?? "").startsWith("|"));
    if (isFurther && blocks.length > 0) blocks.push(`${blocks.pop() ?? ""}\n${line}`);
    else if (line.trim() !== "") blocks.push(line);
  }
  return blocks;
}

const rowsOf = (block: string): string[][] =>
  block
    .split("\n")
    .filter((line) => !/^\|[\s|-]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

function addTable(found: Clause[], page: string, heading: string, rows: string[][]): void {
  const isOfClauses = rows.some(([first]) => /^\*\*[A-Z-]+\*\*$/.test(first ?? ""));
  const last = found.at(-1);
  if (!isOfClauses && last !== undefined) last.table = rows.map((row) => row.map(plain));
  if (!isOfClauses) return;
  for (const [id = "", ...cells] of rows.slice(1)) {
    const [name = "", mark = "", effect = ""] = cells;
    found.push(clauseOf(page, heading, id.replaceAll("*", ""), `${name} (${mark}): ${effect}`));
  }
}

function clauseOf(page: string, heading: string, id: string, text: string): Clause {
  const [rule = "", ...readings] = text.replace(/\s+/g, " ").split("**[I]**");
  const section = id.replace(/-[^-]+$/, "") || id;
  return {
    id,
    page,
    section,
    heading,
    rule: plain(rule),
    interpretation: readings.map(plain).join(" "),
    table: [],
  };
}

/** Text without its Markdown markup. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/[*`]/g, "")
    .trim();
