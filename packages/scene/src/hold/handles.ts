import type { Position } from '@lucerna/engine';
import type { Ray } from 'three';

/** How something is moved: over its floor, ceiling or wall, or up and down, which of a pendant changes the height. */
export type Way = 'slide' | 'lift';

/** Where something was taken hold of. Metres. */
export interface Grip {
  /** The position of the element then. */
  readonly position: Position;
  readonly at: Position;
}

/** Where a ray from the eye takes what is held; null when it leads nowhere. What a way leaves alone stays exactly as it was. */
export type Carry = (grip: Grip, ray: Ray) => Position | null;

/** The ways in which a piece can be moved by hand; none of a piece that cannot. */
export type Handles = Readonly<Partial<Record<Way, Carry>>>;
