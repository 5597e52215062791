import type { ScheduleCell } from './cell';

/** A table of a schedule, its words as they are printed. */
interface ScheduleTable {
  readonly paper: 'a4' | 'us-letter' | 'us-tabloid';
  readonly columns: readonly string[];
  /** The places of the columns with words of any length. */
  readonly wide: readonly number[];
  readonly rows: readonly (readonly ScheduleCell[])[];
}

interface ScheduleColumns {
  /** Headings, in lines where one line would make the column wider than what is in it. */
  readonly columns: readonly string[];
  /** Of each column its share of the room that those without one leave; null of one as wide as its words. */
  readonly shares: readonly (number | null)[];
}

/** Points from left to right of a paper on its side, without its margins. */
const widths = { a4: 750, 'us-letter': 700, 'us-tabloid': 1132 } as const;
/** Points: about what a letter takes of a heading and of a cell, what lies between two columns, and a symbol. */
const [headLetter, cellLetter, gap, symbol] = [3.8, 3.6, 4, 34];
/** Letters: a longer word may be broken, so that no column has to hold it. */
const longestWord = 20;

const letters = (cell: ScheduleCell): number =>
  typeof cell === 'string' ? cell.length * cellLetter : symbol;
const longest = (texts: readonly ScheduleCell[]): number =>
  texts
    .flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))
    .reduce((most, { length }) => Math.max(most, Math.min(longestWord, length)), 0);
const most = (figures: readonly number[]): number => figures.reduce((one, other) => Math.max(one, other), 0);

/** A heading in as many lines as it needs to be no wider than so many points, its longest word whole. */
function inLines(heading: string, width: number): string {
  const room = Math.max(width / headLetter, most(heading.split(' ').map(({ length }) => length)));
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/**
 * How a schedule divides the width of its paper. Columns with words of any length share what the others leave: each has what its words
 * need, an empty one no more than its heading. Where that is too much for the paper, they have parts by the root of what they
 * need: a text of four times as many words stands in twice as many lines.
 */
export function columnsOf({ paper, columns, wide, rows }: ScheduleTable): ScheduleColumns {
  const cells = columns.map((_, at) => rows.flatMap((row) => row[at] ?? []));
  const need = cells.map((each) => most(each.map(letters)));
  const headings = columns.map((heading, at) =>
    wide.includes(at) ? heading : inLines(heading, need[at] ?? 0),
  );
  const widthOf = (at: number): number =>
    Math.max(need[at] ?? 0, headLetter * most((headings[at] ?? '').split('\n').map(({ length }) => length)));
  const least = (at: number): number =>
    Math.max(longest([columns[at] ?? '']) * headLetter, longest(cells[at] ?? []) * cellLetter);
  let free =
    widths[paper] - columns.reduce((sum, _, at) => sum + gap + (wide.includes(at) ? 0 : widthOf(at)), 0);
  // The least needs first: what one of them does not take is for those after it.
  const byNeed = [...wide].sort((one, other) => (need[one] ?? 0) - (need[other] ?? 0));
  let roots = byNeed.reduce((sum, at) => sum + Math.sqrt(need[at] ?? 0), 0);
  const shares = new Map<number, number>();
  for (const at of byNeed) {
    const root = Math.sqrt(need[at] ?? 0);
    const part = roots > 0 ? Math.min(need[at] ?? 0, (Math.max(0, free) * root) / roots) : 0;
    const share = Math.max(least(at), part);
    shares.set(at, Math.round(share));
    free -= share;
    roots -= root;
  }
  return { columns: headings, shares: columns.map((_, at) => shares.get(at) ?? null) };
}
