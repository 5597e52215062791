import type { ProfilePoint, ShapedSolid } from '@lucerna/engine';
import { d, n } from '../svg';
import { across, dot, within, type Frame, type Spot } from './sight';
import { edgesOf, meanNear, type Flat, type Relief, type Seen, type ToneStop } from './surface';

type Turned = Extract<ShapedSolid, { form: 'turned' }>;

/** What an eye sees of a frame whose y is the axis that profiles are turned about. */
interface Lathe {
  readonly frame: Frame;
  /** How the circle of radius 1 is seen: its half axes, and degrees by which they are turned. */
  readonly wide: number;
  readonly flat: number;
  readonly lean: number;
  /** Whether growing angles go clockwise in the picture. */
  readonly clockwise: boolean;
  /** A normal (out, up) faces the eye by out * side * cos(angle - towards) + up * along. */
  readonly side: number;
  readonly along: number;
  readonly towards: number;
}

/** Radians about the axis, from the front, anticlockwise seen from above. */
type Range = readonly [from: number, to: number];

/** Metres: shorter profiles are edges that were broken by a hair. */
const hair = 0.002;
/** A profile that rises by less than this share of its breadth is seen as a flat thing. */
const flatness = 0.12;

function latheOf(frame: Frame): Lathe {
  const { x: u, y: v, z: w } = frame;
  const [e, f, g, h] = [(u.x + w.y) / 2, (u.x - w.y) / 2, (u.y + w.x) / 2, (u.y - w.x) / 2];
  const [one, other] = [Math.hypot(e, h), Math.hypot(f, g)];
  const whole = dot(u, across(v, w)) || 1;
  // The way to the eye, told in the frame of the solid.
  const eye = {
    x: across(v, w).near / whole,
    y: across(w, u).near / whole,
    z: across(u, v).near / whole,
  };
  return {
    frame,
    wide: one + other,
    flat: Math.abs(one - other),
    lean: ((Math.atan2(h, e) + Math.atan2(g, f)) / 2 / Math.PI) * 180,
    clockwise: -(u.x * w.y - u.y * w.x) > 0,
    side: Math.hypot(eye.x, eye.z),
    along: eye.y,
    towards: Math.atan2(eye.x, eye.z),
  };
}

const spotAt = ({ frame }: Lathe, [radius, height]: ProfilePoint, angle: number): Spot =>
  within(frame, Math.sin(angle) * radius, height, Math.cos(angle) * radius);

/** The path along a circle of the profile, from one angle to another. */
function arcAlong(lathe: Lathe, point: ProfilePoint, from: number, to: number): string {
  const { wide, flat, lean, clockwise } = lathe;
  const [radius] = point;
  if (Math.abs(to - from) > Math.PI * 1.98) {
    const half = (from + to) / 2;
    return arcAlong(lathe, point, from, half) + arcAlong(lathe, point, half, to);
  }
  const end = spotAt(lathe, point, to);
  if (radius * flat < 0.05) return d`L${end.x} ${end.y}`;
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from === clockwise ? 1 : 0;
  return `A${n(radius * wide)} ${n(radius * flat)} ${n(lean)} ${large} ${sweep} ${n(end.x)} ${n(end.y)}`;
}

function circle(lathe: Lathe, point: ProfilePoint): string {
  const start = spotAt(lathe, point, 0);
  return d`M${start.x} ${start.y}` + arcAlong(lathe, point, 0, 2 * Math.PI) + 'z';
}

/** A soft line through places: each is what the curve is drawn towards between the middles of two. */
function softly(spots: readonly Spot[]): string {
  const kept = thinned(spots);
  const [, ...rest] = kept;
  const last = rest.at(-1);
  if (!last) return '';
  let text = '';
  for (const [at, here] of rest.slice(0, -1).entries()) {
    const next = rest[at + 1] ?? last;
    const middle = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    text += at === 0 ? d`Q${here.x} ${here.y} ${middle.x} ${middle.y}` : d`T${middle.x} ${middle.y}`;
  }
  return text + d`L${last.x} ${last.y}`;
}

