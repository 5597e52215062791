import { BufferGeometry, type Vector2 } from 'three';

/** Counts the triangles of a geometry's own corners that show its shape with fewer of them: most are never shown so. */
const fewer = new WeakMap<BufferGeometry, () => readonly number[]>();
const made = new WeakMap<BufferGeometry, BufferGeometry>();

function indexOf(geometry: BufferGeometry): readonly number[] {
  const { index } = geometry;
  if (index) return [...index.array];
  return Array.from({ length: geometry.getAttribute('position').count }, (_, at) => at);
}

/** Shorter flanks than this are broken edges, which nobody misses from far. Metres. */
const edge = 0.002;

/**
 * Remembers with which of its corners a turned solid is shown coarsely: of a curve every second side and every third
 * ring, of anything else every fourth side; broken edges not at all.
 */
export function rememberLathe(
  geometry: BufferGeometry,
  profiles: readonly (readonly Vector2[])[],
  sides: number,
): void {
  fewer.set(geometry, () => {
    let from = 0;
    return profiles.flatMap((profile) => {
      const first = from;
      from += profile.length * (sides + 1);
      return latheTriangles(profile, sides).map((corner) => first + corner);
    });
  });
}

function latheTriangles(profile: readonly Vector2[], sides: number): readonly number[] {
  const rings = profile.length;
  const isCurve = rings > 4;
  const [first, last] = [profile[0], profile.at(-1)];
  if (!isCurve && first && last && first.distanceTo(last) < edge) return [];
  const triangles: number[] = [];
  const step = isCurve ? 2 : 4;
  const kept = profile
    .map((_, ring) => ring)
    .filter((ring) => ring % (isCurve ? 3 : 1) === 0 || ring === rings - 1);
  for (let side = 0; side < sides; side += step) {
    const [here, next] = [side * rings, Math.min(sides, side + step) * rings];
    for (const [at, ring] of kept.slice(1).entries()) {
      const before = kept[at] ?? 0;
      triangles.push(here + before, next + before, here + ring, next + ring, here + ring, next + before);
    }
  }
  return triangles;
}

/** Remembers it of a geometry that others were joined to, one after the other. */
export function rememberJoined(whole: BufferGeometry, geometries: readonly BufferGeometry[]): void {
  fewer.set(whole, () => {
    let from = 0;
    return geometries.flatMap((geometry) => {
      const first = from;
      from += geometry.getAttribute('position').count;
      return (fewer.get(geometry)?.() ?? indexOf(geometry)).map((corner) => first + corner);
    });
  });
}

/** Remembers another geometry of the same part, which shows it coarsely. */
export const rememberCoarse = (geometry: BufferGeometry, coarse: BufferGeometry): void =>
  void made.set(geometry, coarse);

/** Another geometry of the same corners, which is shown coarsely as the first is. */
export function copyOf(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.clone();
  const count = fewer.get(geometry);
  if (count) fewer.set(copy, count);
  return copy;
}

/** A geometry as it is shown where many of it are seen at once: the same corners, fewer of them. Made once for each. */
export function coarseOf(geometry: BufferGeometry): BufferGeometry {
  let coarse = made.get(geometry);
  const count = fewer.get(geometry);
  if (!coarse && !count) return geometry;
  if (!coarse && count) {
    coarse = new BufferGeometry();
    for (const [name, attribute] of Object.entries(geometry.attributes)) coarse.setAttribute(name, attribute);
    coarse.setIndex([...count()]);
    made.set(geometry, coarse);
  }
  return coarse ?? geometry;
}
