import { readRoomSize } from '../../element/edit/geometry';
import { no, ok, problem } from '../../problem';
import type { Run } from '../drawing';
import { movedPoint } from '../run/rods';
import type { Change } from './change';
import { readHeight, readPoints } from './read-given';

/**
 * Draws everything at another height: corners with a height of their own move as far, so that every run keeps its
 * shape. Errors: `geometry-invalid` for a height that is none, or that brings a corner below the floor.
 */
export const setHeight: Change<'set-height'> = (drawing, { height: given }) => {
  const read = readHeight(given);
  if (!read.ok) return read;
  const height = read.value;
  const by = height - drawing.height;
  if (by === 0) return ok(drawing);
  const runs: Run[] = [];
  for (const { id, points } of drawing.runs) {
    const moved = readPoints(
      points.map((point) => (point.y === undefined ? point : movedPoint(point, 0, by, 0, height))),
    );
    if (!moved.ok) return moved;
    runs.push({ id, points: moved.value });
  }
  return ok({ ...drawing, height, runs });
};

/** Changes the measures of the room. Error: `geometry-invalid`. */
export const setRoom: Change<'set-room'> = (drawing, { roomSize }) => {
  if (typeof roomSize !== 'object' || roomSize === null) {
    return no(problem('domain-data-missing', { path: 'roomSize' }));
  }
  const read = readRoomSize({ ...drawing.roomSize, ...roomSize });
  return read.ok ? ok({ ...drawing, roomSize: read.value }) : read;
};
