import type { Position } from '../element/position';
import type { Direction, Slot } from './body';
import type { BodyMesh } from './mesh';
import type { ShapedPivot } from './pivot';
import type { ProfilePoint } from './profile';

/** A solid whose figures are known, in the frame of its own. Metres, degrees. */
export type ShapedForm =
  | {
      readonly form: 'turned';
      readonly profiles: readonly (readonly ProfilePoint[])[];
      /** Degrees about the axis, anticlockwise seen from above, from the front. */
      readonly from: number;
      readonly sweep: number;
    }
  | {
      readonly form: 'tube';
      readonly path: readonly Position[];
      readonly radius: number;
      readonly isSmooth: boolean;
    }
  | {
      readonly form: 'prism';
      readonly along: Direction;
      readonly outline: readonly ProfilePoint[];
      readonly hole: readonly ProfilePoint[] | null;
      readonly from: number;
      readonly to: number;
    }
  | { readonly form: 'mesh'; readonly mesh: BodyMesh };

/** Where a solid is: turned about x, y and z in degrees, then stretched, then moved to each of its places. */
export interface Placement {
  readonly turn: Position;
  readonly stretch: Position;
  readonly places: readonly Position[];
}

export type ShapedSolid = ShapedForm & Placement;

export interface ShapedPart {
  readonly name: string;
  readonly slot: Slot;
  readonly solids: readonly ShapedSolid[];
}

/** A luminous surface: where its light leaves, its share of the flux, and the degrees about x, y and z by which it is turned from looking down. */
export interface ShapedLight {
  readonly part: string;
  readonly at: Position;
  readonly share: number;
  readonly turn: Position;
}

/** A body for one article's measures. Metres: x along the length, y upwards from its lowest point, z towards the viewer. */
export interface ShapedBody {
  readonly parts: readonly ShapedPart[];
  readonly grips: readonly Position[];
  /** Half the width of what covers a cable's end. */
  readonly cap: number;
  /** Degrees by which it is turned in a picture of it alone. */
  readonly pose: Position;
  readonly light: readonly ShapedLight[];
  /** What its parts turn about; parts, places and light are where it has brought them. */
  readonly pivots: readonly ShapedPivot[];
}
