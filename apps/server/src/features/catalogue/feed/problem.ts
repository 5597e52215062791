import { findingText, type FindingData, type FindingKind, type FindingOf } from './finding-text';

/** Everything that can be wrong with a feed; what is said of each, and what to do, stands in texts/feed/findings.json. */
export type FeedProblemCode = FindingOf<'feedFault'>;

/** Where something of a feed stands. */
export interface FeedPlace {
  readonly file: string;
  /** From 1; null for a whole file. */
  readonly line?: number | null;
  /** The number of the row in its file, from 1: many rows may stand in one line. Null where it is no row. */
  readonly row?: number | null;
  /** What names the row: `model 2010, type color, modifier 10`; null where nothing does. */
  readonly key?: string | null;
  /** Such as `availability.since`; null for a whole row. */
  readonly field?: string | null;
}

/** One fault or warning: where it stands, what it is and what to do about it. */
export interface FeedFinding<Code extends string> extends Required<FeedPlace> {
  readonly code: Code;
  /** What the texts are filled with. */
  readonly data: FindingData;
  /** In English. */
  readonly message: string;
  readonly advice: string;
}

export type FeedProblem = FeedFinding<FeedProblemCode>;

const listed = 1000;

/** Fields of workbooks begin with their column: `column D, price`. */
const cellOf = ({ file, row, field }: FeedPlace) => `${file} ${row} ${field?.split(',')[0]}`;

/** Collects what is found in a feed: the first 1,000 in full, every one counted by its code. */
export class FeedFindings<Code extends string> {
  readonly first: FeedFinding<Code>[] = [];
  readonly counts: Partial<Record<Code, number>> = {};
  total = 0;
  /** Cells that could not be read. */
  readonly #unread = new Set<string>();

  constructor(
    private readonly kind: FindingKind,
    /** Where a place of the files that were read stands in what was given, such as a workbook. */
    private readonly placed: (at: FeedPlace) => FeedPlace = (at) => at,
  ) {}

  add(code: Code, at: FeedPlace, given: FindingData = {}): void {
    if (this.#unread.size > 0 && this.#unread.has(cellOf(this.placed(at)))) return;
    this.addUnlisted(code, 1);
    if (this.first.length >= listed) return;
    const { file, line = null, row = null, key = null, field = null } = this.placed(at);
    const data = this.#placedData(given);
    this.first.push({ file, line, row, key, field, code, data, ...findingText(this.kind, code, data, 'en') });
  }

  /** As `add`, of a cell without a value that could be read: what follows from its lack is not told beside it. */
  addUnread(code: Code, at: FeedPlace, given: FindingData = {}): void {
    this.add(code, at, given);
    this.#unread.add(cellOf(this.placed(at)));
  }

  /** A text that names another place names it as it was given, too. */
  #placedData(data: FindingData): FindingData {
    const { file, line, row } = data;
    if (typeof file !== 'string' || typeof line !== 'number') return data;
    const at = this.placed({ file, line, row: typeof row === 'number' ? row : null });
    return at.file === file ? data : { ...data, file: at.file, line: at.row ?? line, row: '' };
  }

  /** Counts findings that are not listed one by one. */
  addUnlisted(code: Code, findings: number): void {
    if (findings <= 0) return;
    this.total += findings;
    this.counts[code] = (this.counts[code] ?? 0) + findings;
  }
}

/** The faults of a feed. One is enough to refuse it. */
export class FeedProblems extends FeedFindings<FeedProblemCode> {
  constructor(placed?: (at: FeedPlace) => FeedPlace) {
    super('feedFault', placed);
  }
}

/** A file that is broken as a file: nothing after `line` can be read. `row` is the number of the row that is broken. */
export class FeedSyntaxError extends Error {
  constructor(
    readonly line: number,
    reason: string,
    readonly row: number | null = null,
  ) {
    super(reason);
  }
}
