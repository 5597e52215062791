import type { Shape } from '../solid/solid';
import { byProportion } from './by-proportion';

/** The shapes of a collection, or those by proportion for one that is not drawn. */
export function shapeOf(_subFamily: number): Shape {
  return byProportion;
}
