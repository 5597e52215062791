import type { Position } from '@lucerna/engine';
import { Plane, Vector3 } from 'three';
import type { Ray } from 'three';

/** Below this sine between the view and the plane a small move of the hand would throw a thing far: about 10 degrees. */
const grazing = 0.17;
/** So flat a view, seen along the plane, gives the way across the picture only. */
const up = new Vector3(0, 1, 0);
const point = new Vector3();

/**
 * Where a ray from the eye takes what is held at `from`, on the level plane through it. When the plane is seen nearly
 * edge-on, the thing is moved on the upright plane that faces the eye instead, across the picture only. Null: the ray
 * leads away from the plane.
 */
export function slide(ray: Ray, from: Position): Position | null {
  const held = new Vector3(from.x, from.y, from.z);
  if (Math.abs(ray.direction.y) >= grazing) {
    const plane = new Plane().setFromNormalAndCoplanarPoint(up, held);
    const met = ray.intersectPlane(plane, point);
    return met ? { x: met.x, y: from.y, z: met.z } : null;
  }
  const met = ray.intersectPlane(facing(ray, held), point);
  return met ? { x: met.x, y: from.y, z: met.z } : null;
}

/** Where a ray takes what is held, up and down only. */
export function lift(ray: Ray, from: Position): Position | null {
  const held = new Vector3(from.x, from.y, from.z);
  const met = ray.intersectPlane(facing(ray, held), point);
  return met ? { ...from, y: met.y } : null;
}

/** The upright plane through a point that faces the eye. Seen from straight above it faces the front. */
function facing(ray: Ray, through: Vector3): Plane {
  const normal = new Vector3(ray.direction.x, 0, ray.direction.z);
  if (normal.lengthSq() < 1e-6) normal.set(0, 0, 1);
  return new Plane().setFromNormalAndCoplanarPoint(normal.normalize(), through);
}
