import type { ProfilePoint, ShapedSolid } from '@lucerna/engine';
import { d } from '../svg';
import { across, dot, within, type Frame, type Spot } from './sight';
import { edgesOf, meanNear, type Relief, type Seen, type ToneStop } from './surface';

type Prism = Extract<ShapedSolid, { form: 'prism' }>;

/** Sides whose normals differ by less than this are one bent surface. */
const sharp = Math.cos((35 * Math.PI) / 180);

interface Side {
  readonly from: readonly [Spot, Spot];
  readonly to: readonly [Spot, Spot];
  /** Of length 1. */
  readonly normal: Spot;
}

function placeIn({ along }: Prism, frame: Frame, [one, other]: ProfilePoint, far: number): Spot {
  if (along === 'length') return within(frame, far, other, -one);
  return along === 'height' ? within(frame, one, far, other) : within(frame, one, other, far);
}

const between = (from: Spot, to: Spot): Spot => ({
  x: to.x - from.x,
  y: to.y - from.y,
  near: to.near - from.near,
});

function unit(way: Spot): Spot {
  const length = Math.hypot(way.x, way.y, way.near) || 1;
  return { x: way.x / length, y: way.y / length, near: way.near / length };
}

/** Twice the area of an outline; below 0 where it runs clockwise. */
const areaOf = (outline: readonly ProfilePoint[]): number =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The path through places, without those that it passes by anyway. */
function closed(spots: readonly Spot[]): string {
  const kept: Spot[] = [];
  for (const [at, spot] of spots.entries()) {
    const before = kept.at(-1);
    const after = spots[at + 1] ?? spots[0];
    if (before && after) {
      const way = { x: after.x - before.x, y: after.y - before.y };
      const off = Math.abs((spot.x - before.x) * way.y - (spot.y - before.y) * way.x);
      const onWay = (spot.x - before.x) * way.x + (spot.y - before.y) * way.y;
      if (Math.hypot(spot.x - before.x, spot.y - before.y) < 0.15) continue;
      if (onWay >= 0 && off < 0.08 * Math.hypot(way.x, way.y)) continue;
    }
    kept.push(spot);
  }
  return kept.map(({ x, y }, at) => (at === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('') + 'z';
}

/** What is seen of a prism at its first place. */
export function prismSurfaces(solid: Prism, frame: Frame): readonly Seen[] {
  const { outline, hole, from, to } = solid;
  const far = between(placeIn(solid, frame, [0, 0], 0), placeIn(solid, frame, [0, 0], 1));
  const one = between(placeIn(solid, frame, [0, 0], 0), placeIn(solid, frame, [1, 0], 0));
  const other = between(placeIn(solid, frame, [0, 0], 0), placeIn(solid, frame, [0, 1], 0));
  // The picture runs downwards: what is right-handed in the room is left-handed in it.
  const hand = Math.sign(dot(across(one, other), far));
  const sides = (line: readonly ProfilePoint[], isHole: boolean): Side[] => {
    const sign = hand * Math.sign(areaOf(line)) * (isHole ? -1 : 1);
    return line.map((point, at): Side => {
      const next = line[(at + 1) % line.length] ?? point;
      const ends = (where: number) =>
        [placeIn(solid, frame, point, where), placeIn(solid, frame, next, where)] as const;
      const normal = unit(across(between(...ends(from)), far));
      return {
        from: ends(from),
        to: ends(to),
        normal: { x: normal.x * sign, y: normal.y * sign, near: normal.near * sign },
      };
    });
  };
  const seen = [
    ...facesOf(sides(outline, false)).map((face) => sideSurface(face, false)),
    ...(hole ? facesOf(sides(hole, true)).map((face) => sideSurface(face, true)) : []),
  ];
  const end = far.near > 0 ? to : from;
  if (Math.abs(far.near) < 1e-6 * Math.hypot(far.x, far.y)) return seen;
  const spots = outline.map((point) => placeIn(solid, frame, point, end));
  const rim = hole ? closed(hole.map((point) => placeIn(solid, frame, point, end))) : '';
  return [
    ...seen,
    {
      outline: closed(spots) + rim,
      edges: edgesOf(spots),
      near: meanNear(spots),
      relief: evenly(
        unit({
          ...far,
          x: far.x * Math.sign(far.near),
          y: far.y * Math.sign(far.near),
          near: Math.abs(far.near),
        }),
      ),
      isInside: false,
      open: 0,
    },
  ];
}

function evenly({ y, near }: Spot): Relief {
  const facing = near > 0.6 ? 'eye' : y < 0 ? 'up' : 'down';
  return { is: 'even', facing, waves: [] };
}

/** Sides beside each other that face the eye and are bent softly, each face of them in one. */
function facesOf(sides: readonly Side[]): Side[][] {
  const faces: Side[][] = [];
  const isJoined = (one: Side | undefined, next: Side | undefined) =>
    one !== undefined && next !== undefined && dot(one.normal, next.normal) > sharp;
  for (const side of sides) {
    if (side.normal.near <= 1e-6) continue;
    const face = faces.at(-1);
    const last = face?.at(-1);
    if (
      face &&
      isJoined(last, side) &&
      last?.from[1].x === side.from[0].x &&
      last.from[1].y === side.from[0].y
    )
      face.push(side);
    else faces.push([side]);
  }
  const [first, last] = [faces[0], faces.at(-1)];
  if (
    first &&
    last &&
    first !== last &&
    isJoined(last.at(-1), first[0]) &&
    last.at(-1)?.from[1].x === first[0]?.from[0].x
  ) {
    faces.shift();
    last.push(...first);
  }
  return faces;
}

function sideSurface(face: readonly Side[], isInside: boolean): Seen {
  const [first, last] = [face[0], face.at(-1)];
  const near = [...face.map(({ from }) => from[0]), ...(last ? [last.from[1]] : [])];
  const far = [...face.map(({ to }) => to[0]), ...(last ? [last.to[1]] : [])];
  const spots = [...near, ...far.toReversed()];
  const normal = face[Math.floor(face.length / 2)]?.normal ?? { x: 0, y: 0, near: 1 };
  const isBent = first !== undefined && last !== undefined && dot(first.normal, last.normal) < 0.985;
  return {
    outline: closed(spots),
    edges: edgesOf(spots),
    near: meanNear(spots),
    relief: isBent ? bent(face) : evenly(normal),
    isInside,
    open: 0,
  };
}

/** Tones by where each side faces, along the way across what the prism is drawn out. */
function bent(face: readonly Side[]): Relief {
  const [first] = face;
  if (!first) return evenly({ x: 0, y: 0, near: 1 });
  const drawn = between(first.from[0], first.to[0]);
  const length = Math.hypot(drawn.x, drawn.y) || 1;
  const straight = { x: -drawn.y / length, y: drawn.x / length };
  const sign = straight.x < -1e-6 || (Math.abs(straight.x) <= 1e-6 && straight.y < 0) ? -1 : 1;
  const way = { x: straight.x * sign, y: straight.y * sign };
  const along = ({ x, y }: Spot) => x * way.x + y * way.y;
  const middles = face.map(({ from }) => (along(from[0]) + along(from[1])) / 2);
  const [low, high] = [Math.min(...middles), Math.max(...middles)];
  const origin = first.from[0];
  const at = (value: number) => ({
    x: origin.x + way.x * (value - along(origin)),
    y: origin.y + way.y * (value - along(origin)),
  });
  const every = Math.ceil(face.length / 10);
  const tones = face
    .map(({ normal }, index): ToneStop => [
      ((middles[index] ?? low) - low) / (high - low || 1),
      (normal.x * way.x + normal.y * way.y + 1) / 2,
    ])
    .filter((_, index) => index % every === 0 || index === face.length - 1)
    .toSorted(([one], [other]) => one - other);
  return { is: 'bent', from: at(low), to: at(high), tones };
}
