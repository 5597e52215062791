import type { RoomSize } from '@lucerna/engine';
import type { Preset } from '../stage';
import type { Extent } from './fit';
import { perspectiveOf } from './perspective';
import { straightDown } from './view-point';
import type { ViewPoint } from './view-point';

const narrow = (4 * Math.PI) / 180;

/** What is seen of a room with a little air about it, on a picture that is `aspect` times as wide as high. */
function spanOf(width: number, height: number, aspect: number): number {
  return Math.max(height, width / aspect) * 1.12;
}

/** The view points that a room is looked at from; in perspective it is what hangs in it that is looked at. */
export function presetOf(
  preset: Preset,
  { width, depth, height }: RoomSize,
  aspect: number,
  hung: readonly Extent[] = [],
): ViewPoint {
  const middle = { x: 0, y: height / 2, z: 0 };
  switch (preset) {
    case 'plan':
      return {
        ...middle,
        azimuth: 0,
        height: straightDown,
        span: spanOf(width, depth, aspect),
        lens: narrow,
      };
    case 'front':
      return { ...middle, azimuth: 0, height: 0, span: spanOf(width, height, aspect), lens: narrow };
    case 'perspective':
      return perspectiveOf({ width, depth, height }, aspect, hung);
  }
}
