import type { CreationRequest, PlacedLuminaire, RoomPlace } from '@lucerna/picture';

/** What a picture of a creation shows, all but its ground and shape. */
export type Front = Omit<CreationRequest, 'ground' | 'shape' | 'idPrefix'>;

/** So many times deeper than wide, luminaires hide each other from the front. */
const deep = 1.5;

/** The room turned so that its right side is at the front. */
const turned = ({ x, y, z }: RoomPlace): RoomPlace => ({ x: -z, y, z: x });

function spread(luminaires: readonly PlacedLuminaire[], axis: 'x' | 'z'): number {
  const all = luminaires.map(({ at }) => at[axis]);
  return Math.max(...all) - Math.min(...all);
}

/** What hangs in a row towards the eye is seen from its side; anything else as it is. */
export function fromBetterSide(front: Front): Front {
  const { luminaires, canopies, lines } = front;
  if (luminaires.length < 2 || spread(luminaires, 'z') <= spread(luminaires, 'x') * deep) return front;
  return {
    ...front,
    luminaires: luminaires.map((each) => ({
      ...each,
      at: turned(each.at),
      turn: each.turn + 90,
      ends: each.ends && [turned(each.ends[0]), turned(each.ends[1])],
      hangsFrom: each.hangsFrom && turned(each.hangsFrom),
    })),
    canopies: canopies.map((each) => ({ ...each, at: turned(each.at) })),
    lines: lines.map((each) => ({ ...each, points: each.points.map(turned) })),
  };
}
