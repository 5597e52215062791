import { Box3, DoubleSide, Matrix4, Mesh, MeshBasicMaterial, Ray, Raycaster, Vector3 } from 'three';
import type { Piece } from '../../piece/piece';
import { matrixOf } from './matrix-of';

const boxes = new WeakMap<object, Box3>();
const matrix = new Matrix4();
const inverse = new Matrix4();
const local = new Ray();
const hit = new Vector3();
const probe = new Mesh(undefined, new MeshBasicMaterial({ side: DoubleSide }));
const caster = new Raycaster();

/** The box of a piece's parts in its own frame, metres. Remembered by its parts. */
export function boxOf({ parts }: Piece): Box3 {
  let box = boxes.get(parts);
  if (!box) {
    box = new Box3();
    for (const { geometry } of parts) {
      if (!geometry.boundingBox) geometry.computeBoundingBox();
      if (geometry.boundingBox) box.union(geometry.boundingBox);
    }
    boxes.set(parts, box);
  }
  return box;
}

/** Thin things are taken hold of within this, metres. */
const reach = 0.02;
const grown = new Box3();

/** The piece that a ray from the eye meets first and where, or null. Cables cannot be pointed at. */
export function pickPiece(ray: Ray, pieces: Iterable<Piece>): { piece: Piece; at: Vector3 } | null {
  const near: { piece: Piece; distance: number; at: Vector3 }[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'cable') continue;
    inverse.copy(matrixOf(piece, matrix)).invert();
    local.copy(ray).applyMatrix4(inverse);
    if (!local.intersectBox(grown.copy(boxOf(piece)).expandByScalar(reach), hit)) continue;
    const at = hit.clone().applyMatrix4(matrix);
    near.push({ piece, distance: at.distanceTo(ray.origin), at });
  }
  near.sort((one, other) => one.distance - other.distance);
  let found: { piece: Piece; distance: number; at: Vector3 } | null = null;
  for (const candidate of near) {
    if (found && candidate.distance > found.distance) break;
    const exact = meets(ray, candidate.piece);
    if (exact && (!found || exact.distance < found.distance)) found = { ...candidate, ...exact };
  }
  // Rods and belts are thinner than a fingertip: near is good enough when nothing was met exactly.
  const nearly = near.find(({ piece }) => isThin(piece));
  return found ?? nearly ?? null;
}

function isThin(piece: Piece): boolean {
  const size = boxOf(piece).getSize(hit);
  return Math.min(size.x, size.y, size.z) < 2 * reach;
}

function meets(ray: Ray, piece: Piece): { distance: number; at: Vector3 } | null {
  caster.ray.copy(ray);
  matrixOf(piece, probe.matrixWorld);
  const hits = piece.parts.flatMap(({ geometry }) => {
    probe.geometry = geometry;
    return caster.intersectObject(probe, false);
  });
  const [first] = hits.toSorted((one, other) => one.distance - other.distance);
  return first ? { distance: first.distance, at: first.point } : null;
}
