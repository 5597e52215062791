import type { BodyMesh, ShapedPart, ShapedSolid, Slot } from '@lucerna/engine';
import { d } from '../svg';
import { contoursOf, softened, thinned, type Field } from './contours';
import { frameOf, within, type Sight, type Spot } from './sight';
import { edgesOf, type Edges, type Flat, type Surface, type Tone } from './surface';

/** A mesh of a body in the frame of its part. */
interface Meshed {
  readonly part: string;
  readonly slot: Slot;
  readonly solid: Extract<ShapedSolid, { form: 'mesh' }>;
}

/** What is seen of a part, before it is known where in the picture: places from where the frame of the body begins. */
interface Region {
  readonly meshed: Meshed;
  readonly isInside: boolean;
  readonly lines: readonly (readonly Flat[])[];
  readonly edges: Edges;
  /** Share of its edges that it fills. */
  readonly full: number;
  readonly tones: readonly { readonly lines: readonly (readonly Flat[])[]; readonly tone: number }[];
}

/** Cells along the longer side: enough for the edge of a lamp that fills a picture. */
const cells = { most: 440, least: 90 };
/** Drawing units of a cell, where so many are enough. */
const usualCell = 0.8;
/** How far a drawn line may be from the edge, and from where a tone begins. Cells. */
const tolerance = { edge: 0.22, tone: 0.5 };
/** How often tones are evened out with those about them. */
const smoothing = 6;
/** Smaller regions than this are not seen. Cells. */
const least = 6;
/** Cells about the body that nothing is drawn in. */
const air = 3;

/** Where light comes from, as the finishes of described bodies have it: above, from the left, from the eye. */
const towardsLight = { x: -0.46, y: -0.55, near: 0.7 };
/** Tones from which on another colour is drawn. */
const steps = Array.from({ length: 15 }, (_, step) => 0.13 + step * 0.058);

/** Meshes of a body that have a look of their own, of clear glass last. */
const meshesOf = (parts: readonly ShapedPart[]): readonly Meshed[] =>
  parts.flatMap(({ name: part, slot, solids }) =>
    solids.flatMap((solid) => (solid.form === 'mesh' ? [{ part, slot, solid }] : [])),
  );

const known = new WeakMap<readonly ShapedPart[], Map<string, readonly Region[]>>();
const maxKnown = 12;

/** What an eye sees of the meshes of a body: each region whole, none over another but clear glass. */
export function meshSurfaces(parts: readonly ShapedPart[], sight: Sight): readonly Surface[] {
  const meshes = meshesOf(parts);
  const [first] = meshes;
  if (!first) return [];
  const { x, y, z } = sight.turn;
  const key = [x, y, z, sight.unit].join(' ');
  const made = known.get(parts) ?? new Map<string, readonly Region[]>();
  known.set(parts, made);
  let regions = made.get(key);
  if (!regions) {
    if (made.size >= maxKnown) made.clear();
    regions = regionsOf(meshes, { ...sight, origin: { x: 0, y: 0 } });
    made.set(key, regions);
  }
  return regions.map((region, at) => surfaceOf(region, sight.origin, at));
}

function surfaceOf(region: Region, { x, y }: Flat, at: number): Surface {
  const { meshed, isInside, lines, edges, full, tones } = region;
  const outlineOf = (some: Region['lines']): string =>
    some
      .map((line) =>
        [
          ...line.map((spot, each) =>
            each === 0 ? d`M${spot.x + x} ${spot.y + y}` : d`L${spot.x + x} ${spot.y + y}`,
          ),
          'z',
        ].join(''),
      )
      .join('');
  const moved = {
    left: edges.left + x,
    top: edges.top + y,
    right: edges.right + x,
    bottom: edges.bottom + y,
  };
  const { part, slot } = meshed;
  const middle = { x: (moved.left + moved.right) / 2, y: (moved.top + moved.bottom) / 2 };
  const [wide, tall] = [moved.right - moved.left, moved.bottom - moved.top];
  const isRound = full > 0.7 && wide > tall * 0.5 && tall > wide * 0.5;
  const isGlass = slot === 'glass' || slot === 'clearGlass';
  return {
    part,
    slot,
    outline: outlineOf(lines),
    edges: moved,
    // None is over another: their order only keeps clear glass last.
    near: 1e6 + at,
    relief: isLuminous(slot)
      ? isGlass && isRound
        ? { is: 'bulged', middle, radius: wide / 2, squash: tall / wide }
        : { is: 'even', facing: 'eye', waves: [] }
      : {
          is: 'modelled',
          tones: tones.map(({ lines: own, tone }): Tone => ({ outline: outlineOf(own), tone })),
        },
    isInside,
    open: 0,
  };
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly wide: number;
  readonly tall: number;
}

