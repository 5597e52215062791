import type { OnRun } from '../element';
import type { Position } from '../position';

/** An upright box in the room, metres. */
export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  readonly minZ: number;
  readonly maxZ: number;
}

/** A box that is turned about the vertical and then tilted along its length. */
export interface TurnedBox {
  readonly middle: Position;
  /** The ways of its length, height and width, each of length 1. */
  readonly axes: readonly [Position, Position, Position];
  /** Half its length, height and width, metres. */
  readonly halves: readonly [number, number, number];
}

/** The room that an element takes, metres: a box, or the upright cylinder inside it. */
export interface Body extends Bounds {
  readonly round: boolean;
  /** How it stands within these bounds when it is turned or tilted. */
  readonly turned?: TurnedBox;
  readonly onRun?: OnRun;
  /** What it is of a suspension; absent for the body of an article itself. */
  readonly part?: 'cable' | 'canopy';
  /** The free-wire cluster whose feed it is, or is wired from: these do not stand in each other's way. */
  readonly feeds?: string;
  /** It is of a complement, which others hang by or are joined with: no suspension is in its way. */
  readonly joins?: true;
}
