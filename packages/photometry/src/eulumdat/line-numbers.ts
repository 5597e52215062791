import type { ProblemNote } from '../problem';
import { excerpt } from '../text/lines';
import { toNumber } from '../text/numbers';

/** The lines of a EULUMDAT file, one value each; a decimal comma is read as a point. */
export class LineNumbers {
  /** The line that is read next, from 1. */
  line = 1;

  constructor(
    private readonly lines: readonly string[],
    private readonly note: ProblemNote,
  ) {}

  text(): string {
    const text = this.lines[this.line - 1] ?? '';
    this.line += 1;
    return text.trim();
  }

  /** An empty line is `blank`, where the field may be left out. */
  number(field: string, least: number, most: number, blank = Number.NaN): number {
    if (this.note.first) return Number.NaN;
    const { line } = this;
    if (line > this.lines.length) this.note.add('number-missing', this.lines.length, { field });
    const text = this.text();
    const value = text === '' && !Number.isNaN(blank) ? blank : decimal(text);
    if (Number.isNaN(value)) this.note.add('number-expected', line, { field, found: excerpt(text) });
    if (value < least || value > most)
      this.note.add('value-out-of-range', line, { field, value, least, most });
    return this.note.first ? Number.NaN : value;
  }

  whole(field: string, least: number, most: number): number {
    const { line } = this;
    const value = this.number(field, least, most);
    if (!Number.isInteger(value)) this.note.add('number-not-whole', line, { field, value });
    return this.note.first ? Number.NaN : value;
  }

  numbers(field: string, count: number, least: number, most: number, blank?: number): number[] {
    const all: number[] = [];
    while (all.length < count && !this.note.first) all.push(this.number(field, least, most, blank));
    return all;
  }

  ascending(field: string, count: number, most: number): number[] {
    const all: number[] = [];
    while (all.length < count && !this.note.first) {
      const { line } = this;
      const value = this.number(field, 0, most);
      const before = all.at(-1);
      if (before !== undefined && value <= before)
        this.note.add('angles-not-ascending', line, { field, value, before });
      all.push(value);
    }
    return all;
  }

  /** Text may follow the last intensity, a number may not. */
  end(): void {
    while (this.line <= this.lines.length && this.lines[this.line - 1]!.trim() === '') this.line += 1;
    const { line } = this;
    if (!Number.isNaN(decimal(this.text()))) this.note.add('number-extra', line);
  }
}

const decimal = (text: string) => toNumber(text.includes(',') ? text.replace(',', '.') : text);
