import { BufferAttribute, BufferGeometry } from 'three';

/** Figures are the same when they are in millionths. */
const steps = 1_000_000;
const attributes = [
  ['position', 3],
  ['uv', 2],
  ['normal', 3],
] as const;
const stride = 8;
/** More corners than these need indices of four bytes. */
const maxShort = 65_535;

/** A geometry without an index with one: corners that are the same in all their figures become one, in the order in which they come. */
export function indexed(raw: BufferGeometry): BufferGeometry {
  const { count } = raw.getAttribute('position');
  const figures = figuresOf(raw, count);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, count * 2)))).fill(-1);
  const firsts = new Uint32Array(count);
  const corners = new Uint32Array(count);
  let found = 0;
  for (let corner = 0; corner < count; corner += 1) {
    let slot = hashOf(figures, corner) & (slots.length - 1);
    let known = slots[slot] ?? -1;
    while (known >= 0 && !areSame(figures, firsts[known] ?? 0, corner)) {
      slot = (slot + 1) & (slots.length - 1);
      known = slots[slot] ?? -1;
    }
    if (known < 0) {
      known = found;
      slots[slot] = known;
      firsts[known] = corner;
      found += 1;
    }
    corners[corner] = known;
  }
  const geometry = new BufferGeometry();
  for (const [name, size] of attributes) {
    const from = raw.getAttribute(name).array;
    const to = new Float32Array(found * size);
    for (let at = 0; at < found; at += 1)
      for (let axis = 0; axis < size; axis += 1)
        to[at * size + axis] = from[(firsts[at] ?? 0) * size + axis] ?? 0;
    geometry.setAttribute(name, new BufferAttribute(to, size));
  }
  geometry.setIndex(new BufferAttribute(found > maxShort ? corners : Uint16Array.from(corners), 1));
  return geometry;
}

/** Of each corner its place, its place on the surface and its normal, in whole steps. */
function figuresOf(raw: BufferGeometry, count: number): Int32Array {
  const figures = new Int32Array(count * stride);
  let first = 0;
  for (const [name, size] of attributes) {
    const { array } = raw.getAttribute(name);
    for (let corner = 0; corner < count; corner += 1)
      for (let axis = 0; axis < size; axis += 1)
        figures[corner * stride + first + axis] = Math.trunc(
          (array[corner * size + axis] ?? 0) * steps + 0.5,
        );
    first += size;
  }
  return figures;
}

function hashOf(figures: Int32Array, corner: number): number {
  let hash = 0;
  for (let at = corner * stride; at < (corner + 1) * stride; at += 1)
    hash = Math.imul(hash ^ (figures[at] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}

function areSame(figures: Int32Array, one: number, other: number): boolean {
  for (let at = 0; at < stride; at += 1)
    if (figures[one * stride + at] !== figures[other * stride + at]) return false;
  return true;
}
