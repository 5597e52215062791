import type { Archetype, Lamp } from '../request';
import type { Stage } from '../stage';
import type { Pen } from '../svg';

/** Where the light of a drawn body comes from, in drawing units: its middle and its half width and height. */
export interface Emitter {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Degrees by which a beam leans, 0 straight down. */
  turn?: number;
}

/** Draws one body on the pen and says where its light leaves, or null for a thing that gives none. */
export type Shape = (pen: Pen, lamp: Lamp, stage: Stage) => Emitter | null;

/** One collection of the catalogue: its typical model and the shape of each model. */
export interface Collection {
  subFamilyId: number;
  typical: Archetype;
  shapeOf(lamp: Lamp): Shape;
  /** What joins several luminaires that hang side by side, given their tops from left to right. */
  join?(pen: Pen, lamp: Lamp, tops: readonly { x: number; y: number }[], width: number): void;
}
