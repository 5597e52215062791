/** Everything that can be wrong with a feed, with the text of the report. Positions are filled in by the reader. */
export const feedProblems = {
  fileMissing: 'The feed must hold this file',
  fileTwice: 'The same rows come from two files; keep one of them',
  syntax: 'The file cannot be read: {reason}',
  missing: 'A value is required',
  type: '{expected} expected',
  range: 'The value is out of range: {reason}',
  value: 'The value is not one of those allowed: {reason}',
  format: 'The value does not have the required form: {reason}',
  unknownField: 'Unknown field {name}',
  date: 'A day dd/mm/yyyy is expected',
  dateOrder: 'The last day is before the first',
  language: 'The text is missing in {language}',
  heightOrder: 'min, standard and max must not decrease',
  leadtimeOrder: 'Lead times must start at rising quantities',
  catalogValue: 'Not exist catalog value',
  catalogDiffers: 'The brand belongs to another catalogue than the file',
  unknownAttribute: 'Unknown attribute type {value}',
  modifier: 'The modifiers do not have the length that this attribute has in a reference',
  unknownModel: 'Model {model} is not in the feed',
  unknownSubfamily: 'Subfamily {id} is not in the feed',
  unknownLocation: 'Application location {id} is not in the feed',
  unknownRate: 'Rate {id} is not in the feed or belongs to another catalogue or currency',
  unknownFile: 'The feed does not hold the file {name}',
  umbrella: 'An umbrella has a number up to 100 and is virtual; every other model has neither',
  umbrellaRow: 'An umbrella model has no articles, variations or prices',
  number: 'number does not equal the model',
  reference: 'The reference does not belong to this model and catalogue',
  duplicate: 'The same key stands in {file} line {line}',
  subfamilyDiffers: 'The subfamily differs from that of the model',
  unknownPreconfig: 'Preconfigured product {id} is not in the feed',
  unknownRun: 'The drawing has no run {id}',
  unknownNode: 'The tree has no node {id}',
  nodeCircle: 'The answers lead back to node {id}',
  nodeUnreached: 'No answer leads to node {id}',
  notOffered: 'No variation offers {attribute} {value}',
} as const;

export type FeedProblemCode = keyof typeof feedProblems;

/** One fault: where it stands and what it is. `line` counts from 1, null for a whole file. */
export interface FeedProblem {
  readonly file: string;
  readonly line: number | null;
  readonly field: string | null;
  readonly code: FeedProblemCode;
  readonly message: string;
}

const kept = 1000;

/** Collects the faults of a feed: the first 1,000 in full, every one counted by its code. */
export class FeedProblems {
  readonly first: FeedProblem[] = [];
  readonly counts: Partial<Record<FeedProblemCode, number>> = {};
  total = 0;

  add(
    code: FeedProblemCode,
    at: { file: string; line?: number | null; field?: string | null },
    data: Readonly<Record<string, string | number>> = {},
  ): void {
    this.total += 1;
    this.counts[code] = (this.counts[code] ?? 0) + 1;
    if (this.first.length >= kept) return;
    const message = feedProblems[code].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(data[name] ?? whole),
    );
    this.first.push({ file: at.file, line: at.line ?? null, field: at.field ?? null, code, message });
  }

  /** Counts faults that are not listed one by one. */
  addUnlisted(code: FeedProblemCode, faults: number): void {
    if (faults <= 0) return;
    this.total += faults;
    this.counts[code] = (this.counts[code] ?? 0) + faults;
  }
}

/** A file that is broken as a file: nothing after `line` can be read. */
export class FeedSyntaxError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}
