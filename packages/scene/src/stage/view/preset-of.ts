import type { RoomSize } from '@lucerna/engine';
import type { Preset } from '../stage';
import type { Covered, Extent } from './fit';
import { perspectiveOf } from './perspective';
import { straightDown, type ViewPoint } from './view-point';

const narrow = (4 * Math.PI) / 180;
const nothing: Covered = { top: 0, bottom: 0 };

/** What is seen of a room with a little air about it, on a picture that is `aspect` times as wide as high. */
function spanOf(width: number, height: number, aspect: number, { top, bottom }: Covered): number {
  return Math.max(height / (1 - top - bottom), width / aspect) * 1.12;
}

/** How far below the middle of the picture the eye looks, so that the room is in the middle of what is free. */
const lowered = (span: number, { top, bottom }: Covered): number => ((bottom - top) / 2) * span;

/** The view points that a room is looked at from; in perspective it is what hangs in it that is looked at. */
export function presetOf(
  preset: Preset,
  { width, depth, height }: RoomSize,
  aspect: number,
  hung: readonly Extent[] = [],
  covered: Covered = nothing,
): ViewPoint {
  const middle = { x: 0, y: height / 2, z: 0 };
  switch (preset) {
    case 'plan': {
      const span = spanOf(width, depth, aspect, covered);
      const z = lowered(span, covered);
      return { ...middle, z, azimuth: 0, height: straightDown, span, lens: narrow };
    }
    case 'front': {
      const span = spanOf(width, height, aspect, covered);
      const y = middle.y - lowered(span, covered);
      return { ...middle, y, azimuth: 0, height: 0, span, lens: narrow };
    }
    case 'perspective':
      return perspectiveOf({ width, depth, height }, aspect, hung, covered);
  }
}
