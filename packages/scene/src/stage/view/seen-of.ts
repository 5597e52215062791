import { Vector3, type Camera } from 'three';
import type { Piece } from '../../piece/piece';
import { extentsOf } from '../place/extents-of';
import type { SeenLamp } from '../stage';

const point = new Vector3();

/** Where pieces are seen in a picture of some size, pixels; null without a body, and where one is behind the eye. */
export function seenOf(
  pieces: readonly Piece[],
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): SeenLamp | null {
  const seen = (x: number, y: number, z: number) => {
    point.set(x, y, z).project(camera);
    return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height, isBefore: point.z < 1 };
  };
  const bodies = pieces.filter(({ kind }) => kind !== 'canopy' && kind !== 'cable');
  const corners = extentsOf(bodies).flatMap(({ min, max }) =>
    [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => seen(x, y, z)))),
  );
  if (corners.length === 0 || !corners.every(({ isBefore }) => isBefore)) return null;
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const hook = pieces.find(({ kind }) => kind === 'canopy')?.position;
  const at = hook && seen(hook.x, hook.y, hook.z);
  return {
    hook: at ? { x: at.x, y: at.y } : null,
    body: {
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    },
  };
}
