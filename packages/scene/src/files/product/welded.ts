import type { Mesh } from './mesh';

/** Triangles whose neighbours share their corners: one corner for each place. Metres. */
export interface Welded {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
}

const known = new WeakMap<Mesh, Welded>();

/** A hundredth of a millimetre: corners nearer than this are one. */
const grain = 1e5;

function weld({ positions, triangles }: Mesh): Welded {
  const places = new Map<string, number>();
  const kept: number[] = [];
  const numbers = new Uint32Array(positions.length / 3);
  for (let at = 0; at < numbers.length; at += 1) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at * 3, at * 3 + 3);
    const key = `${Math.round(x * grain)} ${Math.round(y * grain)} ${Math.round(z * grain)}`;
    let number = places.get(key);
    if (number === undefined) {
      number = places.size;
      places.set(key, number);
      kept.push(x, y, z);
    }
    numbers[at] = number;
  }
  const whole: number[] = [];
  for (let at = 0; at + 2 < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => numbers[triangles[at + corner] ?? 0]);
    if (a !== b && b !== c && c !== a) whole.push(a, b, c);
  }
  return { positions: Float32Array.from(kept), triangles: Uint32Array.from(whole) };
}

/** A mesh with one corner for each place, made once for each. */
export function weldedOf(mesh: Mesh): Welded {
  let welded = known.get(mesh);
  if (!welded) known.set(mesh, (welded = weld(mesh)));
  return welded;
}
