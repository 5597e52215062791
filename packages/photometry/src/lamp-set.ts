import { scaled } from './distribution/distribution';
import type { Photometry } from './photometry';

/** The luminaire with the lamp set of an index, from 0, as its first and only one. The sets share one table of intensities. */
export function withLampSet(photometry: Photometry, index: number): Photometry | null {
  const [first] = photometry.lamps;
  const lamp = photometry.lamps[index];
  if (!first || !lamp) return null;
  const factor = first.lumens === null || lamp.lumens === null ? 1 : lamp.lumens / first.lumens;
  return { ...photometry, lamps: [lamp], distribution: scaled(photometry.distribution, factor) };
}