/** Without the places that a line misses by nothing that is seen. */
function thinned(spots: readonly Spot[]): readonly Spot[] {
  const kept: Spot[] = [];
  for (const [at, spot] of spots.entries()) {
    const [before, after] = [kept.at(-1), spots[at + 1]];
    if (before && after) {
      const way = { x: after.x - before.x, y: after.y - before.y };
      const length = Math.hypot(way.x, way.y);
      const off = Math.abs((spot.x - before.x) * way.y - (spot.y - before.y) * way.x) / (length || 1);
      if (off < 0.12 || Math.hypot(spot.x - before.x, spot.y - before.y) < 0.6) continue;
    }
    kept.push(spot);
  }
  return kept;
}

/** Broken edges are made whole: the flat profile before or after one reaches to where the other begins. */
function wholeEdges(profiles: Turned['profiles']): ProfilePoint[][] {
  const kept = profiles
    .map((profile) => profile.map((point): ProfilePoint => point))
    .filter(
      (profile, at, all) =>
        !(
          profile.length === 2 &&
          all.length > 1 &&
          lengthOf(profile) < hair &&
          at > 0 &&
          at < all.length - 1
        ),
    );
  for (const [at, profile] of kept.entries()) {
    const next = kept[at + 1];
    const [end, begin] = [profile.at(-1), next?.[0]];
    if (!next || !end || !begin || Math.hypot(end[0] - begin[0], end[1] - begin[1]) > hair * 1.5) continue;
    const isLevel = Math.abs(end[1] - (profile.at(-2)?.[1] ?? 0)) < 1e-9;
    const corner: ProfilePoint = isLevel ? [begin[0], end[1]] : [end[0], begin[1]];
    profile[profile.length - 1] = corner;
    next[0] = corner;
  }
  return kept;
}

const lengthOf = (profile: readonly ProfilePoint[]): number =>
  profile
    .slice(1)
    .reduce(
      (sum, [r, y], at) => sum + Math.hypot(r - (profile[at]?.[0] ?? r), y - (profile[at]?.[1] ?? y)),
      0,
    );

/** The normal (out, up) of each point of a profile. */
function normalsOf(profile: readonly ProfilePoint[]): readonly ProfilePoint[] {
  return profile.map((point, at) => {
    const [before, after] = [profile[at - 1] ?? point, profile[at + 1] ?? point];
    const [out, up] = [after[1] - before[1], before[0] - after[0]];
    const length = Math.hypot(out, up) || 1;
    return [out / length, up / length];
  });
}

/** Which angles of a circle of the profile face the eye, among those that it is turned by. */
function facing({ side, along, towards }: Lathe, [out, up]: ProfilePoint, whole: Range | null): Range | null {
  const level = up * along;
  const swing = Math.abs(out) * side;
  if (swing <= Math.abs(level)) return level > 0 ? (whole ?? [towards - Math.PI, towards + Math.PI]) : null;
  const half = Math.acos(-level / swing);
  const middle = out > 0 ? towards : towards + Math.PI;
  const range: Range = [middle - half, middle + half];
  if (!whole) return range;
  const parts = [-2, -1, 0, 1, 2].map((turn): Range => {
    const more = turn * 2 * Math.PI;
    return [Math.max(whole[0], range[0] + more), Math.min(whole[1], range[1] + more)];
  });
  const [widest] = parts.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));
  return widest && widest[1] > widest[0] ? widest : null;
}

/** Runs of a profile that turn to one side of its axis: a wall and its inside are two things. */
function sidesOf(profile: readonly ProfilePoint[]): ProfilePoint[][] {
  const runs: ProfilePoint[][] = [];
  let sign = 0;
  for (const [at, point] of profile.slice(1).entries()) {
    const before = profile[at] ?? point;
    const rise = point[1] - before[1];
    const own = Math.abs(rise) < 1e-6 ? 0 : Math.sign(rise);
    const run = runs.at(-1);
    if (run && (own === 0 || sign === 0 || own === sign)) run.push(point);
    else runs.push([before, point]);
    if (own !== 0) sign = own;
  }
  return runs;
}

