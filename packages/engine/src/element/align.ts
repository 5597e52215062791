import type { Edit } from './edit/edit';
import type { Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import type { Bounds } from './place/bounds';
import { moverBounds } from './place/footprint';

/** To which side of all that is aligned each comes: seen from the front, back is away from the viewer. */
export const alignments = ['left', 'center', 'right', 'back', 'middle', 'front'] as const;
export type Alignment = (typeof alignments)[number];

/** Along the width of the room, or along its depth. */
export type PlanAxis = 'x' | 'z';

interface Mover {
  readonly id: string;
  readonly bounds: Bounds;
}

function moversIn(space: Space, ids: readonly string[], catalogue: ElementCatalogue): Mover[] {
  return [...new Set(ids)].flatMap((id) => {
    const bounds = moverBounds(space, id, catalogue);
    return bounds ? [{ id, bounds }] : [];
  });
}

const low = ({ bounds }: Mover, axis: PlanAxis): number => (axis === 'x' ? bounds.minX : bounds.minZ);
const high = ({ bounds }: Mover, axis: PlanAxis): number => (axis === 'x' ? bounds.maxX : bounds.maxZ);
const centre = (mover: Mover, axis: PlanAxis): number => (low(mover, axis) + high(mover, axis)) / 2;

/** Whole tenths of a millimetre: what sums of binary fractions leave beyond is noise. */
const rounded = (metres: number): number => Math.round(metres * 10_000) / 10_000 + 0;

function moved(ways: readonly { readonly id: string; readonly by: number }[], axis: PlanAxis): Edit {
  const edits = ways.flatMap(({ id, by }): Edit[] => {
    const way = rounded(by);
    if (way === 0) return [];
    return [{ type: 'move', id, by: { x: axis === 'x' ? way : 0, y: 0, z: axis === 'z' ? way : 0 } }];
  });
  return { type: 'batch', edits };
}

/**
 * The edit that brings elements and real groups to one side of all of them, or to their middle: their bodies count, not
 * what they hang by. Nothing moves of fewer than two.
 */
export function alignEdit(
  space: Space,
  ids: readonly string[],
  alignment: Alignment,
  catalogue: ElementCatalogue,
): Edit {
  const axis: PlanAxis = alignment === 'left' || alignment === 'center' || alignment === 'right' ? 'x' : 'z';
  const movers = moversIn(space, ids, catalogue);
  if (movers.length < 2) return { type: 'batch', edits: [] };
  const least = Math.min(...movers.map((each) => low(each, axis)));
  const most = Math.max(...movers.map((each) => high(each, axis)));
  const by = (mover: Mover): number => {
    if (alignment === 'left' || alignment === 'back') return least - low(mover, axis);
    if (alignment === 'right' || alignment === 'front') return most - high(mover, axis);
    return (least + most) / 2 - centre(mover, axis);
  };
  return moved(
    movers.map((mover) => ({ id: mover.id, by: by(mover) })),
    axis,
  );
}

/**
 * The edit that spaces the middles of elements and real groups evenly between the first and the last, in the order in
 * which they stand. Nothing moves of fewer than three.
 */
export function distributeEdit(
  space: Space,
  ids: readonly string[],
  axis: PlanAxis,
  catalogue: ElementCatalogue,
): Edit {
  const movers = moversIn(space, ids, catalogue).sort(
    (one, other) => centre(one, axis) - centre(other, axis),
  );
  const [first] = movers;
  const last = movers.at(-1);
  if (!first || !last || movers.length < 3) return { type: 'batch', edits: [] };
  const from = centre(first, axis);
  const step = (centre(last, axis) - from) / (movers.length - 1);
  return moved(
    movers.map((mover, at) => ({ id: mover.id, by: from + step * at - centre(mover, axis) })),
    axis,
  );
}
