import type { Canopy } from '../catalogue/row/canopy';

/** What a canopy measures, metres: round ones are as wide as long. */
export interface CanopySize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The installation with which one canopy feeds several lights: its feed, from which each is wired by itself. */
export const freeWire = '18';
/** A linear canopy, which bridges all cables of a long pendant. */
export const linearCanopy = '12';

const linear: CanopySize = { length: 0.4, width: 0.05, height: 0.028 };
const feed: CanopySize = { length: 0.1, width: 0.1, height: 0.03 };
/** What is seen of a recessed one, and of any other. */
const flush: CanopySize = { length: 0.05, width: 0.05, height: 0.004 };
/** Metres by which a linear canopy is longer than the way between its cables. */
const beyondCables = 0.06;

/** The size of an installation's canopy: of the catalogue, or as it is usual. `span` is the way between cables, metres. */
export function canopySize(installation: string, canopies: readonly Canopy[], span: number): CanopySize {
  if (installation === linearCanopy) {
    return { ...linear, length: Math.max(linear.length, span + beyondCables) };
  }
  const known = canopies.find(({ code }) => code === installation)?.size;
  if (!known) return installation === freeWire ? feed : flush;
  const width = known.diameterMm / 1000;
  return { length: width, width, height: known.heightMm / 1000 };
}
