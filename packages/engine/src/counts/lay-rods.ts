import type { DrawnSystem } from '../catalogue/row/drawn-system';
import type { ArticleElement, CompositionElement } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import type { Position } from '../element/position';
import { lightsOf } from '../element/walk';
import { along, leastGap, sharedOut, zOfRow, type Lay, type Place, type Row } from './rows';
import { lengthOf } from './suggested-parts';

/** A chain of rods turns back where it would be longer, metres. */
const longestChain = 6;
/** Metres beside a rod at which spots hang. */
const beside = 0.14;
/** Metres above the lowest point of a rod at which what holds its end stands. */
const aboveRod = 0.03;

/** Rods end to end, in as many rows as the longest chain asks. */
function chains(rods: readonly ArticleElement[], catalogue: ElementCatalogue): Row[] {
  const rows: Row[] = [];
  for (const rod of rods) {
    const size = lengthOf(rod.model, catalogue) + leastGap;
    const last = rows.at(-1);
    if (last && last.length + size <= longestChain) {
      rows[rows.length - 1] = { length: last.length + size, pieces: [...last.pieces, rod] };
    } else rows.push({ length: size + leastGap, pieces: [rod] });
  }
  return rows.length > 0 ? rows : [{ length: 1, pieces: [] }];
}

interface Ends {
  readonly joints: Position[];
  readonly anchors: Position[];
  readonly lengths: number[];
}

/** Puts the rods and finds where they are joined and where the chain ends. */
function placeRods(rows: readonly Row[], height: number, catalogue: ElementCatalogue, place: Place): Ends {
  const found: Ends = { joints: [], anchors: [], lengths: [] };
  rows.forEach((row, at) => {
    const z = zOfRow(at, rows.length);
    const { length, spans } = along(row, catalogue);
    found.lengths.push(length);
    spans.forEach(({ middle, size }, nth) => {
      const rod = row.pieces[nth];
      if (!rod) return;
      place(rod, { x: middle, y: height, z });
      const y = height - (rod.attributes.pendantHeight ?? 0) / 100 + aboveRod;
      const isLast = nth === spans.length - 1 && at === rows.length - 1;
      const half = size / 2 + leastGap / 2;
      if (nth === 0 && at === 0) found.anchors.push({ x: middle - half - leastGap / 2, y, z });
      if (isLast) found.anchors.push({ x: middle + half + leastGap / 2, y, z });
      else found.joints.push({ x: middle + half, y, z });
    });
  });
  return found;
}

/** Joints and anchors where they belong, those to spare in a line beside the chain; feeds at the ceiling above it. */
function placeParts(
  composition: CompositionElement,
  height: number,
  ends: Ends,
  place: Place,
  { joint, anchor }: DrawnSystem,
): void {
  const rows = ends.lengths.length;
  const used = { joint: 0, anchor: 0, feed: 0 };
  for (const part of composition.complements) {
    const kind = part.model === joint ? 'joint' : part.model === anchor ? 'anchor' : 'feed';
    const nth = used[kind]++;
    const row = nth % rows;
    const left = -(ends.lengths[row] ?? 0) / 2;
    const above = { x: left + 0.15 + 0.2 * Math.floor(nth / rows), y: height, z: zOfRow(row, rows) };
    const loose = { x: left + 0.1 * nth, y: kind === 'joint' ? 1 : 1.2, z: zOfRow(0, rows) - 3 * beside };
    const own = kind === 'joint' ? ends.joints[nth] : ends.anchors[nth];
    place(part, kind === 'feed' ? above : (own ?? loose));
  }
}

/** Rods in chains, their joints between them, anchors at the ends, spots beside them, feeds at the ceiling above. */
export const layRods: Lay = (composition, height, catalogue, place, system) => {
  const isRod = ({ model }: ArticleElement) => system.rods.some((each) => each.model === model);
  const lights = lightsOf(composition);
  const rows = chains(lights.filter(isRod), catalogue);
  const ends = placeRods(rows, height, catalogue, place);
  const spots = sharedOut(
    ends.lengths,
    lights.filter((light) => !isRod(light)),
  );
  const widths = spots.map((row, at) => {
    const { length, spans } = along(row, catalogue);
    const z = zOfRow(at, rows.length) + beside;
    row.pieces.forEach((spot, nth) => place(spot, { x: spans[nth]?.middle ?? 0, y: height, z }));
    return length;
  });
  placeParts(composition, height, ends, place, system);
  return { width: Math.max(...widths, ...ends.lengths), rows: rows.length };
};