interface Buffer {
  readonly near: Float32Array;
  /** Twice the place of the mesh, one more of its inside; -1 of nothing. */
  readonly label: Int16Array;
  readonly tone: Float32Array;
}

function regionsOf(meshes: readonly Meshed[], sight: Sight): readonly Region[] {
  const shown = meshes.map((meshed) => seenMesh(meshed.solid, sight));
  const all = around(shown.map(({ spots }) => spots));
  if (!all) return [];
  const longest = Math.max(all.right - all.left, all.bottom - all.top, 1e-6);
  const cell = longest / Math.min(cells.most, Math.max(cells.least, Math.ceil(longest / usualCell)));
  const grid: Grid = {
    left: all.left - air * cell,
    top: all.top - air * cell,
    cell,
    wide: Math.ceil((all.right - all.left) / cell) + air * 2 + 1,
    tall: Math.ceil((all.bottom - all.top) / cell) + air * 2 + 1,
  };
  const isClear = (at: number): boolean => meshes[at]?.slot === 'clearGlass';
  const solid = emptyBuffer(grid);
  shown.forEach((mesh, at) => !isClear(at) && fill(solid, grid, mesh, at));
  const glass = { ...emptyBuffer(grid), near: solid.near.slice() };
  shown.forEach((mesh, at) => isClear(at) && fill(glass, grid, mesh, at));
  return [solid, glass].flatMap((buffer) =>
    [...new Set(buffer.label)]
      .filter((label) => label >= 0)
      .toSorted((one, other) => one - other)
      .flatMap((label): Region[] => regionOf(buffer, grid, label, meshes)),
  );
}

const emptyBuffer = ({ wide, tall }: Grid): Buffer => ({
  near: new Float32Array(wide * tall).fill(-Infinity),
  label: new Int16Array(wide * tall).fill(-1),
  tone: new Float32Array(wide * tall),
});

interface SeenMesh {
  readonly spots: Float32Array;
  readonly ways: Float32Array;
  readonly corners: Uint32Array;
}

/** The places (x, y, near) and normals of a mesh as they are seen. */
function seenMesh(solid: Meshed['solid'], sight: Sight): SeenMesh {
  const { positions, normals, corners }: BodyMesh = solid.mesh;
  const frame = frameOf(sight, solid);
  const flat = { ...frame, at: { x: 0, y: 0, near: 0 } };
  const spots = new Float32Array(positions.length);
  const ways = new Float32Array(positions.length);
  const put = (into: Float32Array, at: number, { x, y, near }: Spot, by: number): void =>
    into.set([x / by, y / by, near / by], at);
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    put(spots, at, within(frame, x, y, z), 1);
    const [right = 0, up = 0, near = 0] = normals.subarray(at, at + 3);
    put(ways, at, within(flat, right, up, near), sight.unit);
  }
  return { spots, ways, corners };
}

function around(all: readonly Float32Array[]): Edges | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const spots of all)
    for (let at = 0; at < spots.length; at += 3) {
      const [x = 0, y = 0] = [spots[at], spots[at + 1]];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return left > right ? null : { left, top, right, bottom };
}

/** Puts every cell of a mesh that nothing nearer covers into a buffer. */
function fill(buffer: Buffer, grid: Grid, { spots, ways, corners }: SeenMesh, mesh: number): void {
  const { left, top, cell, wide, tall } = grid;
  const of = (values: Float32Array, corner: number, axis: number): number => values[corner * 3 + axis] ?? 0;
  for (let corner = 0; corner < corners.length; corner += 3) {
    const a = corners[corner] ?? 0;
    const b = corners[corner + 1] ?? 0;
    const c = corners[corner + 2] ?? 0;
    const ax = (of(spots, a, 0) - left) / cell;
    const ay = (of(spots, a, 1) - top) / cell;
    const bx = (of(spots, b, 0) - left) / cell;
    const by = (of(spots, b, 1) - top) / cell;
    const cx = (of(spots, c, 0) - left) / cell;
    const cy = (of(spots, c, 1) - top) / cell;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    // The picture runs downwards: what faces the eye runs clockwise in it.
    const label = mesh * 2 + (area > 0 ? 1 : 0);
    const first = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const last = Math.min(tall - 1, Math.floor(Math.max(ay, by, cy)));
    const from = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const to = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx)));
    for (let y = first; y <= last; y += 1)
      for (let x = from; x <= to; x += 1) {
        const one = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
        const two = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
        const three = 1 - one - two;
        if (one < -1e-6 || two < -1e-6 || three < -1e-6) continue;
        const near = one * of(spots, a, 2) + two * of(spots, b, 2) + three * of(spots, c, 2);
        const place = y * wide + x;
        if (near <= (buffer.near[place] ?? Infinity)) continue;
        buffer.near[place] = near;
        buffer.label[place] = label;
        buffer.tone[place] = toneOf(
          one * of(ways, a, 0) + two * of(ways, b, 0) + three * of(ways, c, 0),
          one * of(ways, a, 1) + two * of(ways, b, 1) + three * of(ways, c, 1),
          one * of(ways, a, 2) + two * of(ways, b, 2) + three * of(ways, c, 2),
        );
      }
  }
}

