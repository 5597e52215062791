import { Euler, MathUtils, Quaternion, Vector3 } from 'three';
import type { PieceLight } from './piece';

/** How a light is turned in the frame of its piece from looking down; null where it is not. */
export function lightRotation({ turn }: Pick<PieceLight, 'turn'>): Quaternion | null {
  if (!turn) return null;
  const [x, y, z] = [turn.x, turn.y, turn.z].map(MathUtils.degToRad);
  return new Quaternion().setFromEuler(new Euler(x, y, z, 'ZYX'));
}

/** A way of the frame of a light, once it is turned. */
export const turnedWay = (light: Pick<PieceLight, 'turn'>, x: number, y: number, z: number): Vector3 => {
  const way = new Vector3(x, y, z);
  const rotation = lightRotation(light);
  return rotation ? way.applyQuaternion(rotation) : way;
};
