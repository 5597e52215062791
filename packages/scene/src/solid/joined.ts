import { BufferAttribute, BufferGeometry } from 'three';
import { rememberJoined } from './coarse';

/** More corners than these need indices of four bytes. */
const maxShort = 65_535;

/** One geometry of several. Throws when there is none to join: a shape without solids is a fault of its maker. */
export function joined(...geometries: readonly BufferGeometry[]): BufferGeometry {
  const [only] = geometries;
  if (!only) throw new Error('There is no geometry to join.');
  if (geometries.length === 1) return only;
  const whole = new BufferGeometry();
  for (const name of Object.keys(only.attributes)) whole.setAttribute(name, attributeOf(geometries, name));
  whole.setIndex(indexOf(geometries));
  rememberJoined(whole, geometries);
  return whole;
}

/** Written where they stay: lists of all figures on the way would cost as much as making them. */
function attributeOf(geometries: readonly BufferGeometry[], name: string): BufferAttribute {
  const parts = geometries.map((each) => each.getAttribute(name));
  const figures = new Float32Array(parts.reduce((sum, { array }) => sum + array.length, 0));
  let from = 0;
  for (const { array } of parts) {
    figures.set(array, from);
    from += array.length;
  }
  return new BufferAttribute(figures, parts[0]?.itemSize ?? 1);
}

function indexOf(geometries: readonly BufferGeometry[]): BufferAttribute {
  let [corners, count] = [0, 0];
  const parts = geometries.map((each) => {
    const first = corners;
    const { index } = each;
    if (!index) throw new Error('A geometry without an index cannot be joined.');
    corners += each.getAttribute('position').count;
    count += index.count;
    return { first, array: index.array };
  });
  const triangles = corners > maxShort ? new Uint32Array(count) : new Uint16Array(count);
  let at = 0;
  for (const { first, array } of parts) {
    triangles.set(array, at);
    const end = at + array.length;
    if (first > 0) for (let each = at; each < end; each += 1) triangles[each]! += first;
    at = end;
  }
  return new BufferAttribute(triangles, 1);
}

/** Moves a geometry that is not shared yet. Metres. Its normals stay: three would turn each of them by no angle. */
export function moved(geometry: BufferGeometry, x: number, y: number, z = 0): BufferGeometry {
  if (x === 0 && y === 0 && z === 0) return geometry;
  const { array } = geometry.getAttribute('position');
  const { length } = array;
  for (let at = 0; at < length; at += 3) {
    array[at]! += x;
    array[at + 1]! += y;
    array[at + 2]! += z;
  }
  return geometry;
}
