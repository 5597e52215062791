import type { AttributeName } from '../../catalogue/attribute';
import type { Configuration } from '../../configuration/choices';
import type { CompositionAttributes, OnRun } from '../element';
import type { Position, RoomSize } from '../position';

/** An element to be added. Without a position it stands where its parent does. */
export type NewElement =
  | {
      readonly type: 'composition';
      readonly id: string;
      readonly position?: Position;
      readonly attributes?: CompositionAttributes;
    }
  | {
      readonly type: 'cluster';
      readonly id: string;
      readonly position?: Position;
      readonly attributes?: { readonly installation?: string };
    }
  | {
      /** The model decides whether a luminaire is a light or a pendant. */
      readonly type: 'light' | 'pendant' | 'complement';
      readonly id: string;
      readonly model: string;
      readonly position?: Position;
      readonly applicationLocation?: number | null;
      /** What was chosen; the rest is completed from the composition's wishes and the model's base. */
      readonly attributes?: Configuration;
      /** Degrees, as elements have them. */
      readonly turn?: number;
      readonly tilt?: number;
      readonly onRun?: OnRun;
    };

/** Attributes for many elements at once. `pendantHeightBy` changes the heights by whole centimetres. */
export interface AttributeDelta extends Configuration {
  readonly pendantHeightBy?: number;
}

/**
 * A change of a space, as a plain record. `id` is an element's or, where it says so, a group's. New ids are the caller's.
 */
export type Edit =
  /** Adds a composition to the space, a cluster or a complement to a composition, a luminaire to a cluster. */
  | { readonly type: 'add'; readonly to: string; readonly element: NewElement }
  /** Moves an element or a real group with all below it, to a place or by a way. A collision is flagged, not refused. */
  | { readonly type: 'move'; readonly id: string; readonly to: Position }
  | { readonly type: 'move'; readonly id: string; readonly by: Position }
  /** Turns an article, or all lights of a cluster, to so many degrees about the vertical, anticlockwise from above. */
  | { readonly type: 'turn'; readonly id: string; readonly turn: number }
  /** Turns a pivot of an article's body to so many degrees, as far as it can be turned. */
  | { readonly type: 'aim'; readonly id: string; readonly pivot: string; readonly degrees: number }
  /** Takes a colliding element back to where it last stood without colliding. */
  | { readonly type: 'return-to-valid'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }
  /**
   * Copies an element with all below it, by default beside it. `ids` gives the new id for each old one. `toBase` gives
   * the copied articles the base values of their models.
   */
  | {
      readonly type: 'clone';
      readonly id: string;
      readonly ids: Readonly<Record<string, string>>;
      readonly to?: string;
      readonly by?: Position;
      readonly toBase?: boolean;
    }
  | {
      readonly type: 'group';
      readonly id: string;
      readonly elements: readonly string[];
      readonly virtual?: boolean;
    }
  | { readonly type: 'ungroup'; readonly id: string }
  /** Moves the clusters and complements of a group into a composition; their places stay. */
  | { readonly type: 'mount'; readonly group: string; readonly to: string }
  /**
   * Sets an attribute of an element or of all elements of a group. A light's installation is its cluster's and its
   * control its composition's; a parent's attribute is set on all articles below it that it concerns.
   */
  | {
      readonly type: 'set-attribute';
      readonly id: string;
      readonly attribute: AttributeName;
      readonly value: string | number;
    }
  /** Sets attributes of many elements: all of them, or nothing when one refuses. */
  | { readonly type: 'change-attributes'; readonly ids: readonly string[]; readonly delta: AttributeDelta }
  /** Sets the canopy of a cluster, or of all clusters of a composition, to one of the catalogue's canopies. */
  | { readonly type: 'replace-canopy'; readonly id: string; readonly canopy: string }
  /** Changes the room: what hung from the ceiling follows it, canopies and heights are made to fit. */
  | { readonly type: 'set-room'; readonly roomSize: Partial<RoomSize> }
  /** Several edits as one: all of them, or nothing. */
  | { readonly type: 'batch'; readonly edits: readonly Edit[] };

export type EditType = Edit['type'];
/** The edit of one type. */
export type EditOf<T extends EditType> = Extract<Edit, { readonly type: T }>;