/** How much light falls on a surface that faces some way, 0 to 1; one seen from behind faces the eye. */
function toneOf(x: number, y: number, near: number): number {
  const length = Math.hypot(x, y, near) || 1;
  const side = near < 0 ? -1 : 1;
  const lit = ((x * towardsLight.x + y * towardsLight.y + near * towardsLight.near) / length) * side;
  return Math.max(0, Math.min(1, 0.16 + 0.84 * lit));
}

/** A part of a grid: so many cells from its left and its top. */
interface Cut {
  readonly column: number;
  readonly row: number;
  readonly wide: number;
  readonly tall: number;
}

/** The part of a grid that has all cells of a label, and some air about them. */
function cutOf({ label: all }: Buffer, { wide, tall }: Grid, label: number): Cut {
  let [left, top, right, bottom] = [wide, tall, 0, 0];
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      if (all[y * wide + x] !== label) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const [column, row] = [Math.max(0, left - air), Math.max(0, top - air)];
  return { column, row, wide: right + air + 1 - column, tall: bottom + air + 1 - row };
}

function regionOf(buffer: Buffer, grid: Grid, label: number, meshes: readonly Meshed[]): Region[] {
  const meshed = meshes[label >> 1];
  if (!meshed) return [];
  const { cell, left, top } = grid;
  const cut = cutOf(buffer, grid, label);
  const { wide, tall } = cut;
  const mask = new Float32Array(wide * tall);
  const tone = new Float32Array(wide * tall);
  let count = 0;
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const from = (y + cut.row) * grid.wide + x + cut.column;
      if (buffer.label[from] !== label) continue;
      mask[y * wide + x] = 1;
      tone[y * wide + x] = buffer.tone[from] ?? 0;
      count += 1;
    }
  const soft = softened({ wide, tall, at: mask });
  const placed = (field: Field, away: number): readonly (readonly Flat[])[] =>
    contoursOf(field)
      .filter((line) => Math.abs(areaOf(line)) > least)
      .map((line) =>
        thinned(line, away).map(({ x, y }) => ({
          x: left + (x + cut.column) * cell,
          y: top + (y + cut.row) * cell,
        })),
      );
  const lines = placed({ wide, tall, at: soft.at.map((each) => each - 0.5) }, tolerance.edge);
  if (lines.length === 0) return [];
  const edges = edgesOf(lines.flat());
  const full =
    (count * cell * cell) / Math.max(1e-6, (edges.right - edges.left) * (edges.bottom - edges.top));
  const tones = isLuminous(meshed.slot)
    ? []
    : tonesOf({ wide, tall, at: mask }, { wide, tall, at: tone }, soft).map(({ field, tone: own }) => ({
        lines: placed(field, tolerance.tone),
        tone: own,
      }));
  return [{ meshed, isInside: label % 2 === 1, lines, edges, full, tones }];
}

const isLuminous = (slot: Slot): boolean => slot === 'glass' || slot === 'clearGlass' || slot === 'diffuser';

/** Where it is lighter than each of the steps, within the region. */
function tonesOf(mask: Field, tone: Field, soft: Field) {
  let [weight, own] = [mask, tone];
  for (let time = 0; time < smoothing; time += 1) [weight, own] = [softened(weight), softened(own)];
  return steps.map((step) => {
    const at = soft.at.map((each, place) => {
      const share = weight.at[place] ?? 0;
      return share < 1e-3 ? -1 : Math.min((own.at[place] ?? 0) / share - step, each - 0.5);
    });
    return { field: { ...mask, at }, tone: step };
  });
}

const areaOf = (line: readonly Flat[]): number =>
  line.reduce((sum, { x, y }, at) => {
    const next = line[(at + 1) % line.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
