import type { Position } from '../element/position';

/** What parts of a body turn about, for one article's measures: metres, degrees. */
export interface ShapedPivot {
  readonly name: string;
  /** A place of its axis, and the way of it, of length 1; as the body is described, turned by nothing. */
  readonly at: Position;
  readonly axis: Position;
  /** As far as it turns, degrees: at most 0 and at least 0. */
  readonly from: number;
  readonly to: number;
  /** How far it is turned. */
  readonly degrees: number;
}

/** Degrees by the names of pivots; one that is not named is not turned. */
export type Aim = Readonly<Record<string, number>>;

/** Rows of a matrix that turns. */
type Rotation = readonly (readonly [number, number, number])[];

const degree = Math.PI / 180;
const still: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** By a right-handed angle about an axis of length 1 (Rodrigues). */
function about({ x, y, z }: Position, degrees: number): Rotation {
  const [c, s] = [Math.cos(degrees * degree), Math.sin(degrees * degree)];
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

function rotated([one, two, three]: Rotation, { x, y, z }: Position): Position {
  const row = (of: Rotation[number] | undefined): number => (of ? of[0] * x + of[1] * y + of[2] * z : 0);
  return { x: row(one), y: row(two), z: row(three) };
}

/** What turns by `first` and then by `then`. */
function product(then: Rotation, first: Rotation): Rotation {
  const column = (at: 0 | 1 | 2): Position =>
    rotated(then, { x: first[0]?.[at] ?? 0, y: first[1]?.[at] ?? 0, z: first[2]?.[at] ?? 0 });
  const [a, b, c] = [column(0), column(1), column(2)];
  return (['x', 'y', 'z'] as const).map((axis) => [a[axis], b[axis], c[axis]]);
}

/** The rotation of a turn about x, then y, then z. */
const rotationOf = ({ x, y, z }: Position): Rotation =>
  product(
    about({ x: 0, y: 0, z: 1 }, z),
    product(about({ x: 0, y: 1, z: 0 }, y), about({ x: 1, y: 0, z: 0 }, x)),
  );

/** Degrees about x, then y, then z that come to a rotation. */
function turnOf(rotation: Rotation): Position {
  const at = (row: number, column: 0 | 1 | 2): number => rotation[row]?.[column] ?? 0;
  const up = Math.max(-1, Math.min(1, -at(2, 0)));
  const y = Math.asin(up);
  // Looking straight along x, only the sum of the other two matters.
  const [x, z] =
    Math.abs(up) > 1 - 1e-9
      ? [0, Math.atan2(-at(0, 1), at(1, 1))]
      : [Math.atan2(at(2, 1), at(2, 2)), Math.atan2(at(1, 0), at(0, 0))];
  return { x: x / degree, y: y / degree, z: z / degree };
}

/** How something moves that hangs on pivots. */
export interface Motion {
  readonly place: (from: Position) => Position;
  /** Degrees about x, then y, then z, of what had these before. */
  readonly turn: (from: Position) => Position;
}

/** The motion of pivots: the one a part hangs on first, then those that carry it. Null: none of them is turned. */
export function motionOf(pivots: readonly ShapedPivot[]): Motion | null {
  const turned = pivots.filter(({ degrees }) => degrees !== 0);
  if (turned.length === 0) return null;
  const steps = turned.map(({ at, axis, degrees }) => ({ at, rotation: about(axis, degrees) }));
  const whole = steps.reduce((sum, { rotation }) => product(rotation, sum), still);
  return {
    place: (from) =>
      steps.reduce(({ x, y, z }, { at, rotation }) => {
        const way = rotated(rotation, { x: x - at.x, y: y - at.y, z: z - at.z });
        return { x: way.x + at.x, y: way.y + at.y, z: way.z + at.z };
      }, from),
    turn: (from) => turnOf(product(whole, rotationOf(from))),
  };
}
