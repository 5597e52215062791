import type { Motion } from './pivot';
import type { ShapedSolid } from './shaped-body';

/** A solid where its pivots have brought it. It is stretched alike in all directions, or a turn could not say it. */
export const movedSolid = (solid: ShapedSolid, { place, turn }: Motion): ShapedSolid => ({
  ...solid,
  turn: turn(solid.turn),
  places: solid.places.map(place),
});
