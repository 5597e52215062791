import { z } from 'zod';
import { aimOfPivots, listOf, measure, roomSize, storedName, wishes } from '../element/element';
import type { DrawnSystem } from '../catalogue/row/drawn-system';
import type { Configuration } from '../configuration/choices';
import type { RoomSize } from '../element/position';
import { greatestRoom } from '../element/limits';
import type { Stored } from '../stored';
import { drawnSystemNames, maxCorners, maxDrawn } from './drawing-limits';

const inPlan = measure(-greatestRoom, greatestRoom, 'a measure');
const above = measure(0, greatestRoom, 'a measure from 0');

/**
 * A corner of a run: a place in the plan of a room, metres, x along the width and z along the depth from the middle of
 * the room. `y` is its height above the floor in metres; without it the corner is at the drawing's height.
 */
const runPoint = z.object({ x: inPlan, z: inPlan, y: above.optional() }, 'an object');

/**
 * A line that was drawn through the room. Plusminus: one belt, along straight stretches between its corners. Sticks: a
 * chain of rods, one between each corner and the next, as long as a rod of the catalogue is.
 */
const run = z.object(
  {
    id: storedName,
    /** Two or more. */
    points: listOf(runPoint, maxCorners),
  },
  'an object',
);

/** A luminaire that hangs on a run. The rods of sticks are luminaires too, but they are the run itself. */
const light = z.object(
  {
    id: storedName,
    run: storedName,
    /** Metres along the run from its first corner to the middle of the luminaire. */
    at: above,
    model: storedName,
    /** What was chosen for it alone; the rest is the drawing's. */
    attributes: wishes,
    aim: aimOfPivots,
  },
  'an object',
);

/** Where current comes to a run. */
const feed = z.object(
  {
    id: storedName,
    run: storedName,
    /** Metres along the run. */
    at: above,
  },
  'an object',
);

/** Pixels, or the units of a plan: no greater ones can be laid under a room. */
const greatestOfPlan = 1e9;
const ofPlan = measure(-greatestOfPlan, greatestOfPlan, 'a number');

/** A floor plan that was uploaded, as it lies under a drawing. It is looked at only: nothing that is built follows from it. */
const floor = z.object(
  {
    /** The id of the upload. */
    file: z.string('an id').regex(/^[\w-]{1,64}$/, 'an id'),
    kind: z.enum(['picture', 'dxf'], 'one of picture, dxf'),
    name: z.string('a name').max(200, 'a name'),
    /** Its measures in its own units: pixels, or the units of the DXF. */
    width: ofPlan,
    height: ofPlan,
    /** Metres for each of its units. */
    scale: ofPlan,
    /** Where its middle is in the room, metres. */
    x: ofPlan,
    z: ofPlan,
    /** From 0 to 1. */
    opacity: ofPlan,
    isLocked: z.boolean('yes or no'),
  },
  'an object',
);

/** What was drawn in a room, as it is stored: its system by name. What is wrong with the floor plan under it is no reason to refuse it. */
export const storedDrawing = z.object(
  {
    type: z.literal('drawing', 'one of drawing'),
    id: storedName,
    system: z.enum(drawnSystemNames, `one of ${drawnSystemNames.join(', ')}`),
    roomSize,
    /** Metres above the floor at which runs are drawn. */
    height: above,
    attributes: wishes,
    runs: listOf(run, maxDrawn),
    lights: listOf(light, maxDrawn),
    feeds: listOf(feed, maxDrawn),
    floor: floor.optional(),
  },
  'an object',
);

export type RunPoint = Stored<typeof runPoint>;
export type PlanPoint = Omit<RunPoint, 'y'>;
export type Run = Stored<typeof run>;
export type DrawnLight = Stored<typeof light>;
export type DrawnFeed = Stored<typeof feed>;
export type DrawnFloor = Stored<typeof floor>;
export type StoredDrawing = Stored<typeof storedDrawing>;

/** What was drawn in a room. Immutable; edits make a new one. The space with its bill of materials is made of it. */
export interface Drawing extends Omit<StoredDrawing, 'system'> {
  readonly system: DrawnSystem;
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
  /** Turns a pivot of a light's body to so many degrees, as far as it can be turned. */
  | { readonly type: 'aim-light'; readonly id: string; readonly pivot: string; readonly degrees: number }
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
