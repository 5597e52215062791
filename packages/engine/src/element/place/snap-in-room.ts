import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { Position } from '../position';
import { indexOf } from '../tree/space-index';
import { elementsOf, isArticleElement } from '../walk';
import type { PlanAxis } from '../align';
import type { Bounds } from './bounds';
import { boundsOfAll, elementBounds } from './footprint';

/** To what something that is moved catches: a luminaire in line with it, a wall that it touches, the middle, the grid. */
export type SnapKind = 'luminaire' | 'wall' | 'centre' | 'grid';

/** A line that shows to what something catches, in the plan, and the way that is told beside it. Metres. */
export interface Guide {
  readonly kind: SnapKind;
  /** The axis along which it caught: the line of a luminaire or of the middle goes across it. */
  readonly axis: PlanAxis;
  readonly from: { readonly x: number; readonly z: number };
  readonly to: { readonly x: number; readonly z: number };
}

export interface RoomSnapOptions {
  /** How near something must be to catch, metres. */
  readonly tolerance: number;
  /** Metres between the lines of the grid; absent or 0: no grid. */
  readonly grid?: number;
}

export interface SnappedMove {
  /** The way to move by, metres: what was wanted, changed along each axis that caught. */
  readonly by: Position;
  readonly guides: readonly Guide[];
}

interface Target {
  readonly kind: SnapKind;
  /** The way along the axis that brings it there. */
  readonly by: number;
  /** The middle of what it is in line with. */
  readonly with?: { readonly x: number; readonly z: number };
}

/** What is told first when two catch at one place. */
const order: readonly SnapKind[] = ['luminaire', 'wall', 'centre', 'grid'];
/** Nearer than a tenth of a millimetre is the same place. */
const same = 1e-4;

const middleOf = ({ minX, maxX, minZ, maxZ }: Bounds) => ({ x: (minX + maxX) / 2, z: (minZ + maxZ) / 2 });

/** The nearest target within the tolerance; of several at one place the first by kind, then the nearest neighbour. */
function caught(
  targets: readonly Target[],
  wanted: number,
  tolerance: number,
  far: (target: Target) => number,
) {
  let best: Target | null = null;
  for (const each of targets) {
    const away = Math.abs(each.by - wanted);
    if (away > tolerance) continue;
    const before = best ? Math.abs(best.by - wanted) : Infinity;
    const isNearer = away < before - same;
    const isAsNear = best !== null && Math.abs(away - before) <= same && Math.abs(each.by - best.by) <= same;
    const rank = order.indexOf(each.kind) - (best ? order.indexOf(best.kind) : 0);
    if (isNearer || (isAsNear && (rank < 0 || (rank === 0 && far(each) < far(best!))))) best = each;
  }
  return best;
}

/**
 * A move of some articles by a way in the plan, caught along each axis at what is within the tolerance: the middle of
 * another luminaire, a wall that their bodies touch, the middle of the room, and else the nearest line of the grid. What
 * is unknown moves as it was wanted.
 */
export function snapInRoom(
  space: Space,
  ids: readonly string[],
  wanted: Position,
  catalogue: ElementCatalogue,
  { tolerance, grid = 0 }: RoomSnapOptions,
): SnappedMove {
  const { table } = indexOf(space, catalogue);
  const moving = new Set(ids);
  const bodies = ids.flatMap((id) => {
    const element = table.get(id)?.element;
    return element && isArticleElement(element) ? [elementBounds(element, catalogue)] : [];
  });
  const bounds = boundsOfAll(bodies);
  if (!bounds) return { by: wanted, guides: [] };
  const middle = middleOf(bounds);
  const { width, depth } = space.config.roomSize;
  const others = [...elementsOf(space)].flatMap((each) =>
    isArticleElement(each) && !moving.has(each.id) ? [{ x: each.position.x, z: each.position.z }] : [],
  );
  const along = (axis: PlanAxis): Target | null => {
    const half = (axis === 'x' ? width : depth) / 2;
    const [least, most] = axis === 'x' ? [bounds.minX, bounds.maxX] : [bounds.minZ, bounds.maxZ];
    const across: PlanAxis = axis === 'x' ? 'z' : 'x';
    const targets: Target[] = [
      ...others.map((each): Target => ({ kind: 'luminaire', by: each[axis] - middle[axis], with: each })),
      { kind: 'wall', by: -half - least },
      { kind: 'wall', by: half - most },
      { kind: 'centre', by: -middle[axis] },
    ];
    const far = (target: Target): number =>
      target.with ? Math.abs(target.with[across] - middle[across] - wanted[across]) : 0;
    const found = caught(targets, wanted[axis], tolerance, far);
    if (found || !(grid > 0)) return found;
    return { kind: 'grid', by: Math.round((middle[axis] + wanted[axis]) / grid) * grid - middle[axis] };
  };
  const x = along('x');
  const z = along('z');
  const by = { ...wanted, x: x?.by ?? wanted.x, z: z?.by ?? wanted.z };
  const at = { x: middle.x + by.x, z: middle.z + by.z };
  const guides = [
    ['x', x],
    ['z', z],
  ] as const;
  return {
    by,
    guides: guides.flatMap(([axis, target]): Guide[] =>
      target ? guideOf(axis, target, at, bounds, by, width, depth) : [],
    ),
  };
}

function guideOf(
  axis: PlanAxis,
  target: Target,
  at: { readonly x: number; readonly z: number },
  bounds: Bounds,
  by: Position,
  width: number,
  depth: number,
): Guide[] {
  const { kind } = target;
  switch (kind) {
    case 'luminaire':
      return target.with ? [{ kind, axis, from: target.with, to: { ...at, [axis]: target.with[axis] } }] : [];
    case 'centre':
      return axis === 'x'
        ? [{ kind, axis, from: { x: 0, z: -depth / 2 }, to: { x: 0, z: depth / 2 } }]
        : [{ kind, axis, from: { x: -width / 2, z: 0 }, to: { x: width / 2, z: 0 } }];
    case 'wall': {
      const isLow = axis === 'x' ? bounds.minX + by.x < 0 && at.x < 0 : bounds.minZ + by.z < 0 && at.z < 0;
      const half = ((axis === 'x' ? width : depth) / 2) * (isLow ? -1 : 1);
      return axis === 'x'
        ? [{ kind, axis, from: { x: half, z: -depth / 2 }, to: { x: half, z: depth / 2 } }]
        : [{ kind, axis, from: { x: -width / 2, z: half }, to: { x: width / 2, z: half } }];
    }
    case 'grid':
      return [];
  }
}
