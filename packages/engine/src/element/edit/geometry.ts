import { no, ok, problem, shown, type Problem, type Result } from '../../problem';
import { farthest, greatestRoom } from '../limits';
import type { Position, RoomSize } from '../position';

function invalid(field: string, value: unknown): Problem {
  return problem('geometry-invalid', { field, value: shown(value) });
}

/** A position given from outside, without negative zeros, which JSON does not keep. Error: `geometry-invalid` for each measure that is no finite number in range. */
export function readPosition(value: Position): Result<Position> {
  if (typeof value !== 'object' || value === null) return no(invalid('position', value));
  const { x, y, z } = value;
  const found = Object.entries({ x, y, z }).filter(
    ([, each]) => typeof each !== 'number' || !(Math.abs(each) <= farthest),
  );
  return found.length > 0
    ? no(...found.map(([name, each]) => invalid(name, each)))
    : ok({ x: x + 0, y: y + 0, z: z + 0 });
}

/**
 * The measures of a room given from outside, without negative zeros. Error: `geometry-invalid` for each measure that is no finite number in
 * range: height, width and depth above 0, extraCeiling from 0; for a material that is no text.
 */
export function readRoomSize(value: RoomSize): Result<RoomSize> {
  const { height, width, depth, extraCeiling, ceilingMaterial } = value;
  const found = Object.entries({ height, width, depth, extraCeiling })
    .filter(([name, each]) => {
      const isMeasure = typeof each === 'number' && each >= 0 && each <= greatestRoom;
      return !isMeasure || (each === 0 && name !== 'extraCeiling');
    })
    .map(([name, each]) => invalid(name, each));
  if (typeof ceilingMaterial !== 'string' || ceilingMaterial === '' || ceilingMaterial.length > 200) {
    found.push(invalid('ceilingMaterial', ceilingMaterial));
  }
  return found.length > 0
    ? no(...found)
    : ok({ height, width, depth, extraCeiling: extraCeiling + 0, ceilingMaterial });
}
