import { Quaternion } from 'three';
import type { Piece } from '../../piece/piece';
import { matrixOf } from '../../stage/place/matrix-of';

/** How a piece is turned in the room. */
export function rotationOf(piece: Piece): Quaternion {
  return new Quaternion().setFromRotationMatrix(matrixOf(piece));
}
