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

/**
 * Reads references with their quantities, one a line, the quantity before or after: `201010/1Z_10_200`, `12 x REF`,
 * `REF;12`, two columns of a spreadsheet. A line without a quantity has `usual`; lines without a reference, such as a
 * heading, are left out.
 */
export function readPastedLines(text: string, usual: number): PastedLine[] {
  return text.split(betweenLines).flatMap((line) => {
    const words = line.split(/[\s;,|]+/).filter(Boolean);
    const found = words.find((word) => reference.test(word));
    if (!found) return [];
    const counts = words.filter((word) => word !== found).map((word) => Number(count.exec(word)?.[1]));
    const quantity = counts.find((value) => value >= 1 && value <= most) ?? usual;
    return [{ reference: found, quantity }];
  });
}
