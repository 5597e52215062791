import { countedLines, structureAdder, type Currency, type StructureAdder } from '@lucerna/engine';
import type { Access } from './access';
import { readLine } from './line/present-line';
import type { CachedLine, StoredProject } from './store';

/** The lines of a version of a project that are others than in the one before. */
export interface LineDifference {
  /** Those of the version before. */
  readonly gone: readonly CachedLine[];
  /** Those in their place, and new ones. */
  readonly come: readonly CachedLine[];
  /** Whether each line stands where it did. */
  readonly isSameOrder: boolean;
}

/** What the lines of a project add up to, at the prices of one viewer. */
interface LineSums {
  readonly currency: Currency;
  readonly access: Access;
  readonly adder: StructureAdder;
  /** The lines that count; null where all do. */
  readonly counted: ReadonlySet<string> | null;
}

/** To look at each of two thousand lines again is what takes the time of a small change. */
const kept = new WeakMap<readonly CachedLine[], LineSums>();

/** The sums of the lines of a project as its viewer reads them. */
export function sumsOf({ lines, currency }: StoredProject, access: Access): StructureAdder {
  const known = kept.get(lines);
  if (known?.currency === currency && known.access.terms.discounts === access.terms.discounts)
    return known.adder;
  const adder = structureAdder(currency);
  const counting = countedLines(lines);
  for (const line of counting) adder.add(readLine(line, currency, access).priced);
  const counted = counting === lines ? null : new Set(counting.map(({ id }) => id));
  kept.set(lines, { currency, access, adder, counted });
  return adder;
}

/** Makes the sums of a version of a project those of the next, by the lines that differ. */
export function carrySums(
  before: readonly CachedLine[],
  now: readonly CachedLine[],
  difference: LineDifference,
): void {
  const sums = kept.get(before);
  if (!sums || before === now) return;
  kept.delete(before);
  if (!sums.adder.isExact() || !countsAlike(sums, difference)) return;
  const { adder, counted, currency, access } = sums;
  const countsOf = ({ id }: CachedLine) => counted?.has(id) ?? true;
  const { gone, come } = difference;
  for (const line of gone) if (countsOf(line)) adder.take(readLine(line, currency, access).priced);
  for (const line of come) if (countsOf(line)) adder.add(readLine(line, currency, access).priced);
  kept.set(now, sums);
}

/** Whether what counts is the same: which of several alternatives does is a matter of all lines and of their order. */
function countsAlike({ counted }: LineSums, { gone, come, isSameOrder }: LineDifference): boolean {
  if (counted === null) return come.every(({ option }) => option === null);
  const isAlike = ({ option }: CachedLine, at: number) =>
    JSON.stringify(option) === JSON.stringify(gone[at]?.option);
  return isSameOrder && come.every(isAlike);
}
