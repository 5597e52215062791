import type { Position } from '@lucerna/engine';
import { Plane, Vector3, type Ray } from 'three';
import type { Carry, Grip } from './handles';

/** Below this sine between the view and the plane a small move of the hand would throw a thing far: about 10 degrees. */
const grazing = 0.17;
/** So flat a view, seen along the plane, gives the way across the picture only. */
const up = new Vector3(0, 1, 0);
const point = new Vector3();

const add = (
  { position, at }: Grip,
  to: Vector3,
  { x, y, z }: { x: 0 | 1; y: 0 | 1; z: 0 | 1 },
): Position => ({
  x: x ? position.x + to.x - at.x : position.x,
  y: y ? position.y + to.y - at.y : position.y,
  z: z ? position.z + to.z - at.z : position.z,
});

/**
 * Moves on the level plane through the grip. When the plane is seen nearly edge-on, the thing is moved on the upright
 * plane that faces the eye instead, across the picture only. Null: the ray leads away from the plane.
 */
export const slideLevel: Carry = (grip, ray) => {
  const held = vector(grip.at);
  const isGrazing = Math.abs(ray.direction.y) < grazing;
  const plane = isGrazing ? facing(ray, held) : new Plane().setFromNormalAndCoplanarPoint(up, held);
  const met = ray.intersectPlane(plane, point);
  return met && add(grip, met, { x: 1, y: 0, z: 1 });
};

/** Moves up and down only. */
export const liftUpright: Carry = (grip, ray) => {
  const met = ray.intersectPlane(facing(ray, vector(grip.at)), point);
  return met && add(grip, met, { x: 0, y: 1, z: 0 });
};

/** Moves on the upright plane of a wall that looks into the room at `turn` degrees; null where the eye is beside it. */
export function slideOnWall(turn: number): Carry {
  const angle = (turn * Math.PI) / 180;
  const normal = new Vector3(Math.sin(angle), 0, Math.cos(angle));
  return (grip, ray) => {
    if (Math.abs(ray.direction.dot(normal)) < grazing) return null;
    const plane = new Plane().setFromNormalAndCoplanarPoint(normal, vector(grip.at));
    const met = ray.intersectPlane(plane, point);
    return met && add(grip, met, { x: 1, y: 1, z: 1 });
  };
}

const vector = ({ x, y, z }: Position) => new Vector3(x, y, z);

/** The upright plane through a point that faces the eye. Seen from straight above it faces the front. */
function facing(ray: Ray, through: Vector3): Plane {
  const normal = new Vector3(ray.direction.x, 0, ray.direction.z);
  if (normal.lengthSq() < 1e-6) normal.set(0, 0, 1);
  return new Plane().setFromNormalAndCoplanarPoint(normal.normalize(), through);
}
