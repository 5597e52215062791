import { BufferAttribute, BufferGeometry } from 'three';

/** Where a tube goes: places in metres, and the directions there, of length 1. */
export interface TubeWay {
  readonly places: Float64Array;
  readonly directions: Float64Array;
}

const maxShort = 65_535;
const straight = 1e-9;

/**
 * A round tube along a way: what three's `TubeGeometry` makes of it, written where it stays. Lists of all figures and of vectors on the
 * way cost several times as much as the figures.
 */
export function swept({ places, directions }: TubeWay, radius: number, sides: number): BufferGeometry {
  const rings = places.length / 3;
  const corners = rings * (sides + 1);
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const surface = new Float32Array(corners * 2);
  const frame = firstFrame(directions);
  let at = 0;
  for (let ring = 0; ring < rings; ring += 1) {
    if (ring > 0) turnFrame(frame, directions, ring);
    for (let side = 0; side <= sides; side += 1, at += 1) {
      const angle = (side / sides) * Math.PI * 2;
      const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
      for (let axis = 0; axis < 3; axis += 1) {
        const out = cos * (frame[axis] ?? 0) + sin * (frame[axis + 3] ?? 0);
        normals[at * 3 + axis] = out;
        positions[at * 3 + axis] = (places[ring * 3 + axis] ?? 0) + radius * out;
      }
      surface[at * 2] = ring / (rings - 1);
      surface[at * 2 + 1] = side / sides;
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(surface, 2));
  geometry.setIndex(new BufferAttribute(trianglesOf(rings, sides, corners), 1));
  return geometry;
}

/** Of each ring two ways across the tube, of length 1 and square to each other. */
type Frame = Float64Array;

const direction = (directions: Float64Array, ring: number): readonly [number, number, number] => [
  directions[ring * 3] ?? 0,
  directions[ring * 3 + 1] ?? 0,
  directions[ring * 3 + 2] ?? 0,
];

/** Across the direction, along the axis of which it has least. */
function firstFrame(directions: Float64Array): Frame {
  const [x, y, z] = direction(directions, 0);
  const [wide, high, deep] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const frame = new Float64Array(6);
  const least = deep <= Math.min(wide, high) ? 2 : high <= wide ? 1 : 0;
  // The direction times that axis, and the direction times what comes of it.
  const [a, b, c] = least === 0 ? [0, z, -y] : least === 1 ? [-z, 0, x] : [y, -x, 0];
  const length = Math.hypot(a, b, c) || 1;
  frame[0] = (y * c - z * b) / length;
  frame[1] = (z * a - x * c) / length;
  frame[2] = (x * b - y * a) / length;
  setSecond(frame, x, y, z);
  return frame;
}

function setSecond(frame: Frame, x: number, y: number, z: number): void {
  const [a = 0, b = 0, c = 0] = frame;
  frame[3] = y * c - z * b;
  frame[4] = z * a - x * c;
  frame[5] = x * b - y * a;
}

/** Turns the frame as little as brings it from the ring before to this one. */
function turnFrame(frame: Frame, directions: Float64Array, ring: number): void {
  const [fromX, fromY, fromZ] = direction(directions, ring - 1);
  const [x, y, z] = direction(directions, ring);
  let [axisX, axisY, axisZ] = [fromY * z - fromZ * y, fromZ * x - fromX * z, fromX * y - fromY * x];
  const sin = Math.hypot(axisX, axisY, axisZ);
  if (sin > straight) {
    [axisX, axisY, axisZ] = [axisX / sin, axisY / sin, axisZ / sin];
    const cos = fromX * x + fromY * y + fromZ * z;
    const [a = 0, b = 0, c = 0] = frame;
    const along = (axisX * a + axisY * b + axisZ * c) * (1 - cos);
    frame[0] = a * cos + (axisY * c - axisZ * b) * sin + axisX * along;
    frame[1] = b * cos + (axisZ * a - axisX * c) * sin + axisY * along;
    frame[2] = c * cos + (axisX * b - axisY * a) * sin + axisZ * along;
  }
  setSecond(frame, x, y, z);
}

function trianglesOf(rings: number, sides: number, corners: number): Uint16Array | Uint32Array {
  const count = (rings - 1) * sides * 6;
  const triangles = corners > maxShort ? new Uint32Array(count) : new Uint16Array(count);
  let at = 0;
  for (let ring = 1; ring < rings; ring += 1)
    for (let side = 1; side <= sides; side += 1) {
      const before = (sides + 1) * (ring - 1) + side;
      const here = (sides + 1) * ring + side;
      triangles[at] = before - 1;
      triangles[at + 1] = here - 1;
      triangles[at + 2] = before;
      triangles[at + 3] = here - 1;
      triangles[at + 4] = here;
      triangles[at + 5] = before;
      at += 6;
    }
  return triangles;
}
