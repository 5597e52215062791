import { roundedRectangle, type CanopySize } from '@lucerna/engine';
import { prism } from '../../solid/bar';
import { cylinder } from '../../solid/revolve';
import { metal, type Solid } from '../../solid/solid';

/** A canopy below the ceiling: its frame is where it meets it. */
export function canopySolids({ length, width, height }: CanopySize): readonly Solid[] {
  if (length > width) {
    const outline = roundedRectangle(width, -height, 0);
    return [metal(prism({ along: 'length', outline, from: -length / 2, to: length / 2 }), 'canopy')];
  }
  return [metal(cylinder(width / 2, -height, 0), 'canopy')];
}