/** What is seen of a turned solid at its first place. */
export function turnedSurfaces(solid: Turned, frame: Frame): readonly Seen[] {
  const lathe = latheOf(frame);
  const radian = Math.PI / 180;
  const whole: Range | null =
    solid.sweep >= 360 ? null : [solid.from * radian, (solid.from + solid.sweep) * radian];
  return wholeEdges(solid.profiles).flatMap((profile) => {
    const radii = profile.map(([radius]) => radius);
    const heights = profile.map(([, height]) => height);
    const breadth = Math.max(...radii) - Math.min(...radii);
    const rise = Math.max(...heights) - Math.min(...heights);
    if (rise < breadth * flatness) return flatSurface(lathe, profile, whole);
    return sidesOf(profile).flatMap((run) => bentSurface(lathe, run, whole));
  });
}

function flatSurface(lathe: Lathe, profile: readonly ProfilePoint[], whole: Range | null): readonly Seen[] {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) return [];
  const up = first[0] > last[0] ? 1 : -1;
  if (up * lathe.along <= 1e-6) return [];
  const level = profile.reduce((sum, [, height]) => sum + height, 0) / profile.length;
  const radii = profile.map(([radius]) => radius);
  const rim: ProfilePoint = [Math.max(...radii), profile.length > 2 ? level : first[1]];
  const inner: ProfilePoint = [Math.min(...radii), rim[1]];
  const [from, to] = whole ?? [0, 2 * Math.PI];
  const start = spotAt(lathe, rim, from);
  const back = spotAt(lathe, inner, to);
  const ring =
    inner[0] > 1e-6 ? d`L${back.x} ${back.y}` + arcAlong(lathe, inner, to, from) : d`L${back.x} ${back.y}`;
  const hole = spotAt(lathe, inner, 0);
  const outline = whole
    ? d`M${start.x} ${start.y}` + arcAlong(lathe, rim, from, to) + ring + 'z'
    : d`M${start.x} ${start.y}` +
      arcAlong(lathe, rim, from, to) +
      (inner[0] > 1e-6 ? 'z' + d`M${hole.x} ${hole.y}` + arcAlong(lathe, inner, from, to) + 'z' : 'z');
  const spots = Array.from({ length: 25 }, (_, at) => spotAt(lathe, rim, from + ((to - from) * at) / 24));
  const isToEye = lathe.flat > lathe.wide * 0.7;
  return [
    {
      outline,
      edges: edgesOf(spots),
      near: spotAt(lathe, [0, rim[1]], 0).near,
      relief: {
        is: 'even',
        facing: isToEye ? 'eye' : up * Math.sign(-lathe.frame.y.y) > 0 ? 'up' : 'down',
        waves: wavesOf(profile, rim[0]),
      },
      isInside: false,
      open: inner[0] / rim[0],
    },
  ];
}

/** Where a wavy disc turns away: tones by their share of the radius. */
function wavesOf(profile: readonly ProfilePoint[], rim: number): readonly ToneStop[] {
  if (profile.length < 8) return [];
  return profile.flatMap((point, at): ToneStop[] => {
    const before = profile[at - 1];
    if (!before || at % 3 !== 0 || point[0] <= before[0]) return [];
    return [[point[0] / rim, (point[1] - before[1]) / (point[0] - before[0])]];
  });
}

