import { BufferAttribute, BufferGeometry, type Vector2 } from 'three';

/** More corners than these need indices of four bytes. */
const maxShort = 65_535;

/**
 * Turns profiles about the y axis by an angle from the front on, in radians: what three's `LatheGeometry` makes of each, one after the other,
 * written where it stays. A page makes some hundred of them at once, and lists of all figures on the way cost as much as the figures.
 */
export function lathe(
  profiles: readonly (readonly Vector2[])[],
  sides: number,
  from: number,
  sweep: number,
): BufferGeometry {
  const corners = profiles.reduce((sum, { length }) => sum + length * (sides + 1), 0);
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const places = new Float32Array(corners * 2);
  const turns = new Float64Array((sides + 1) * 2);
  for (let side = 0; side <= sides; side += 1) {
    const angle = from + side * (1 / sides) * sweep;
    turns[side * 2] = Math.sin(angle);
    turns[side * 2 + 1] = Math.cos(angle);
  }
  let at = 0;
  for (const profile of profiles) {
    const rings = profile.length;
    const ways = profileNormals(profile);
    for (let side = 0; side <= sides; side += 1) {
      const sin = turns[side * 2] ?? 0;
      const cos = turns[side * 2 + 1] ?? 0;
      for (let ring = 0; ring < rings; ring += 1, at += 1) {
        const radius = profile[ring]?.x ?? 0;
        const outwards = ways[ring * 2] ?? 0;
        positions[at * 3] = radius * sin;
        positions[at * 3 + 1] = profile[ring]?.y ?? 0;
        positions[at * 3 + 2] = radius * cos;
        normals[at * 3] = outwards * sin;
        normals[at * 3 + 1] = ways[ring * 2 + 1] ?? 0;
        normals[at * 3 + 2] = outwards * cos;
        places[at * 2] = side / sides;
        places[at * 2 + 1] = ring / (rings - 1);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new BufferAttribute(places, 2));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(trianglesOf(profiles, sides, corners), 1));
  return geometry;
}

/** Where each point of a profile faces, between the flanks that meet there: outwards and upwards, of length 1. */
function profileNormals(profile: readonly Vector2[]): Float64Array {
  const ways = new Float64Array(profile.length * 2);
  let [before, beforeUp] = [0, 0];
  for (let at = 0; at < profile.length; at += 1) {
    const [point, next] = [profile[at], profile[at + 1]];
    const [own, ownUp] = point && next ? [next.y - point.y, point.x - next.x] : [0, 0];
    const [sum, sumUp] = [own + before, ownUp + beforeUp];
    const length = Math.sqrt(sum * sum + sumUp * sumUp) || 1;
    ways[at * 2] = sum / length;
    ways[at * 2 + 1] = sumUp / length;
    [before, beforeUp] = [own, ownUp];
  }
  return ways;
}

function trianglesOf(
  profiles: readonly (readonly Vector2[])[],
  sides: number,
  corners: number,
): Uint16Array | Uint32Array {
  const count = profiles.reduce((sum, { length }) => sum + sides * (length - 1) * 6, 0);
  const triangles = corners > maxShort ? new Uint32Array(count) : new Uint16Array(count);
  let [at, first] = [0, 0];
  for (const { length: rings } of profiles) {
    for (let side = 0; side < sides; side += 1)
      for (let ring = 0; ring < rings - 1; ring += 1) {
        const here = first + side * rings + ring;
        const next = here + rings;
        triangles[at] = here;
        triangles[at + 1] = next;
        triangles[at + 2] = here + 1;
        triangles[at + 3] = next + 1;
        triangles[at + 4] = here + 1;
        triangles[at + 5] = next;
        at += 6;
      }
    first += rings * (sides + 1);
  }
  return triangles;
}
