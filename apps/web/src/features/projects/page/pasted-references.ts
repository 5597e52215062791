/** One line that somebody typed or pasted. */
export interface PastedLine {
  readonly reference: string;
  readonly quantity: number;
}

const most = 100_000;
/** A complete or partial reference: digits first, then the letters, digits and marks that references have. */
const reference = /^\d{4}[0-9A-Za-z\-/._]{2,36}$/;
/** A new line, or a comma before the next reference. */
const betweenLines = /\r?\n|[,;]\s*(?=\d{4}-?[0-9A-Za-z]{2}[/._])/;
const count = /^(?:[x×*]?)(\d{1,6})(?:[x×*]?)$/i;

/** The lines of a text that hold something, each in its words. */
const wordsOf = (text: string): string[][] =>
  text
    .split(betweenLines)
    .map((line) => line.split(/[\s;,|]+/).filter(Boolean))
    .filter((words) => words.length > 0);

const referenceIn = (words: readonly string[]) => words.find((word) => reference.test(word));

/**
 * Reads references with their quantities, one a line, the quantity before or after: `201010/1Z_10_200`, `12 x REF`,
 * `REF;12`, two columns of a spreadsheet. A line without a quantity has `usual`; lines without a reference are left out.
 */
export const readPastedLines = (text: string, usual: number): PastedLine[] =>
  wordsOf(text).flatMap((words) => {
    const found = referenceIn(words);
    if (!found) return [];
    const counts = words.filter((word) => word !== found).map((word) => Number(count.exec(word)?.[1]));
    const quantity = counts.find((value) => value >= 1 && value <= most) ?? usual;
    return [{ reference: found, quantity }];
  });

/** The lines that hold no reference, such as the name of a luminaire; a first line without a figure is a heading. */
export const linesWithoutReference = (text: string): string[] =>
  wordsOf(text).flatMap((words, at) => {
    const line = words.join(' ');
    return referenceIn(words) || (at === 0 && !/\d/.test(line)) ? [] : [line];
  });
