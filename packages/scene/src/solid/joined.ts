import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { rememberJoined } from './coarse';

/** One geometry of several. Throws when there is none to join: a shape without solids is a fault of its maker. */
export function joined(...geometries: readonly BufferGeometry[]): BufferGeometry {
  const [only] = geometries;
  if (only && geometries.length === 1) return only;
  const whole = mergeGeometries([...geometries]);
  rememberJoined(whole, geometries);
  return whole;
}

/** Moves a geometry that is not shared yet. Metres. Its normals stay: three would turn each of them by no angle. */
export function moved(geometry: BufferGeometry, x: number, y: number, z = 0): BufferGeometry {
  if (x === 0 && y === 0 && z === 0) return geometry;
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1)
    places.setXYZ(at, places.getX(at) + x, places.getY(at) + y, places.getZ(at) + z);
  return geometry;
}
