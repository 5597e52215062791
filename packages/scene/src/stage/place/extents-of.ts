import { Box3, Matrix4, Vector3 } from 'three';
import type { Piece } from '../../piece/piece';
import type { Extent } from '../view/fit';
import { matrixOf } from './matrix-of';
import { boxOf } from './pick-piece';

const matrix = new Matrix4();

/** So many corners of a body that goes around corners itself say where it is. */
const fewCorners = 240;

/** Where a belt is: the box about one that is drawn around a corner is mostly empty. */
function cornersOf(piece: Piece): readonly Extent[] {
  matrixOf(piece, matrix);
  return piece.parts.flatMap(({ geometry }) => {
    const places = geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(places.count / fewCorners));
    return Array.from({ length: Math.ceil(places.count / step) }, (_, index) => {
      const place = new Vector3().fromBufferAttribute(places, index * step).applyMatrix4(matrix);
      return { min: place, max: place };
    });
  });
}

/** Boxes about the pieces in the room, metres. */
export function extentsOf(pieces: Iterable<Piece>): readonly Extent[] {
  return [...pieces].flatMap((piece) =>
    piece.kind === 'belt'
      ? cornersOf(piece)
      : [new Box3().copy(boxOf(piece)).applyMatrix4(matrixOf(piece, matrix))],
  );
}
