import type { RoomSize } from '@lucerna/engine';
import { Plane, Vector3, type Ray } from 'three';
import type { PlaceSeen, PutWay } from '../stage';

/** Seen from higher than this, up and down cannot be told apart on the picture: about 50 degrees. */
const steep = 0.77;
/** A plane that is seen so nearly edge-on is not pointed at. */
const grazing = 0.05;

const point = new Vector3();

/**
 * Where a ray from the eye puts something. What hangs comes onto the upright plane through the middle of the room that
 * looks to the eye, at the height pointed at; seen from above onto the ceiling; what stands onto the floor. Null: the
 * ray leads nowhere. The place is within the room.
 */
export function placeSeen(ray: Ray, way: PutWay, room: RoomSize): PlaceSeen | null {
  const { x, y, z } = ray.direction;
  const isLevel = way === 'stand' ? Math.abs(y) > grazing : Math.abs(y) > steep;
  const level = way === 'stand' ? 0 : room.height;
  const normal = isLevel
    ? new Vector3(0, 1, 0)
    : new Vector3(Math.abs(x) > Math.abs(z) ? 1 : 0, 0, Math.abs(x) > Math.abs(z) ? 0 : 1);
  const plane = new Plane().setFromNormalAndCoplanarPoint(normal, new Vector3(0, isLevel ? level : 0, 0));
  const met = ray.intersectPlane(plane, point);
  if (!met) return null;
  const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
  const at = {
    x: within(met.x, -room.width / 2, room.width / 2),
    y: way === 'stand' ? 0 : within(met.y, 0, room.height),
    z: within(met.z, -room.depth / 2, room.depth / 2),
  };
  return { at, hasHeight: way === 'hang' && !isLevel };
}
