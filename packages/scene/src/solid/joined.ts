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

/** Moves a geometry that is not shared yet. Metres. */
export function moved(geometry: BufferGeometry, x: number, y: number, z = 0): BufferGeometry {
  return geometry.translate(x, y, z);
}
