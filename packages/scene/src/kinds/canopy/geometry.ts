import type { Canopy } from '@lucerna/engine';
import { prism, roundedRectangle } from '../../solid/bar';
import { cylinder } from '../../solid/revolve';
import { metal } from '../../solid/solid';
import type { Solid } from '../../solid/solid';

/** What a canopy measures, metres: round ones are as wide as long. */
export interface CanopySize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The feed of a free wire (18). */
export const freeWire = '18';
/** A linear canopy (12), which bridges all cables. */
export const linearCanopy = '12';

const linear: CanopySize = { length: 0.4, width: 0.05, height: 0.028 };
const feed: CanopySize = { length: 0.1, width: 0.1, height: 0.03 };
/** What is seen of a recessed one, and of any other. */
const flush: CanopySize = { length: 0.05, width: 0.05, height: 0.004 };

/** The size of an installation's canopy: of the catalogue, or as it is usual. `span` is the way between cables. */
export function canopySize(installation: string, canopies: readonly Canopy[], span: number): CanopySize {
  if (installation === linearCanopy) return { ...linear, length: Math.max(linear.length, span + 0.06) };
  const known = canopies.find(({ code }) => code === installation)?.size;
  if (!known) return installation === freeWire ? feed : flush;
  const width = known.diameterMm / 1000;
  return { length: width, width, height: known.heightMm / 1000 };
}

/** A canopy below the ceiling: its frame is where it meets it. */
export function canopySolids({ length, width, height }: CanopySize): readonly Solid[] {
  if (length > width) return [metal(prism(roundedRectangle(width, -height, 0), length), 'canopy')];
  return [metal(cylinder(width / 2, -height, 0), 'canopy')];
}
