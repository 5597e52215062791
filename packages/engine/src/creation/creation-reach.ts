import { maxCorners, maxDrawn } from '../drawing/drawing-limits';
import { greatestOfPlan, longestFileName } from '../drawing/store/read-drawing';
import { farthest, greatestRoom } from '../element/edit/geometry';
import { greatestOrder, longestText } from '../element/store/read-stored';

/** How far the numbers, lists and texts of a stored creation go; what goes farther is refused. Lengths are metres. */
export const creationReach = {
  greatestRoom,
  farthest,
  greatestOrder,
  maxCorners,
  maxDrawn,
  longestText,
  longestFileName,
  greatestOfPlan,
} as const;
