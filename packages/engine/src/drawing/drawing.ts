import type { CompositionAttributes } from '../element/element';
import type { Configuration } from '../configuration/choices';
import type { RoomSize } from '../element/position';

/** A place in the plan of a room, metres: x along the width and z along the depth from the middle of the room. */
export interface PlanPoint {
  readonly x: number;
  readonly z: number;
}

/** A corner of a run. `y` is its height above the floor in metres; without it the corner is at the drawing's height. */
export interface RunPoint extends PlanPoint {
  readonly y?: number;
}

/**
 * A line that was drawn through the room. Plusminus: one belt, along straight stretches between its corners. Sticks: a
 * chain of rods, one between each corner and the next, as long as a rod of the catalogue is.
 */
export interface Run {
  readonly id: string;
  /** Two or more. */
  readonly points: readonly RunPoint[];
}

/** A luminaire that hangs on a run. The rods of sticks are luminaires too, but they are the run itself. */
export interface DrawnLight {
  readonly id: string;
  readonly run: string;
  /** Metres along the run from its first corner to the middle of the luminaire. */
  readonly at: number;
  readonly model: string;
  /** What was chosen for it alone; the rest is the drawing's. */
  readonly attributes: Configuration;
}

/** Where current comes to a run. */
export interface DrawnFeed {
  readonly id: string;
  readonly run: string;
  /** Metres along the run. */
  readonly at: number;
}

/** A floor plan that was uploaded, as it lies under a drawing. It is looked at only: nothing that is built follows from it. */
export interface DrawnFloor {
  /** The id of the upload. */
  readonly file: string;
  readonly kind: 'picture' | 'dxf';
  readonly name: string;
  /** Its measures in its own units: pixels, or the units of the DXF. */
  readonly width: number;
  readonly height: number;
  /** Metres for each of its units. */
  readonly scale: number;
  /** Where its middle is in the room, metres. */
  readonly x: number;
  readonly z: number;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly isLocked: boolean;
}

/** The systems that can be drawn, as stored creations and the configurators' addresses name them (C2). */
export const drawnSystemNames = ['plusminus', 'sticks'] as const;
export type DrawnSystemName = (typeof drawnSystemNames)[number];

/**
 * What a drawn system is made of and what it carries, a row of drawn-systems.json. A system has belts or rods. Lengths
 * are metres.
 */
export interface DrawnSystem {
  readonly name: DrawnSystemName;
  /** The luminaires that may be put on a run. */
  readonly lights: readonly string[];
  /** The rods of which runs are made, shortest first; none when a run is a belt. */
  readonly rods: readonly { readonly model: string; readonly length: number }[];
  /** The belts of which runs are cut, shortest first; none when a run is made of rods. */
  readonly belts: readonly { readonly model: string; readonly length: number }[];
  /** What joins two rods at a corner, and what fastens an end to wall, floor or ceiling. */
  readonly joint: string | null;
  readonly anchor: string | null;
  readonly feed: string;
  /** Watts that one feed carries. */
  readonly wattsOfFeed: number;
  /** Metres along a run to which a feed reaches on either side. */
  readonly reachOfFeed: number;
  /** Metres above the floor at which the runs of a new drawing hang. */
  readonly height: number;
}

/** A drawing as it is stored: its system by name. */
export type StoredDrawing = Omit<Drawing, 'system'> & { readonly system: DrawnSystemName };

/** What was drawn in a room. Immutable; edits make a new one. The space with its bill of materials is made of it. */
export interface Drawing {
  readonly type: 'drawing';
  readonly id: string;
  readonly system: DrawnSystem;
  readonly roomSize: RoomSize;
  /** Metres above the floor at which runs are drawn. */
  readonly height: number;
  readonly attributes: CompositionAttributes;
  readonly runs: readonly Run[];
  readonly lights: readonly DrawnLight[];
  readonly feeds: readonly DrawnFeed[];
  readonly floor?: DrawnFloor;
}

/** A change of a drawing, as a plain record. New ids are the caller's. */
export type DrawingEdit =
  | { readonly type: 'draw-run'; readonly id: string; readonly points: readonly RunPoint[] }
  /** Goes on with a run at its last corner, or at its first. */
  | {
      readonly type: 'extend-run';
      readonly id: string;
      readonly end: 'first' | 'last';
      readonly to: RunPoint;
    }
  | { readonly type: 'move-point'; readonly id: string; readonly index: number; readonly to: RunPoint }
  /** Puts a corner into the stretch that begins at `index`. */
  | { readonly type: 'insert-point'; readonly id: string; readonly index: number; readonly at: RunPoint }
  | { readonly type: 'remove-point'; readonly id: string; readonly index: number }
  /** Gives the stretch that begins at `index` a length in metres; what follows moves along. */
  | { readonly type: 'set-length'; readonly id: string; readonly index: number; readonly length: number }
  | { readonly type: 'move-run'; readonly id: string; readonly by: PlanPoint }
  | {
      readonly type: 'place-light';
      readonly id: string;
      readonly run: string;
      readonly at: number;
      readonly model: string;
      readonly attributes?: Configuration;
    }
  /** Places several of a model evenly along a run. */
  | {
      readonly type: 'spread-lights';
      readonly ids: readonly string[];
      readonly run: string;
      readonly model: string;
      readonly attributes?: Configuration;
    }
  | { readonly type: 'move-light'; readonly id: string; readonly run?: string; readonly at: number }
  | { readonly type: 'place-feed'; readonly id: string; readonly run: string; readonly at: number }
  | { readonly type: 'move-feed'; readonly id: string; readonly run?: string; readonly at: number }
  /** Removes a run with all on it, a light or a feed. */
  | { readonly type: 'remove'; readonly id: string }
  /** Attributes of the whole drawing, or of some lights alone. */
  | {
      readonly type: 'set-attributes';
      readonly ids?: readonly string[];
      readonly attributes: Configuration;
    }
  | { readonly type: 'set-height'; readonly height: number }
  | { readonly type: 'set-room'; readonly roomSize: Partial<RoomSize> }
  | { readonly type: 'batch'; readonly edits: readonly DrawingEdit[] };