function bentSurface(lathe: Lathe, run: readonly ProfilePoint[], whole: Range | null): readonly Seen[] {
  const normals = normalsOf(run);
  const facingRings = run.flatMap((point, at) => {
    const range = facing(lathe, normals[at] ?? [1, 0], whole);
    return range ? [{ point, range, isWhole: range[1] - range[0] > Math.PI * 1.99 }] : [];
  });
  // Circles that are seen all round lie within those that are not: only the last of them is an edge.
  const isAll = facingRings.every(({ isWhole }) => isWhole);
  const rings = facingRings.filter(
    ({ isWhole }, at) =>
      isAll || !isWhole || facingRings[at - 1]?.isWhole === false || facingRings[at + 1]?.isWhole === false,
  );
  const [first, last] = [rings[0], rings.at(-1)];
  if (!first || !last || rings.length < 2) return [];
  // Seen along its axis, a straight wall is a line.
  if (isAll && lathe.flat > lathe.wide * 0.999 && Math.abs(first.point[0] - last.point[0]) < 1e-6) return [];
  const right = rings.map(({ point, range }) => spotAt(lathe, point, range[1]));
  const left = rings.map(({ point, range }) => spotAt(lathe, point, range[0])).toReversed();
  const start = spotAt(lathe, first.point, first.range[0]);
  const isWhole = !whole && isAll;
  const [outer, inner] = first.point[0] > last.point[0] ? [first, last] : [last, first];
  const outline = isWhole
    ? circle(lathe, outer.point) + (inner.point[0] > 1e-6 ? circle(lathe, inner.point) : '')
    : d`M${start.x} ${start.y}` +
      (first.point[0] > 1e-6 && !first.isWhole ? arcAlong(lathe, first.point, ...first.range) : '') +
      softly(right) +
      (last.point[0] > 1e-6 && !last.isWhole
        ? arcAlong(lathe, last.point, last.range[1], last.range[0])
        : '') +
      softly(left) +
      'z';
  const fronts = rings.map(({ point, range }) => spotAt(lathe, point, (range[0] + range[1]) / 2));
  const ends = [first, last].flatMap(({ point, range }) =>
    Array.from({ length: 9 }, (_, at) => spotAt(lathe, point, range[0] + ((range[1] - range[0]) * at) / 8)),
  );
  const edges = edgesOf([...left, ...right, ...ends]);
  const out = (normals[Math.floor(normals.length / 2)] ?? [1, 0])[0];
  return [
    {
      outline,
      edges,
      near: meanNear([...left, ...right, ...fronts, ...fronts]),
      relief: reliefOf(lathe, run, edges),
      isInside: out < 0,
      open: isWhole ? Math.max(0.01, inner.point[0] / outer.point[0]) : 0,
    },
  ];
}

/** Evenly across what is bent about one axis; about its middle what bulges on all sides. */
function reliefOf(lathe: Lathe, run: readonly ProfilePoint[], edges: ReturnType<typeof edgesOf>): Relief {
  const radii = run.map(([radius]) => radius);
  const widest = Math.max(...radii);
  const axis = lathe.frame.y;
  const length = Math.hypot(axis.x, axis.y);
  const isAlongSight = lathe.flat > lathe.wide * 0.6;
  const isBulged = run.length > 5 && Math.min(...radii) < widest * 0.5;
  if (isAlongSight || isBulged) {
    const middle: Flat = spotAt(lathe, [0, bellyOf(run, widest)], 0);
    const tall = edges.bottom - edges.top;
    const wide = edges.right - edges.left;
    return {
      is: 'bulged',
      middle,
      radius: widest * lathe.wide,
      squash: isAlongSight
        ? lathe.flat / lathe.wide
        : Math.max(0.6, 1 + (tall / Math.max(wide, 1) - 1) * 0.62),
    };
  }
  const way = { x: -axis.y / (length || 1), y: axis.x / (length || 1) };
  const sign = way.x < -1e-6 || (Math.abs(way.x) <= 1e-6 && way.y < 0) ? -1 : 1;
  const { x: u, z: w } = lathe.frame;
  const reach = widest * Math.hypot(u.x * way.x + u.y * way.y, w.x * way.x + w.y * way.y) * sign;
  const heights = run.map(([, height]) => height);
  const middle = spotAt(lathe, [0, (Math.min(...heights) + Math.max(...heights)) / 2], 0);
  return {
    is: 'bent',
    from: { x: middle.x - way.x * reach, y: middle.y - way.y * reach },
    to: { x: middle.x + way.x * reach, y: middle.y + way.y * reach },
    tones: [],
  };
}

/** At which height a profile is widest: between its points, where it is by the curve through three of them. */
function bellyOf(run: readonly ProfilePoint[], widest: number): number {
  const at = run.findIndex(([radius]) => radius === widest);
  const [before, here, after] = [run[at - 1], run[at], run[at + 1]];
  if (!here) return 0;
  if (!before || !after || (before[1] - here[1]) * (here[1] - after[1]) <= 0) return here[1];
  const [low, high] = [
    (here[0] - before[0]) / (here[1] - before[1]),
    (after[0] - here[0]) / (after[1] - here[1]),
  ];
  const [lower, upper] = [(before[1] + here[1]) / 2, (here[1] + after[1]) / 2];
  // Where the slope, which changes evenly between the middles of two stretches, is none.
  return low === high ? here[1] : lower + ((upper - lower) * low) / (low - high);
}
