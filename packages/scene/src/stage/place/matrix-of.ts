import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Piece } from '../../piece/piece';

const one = new Vector3(1, 1, 1);
const euler = new Euler(0, 0, 0, 'YZX');
const turned = new Quaternion();
const position = new Vector3();

/** Where a piece stands, as a matrix: tilted about its own z axis first, then turned about the vertical. */
export function matrixOf(piece: Pick<Piece, 'position' | 'turn' | 'tilt'>, into = new Matrix4()): Matrix4 {
  const { x, y, z } = piece.position;
  euler.set(0, (piece.turn * Math.PI) / 180, (piece.tilt * Math.PI) / 180);
  return into.compose(position.set(x, y, z), turned.setFromEuler(euler), one);
}

/** A piece's key among the pieces of a creation. */
export function keyOf({ kind, id }: Piece): string {
  return `${kind} ${id}`;
}
