import type { CanopySize } from '@lucerna/engine';
import { prism, roundedRectangle } from '../../solid/bar';
import { cylinder } from '../../solid/revolve';
import { metal } from '../../solid/solid';
import type { Solid } from '../../solid/solid';

/** A canopy below the ceiling: its frame is where it meets it. */
export function canopySolids({ length, width, height }: CanopySize): readonly Solid[] {
  if (length > width) return [metal(prism(roundedRectangle(width, -height, 0), length), 'canopy')];
  return [metal(cylinder(width / 2, -height, 0), 'canopy')];
}
