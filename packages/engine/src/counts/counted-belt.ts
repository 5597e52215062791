import { maxCounted } from './counting-edits';
import type { CountedSystem } from './counts';
import { beltsFor } from './suggested-parts';

/** What becomes of a length of belt that was asked for. */
export interface CountedBelt {
  /** Metres of the belts that are counted. */
  readonly metres: number;
  /** Why that is another length: belts come in some lengths only, or no more is counted. Null where it is the same. */
  readonly reason: 'next-length' | 'most-counted' | null;
}

/** The belts that are counted for a length in metres, and why they are longer or shorter than it. */
export function countedBelt(metres: number, system: CountedSystem): CountedBelt {
  const rules = system;
  const wanted = Math.min(metres, maxCounted);
  const belts = beltsFor(wanted, rules);
  const counted = rules.belts.reduce((sum, { model, length }) => sum + length * (belts[model] ?? 0), 0);
  if (counted === metres) return { metres: counted, reason: null };
  return { metres: counted, reason: wanted < metres ? 'most-counted' : 'next-length' };
}
