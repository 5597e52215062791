import type { ProblemNote } from '../problem';
import { excerpt } from '../text/lines';
import { toNumber } from '../text/numbers';

/**
 * The numbers behind TILT=, which may be wrapped anywhere and are divided by blanks, tabs or commas (LM-63-19 clause 4).
 * After the first problem every number is NaN.
 */
export class NumberStream {
  /** Line of the last number, from 1. */
  line: number;
  /** The last number as it was written. */
  written = '';
  private at = 0;

  constructor(
    private readonly lines: readonly string[],
    firstLine: number,
    private readonly note: ProblemNote,
  ) {
    this.line = firstLine;
  }

  private token(): string {
    for (; this.line <= this.lines.length; this.line += 1, this.at = 0) {
      const text = this.lines[this.line - 1]!;
      let from = this.at;
      while (from < text.length && isDelimiter(text.charCodeAt(from))) from += 1;
      if (from === text.length) continue;
      let to = from + 1;
      while (to < text.length && !isDelimiter(text.charCodeAt(to))) to += 1;
      this.at = to;
      return text.slice(from, to);
    }
    this.line = this.lines.length;
    return '';
  }

  number(field: string): number {
    if (this.note.first) return Number.NaN;
    this.written = this.token();
    const value = toNumber(this.written);
    if (this.written === '') this.note.add('number-missing', this.line, { field });
    else if (Number.isNaN(value))
      this.note.add('number-expected', this.line, { field, found: excerpt(this.written) });
    return value;
  }

  numberFrom(field: string, least: number, most: number): number {
    const value = this.number(field);
    if (value < least || value > most)
      this.note.add('value-out-of-range', this.line, { field, value, least, most });
    return this.note.first ? Number.NaN : value;
  }

  whole(field: string, least: number, most: number): number {
    const value = this.numberFrom(field, least, most);
    if (!Number.isInteger(value)) this.note.add('number-not-whole', this.line, { field, value });
    return this.note.first ? Number.NaN : value;
  }

  numbers(field: string, count: number, least: number, most: number): number[] {
    const all: number[] = [];
    while (all.length < count && !this.note.first) all.push(this.numberFrom(field, least, most));
    return all;
  }

  ascending(field: string, count: number, least: number, most: number): number[] {
    const all: number[] = [];
    while (all.length < count && !this.note.first) {
      const value = this.numberFrom(field, least, most);
      const before = all.at(-1);
      if (before !== undefined && value <= before)
        this.note.add('angles-not-ascending', this.line, { field, value, before });
      all.push(value);
    }
    return all;
  }

  /** Text may follow the last intensity, a number may not. */
  end(): void {
    if (!this.note.first && !Number.isNaN(toNumber(this.token()))) this.note.add('number-extra', this.line);
  }
}

/** Blank, tab, comma and every control character. */
const isDelimiter = (code: number) => code <= 32 || code === 44;
