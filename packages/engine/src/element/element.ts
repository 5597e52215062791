import type { Configuration } from '../configuration/choices';
import type { Position, RoomSize } from './position';

/** What every element but the space has (spec C3, C4). */
export interface Placed {
  /** Given by the caller; unique among the elements and groups of a space. */
  readonly id: string;
  /** In the room, not relative to the parent: moving a parent moves all below it. */
  readonly position: Position;
  /** Outside the room or overlapping another element; of a parent: something below it collides. */
  readonly collides: boolean;
  /** Where the element last stood without colliding; null when it never did. */
  readonly lastValidPosition: Position | null;
  /** The order among the siblings: rises along the list, with gaps where elements were removed. */
  readonly elementOrderValue: number;
}

/** What an element is on a drawn run: a part that the run is built of, or a light that it carries. */
export interface OnRun {
  readonly run: string;
  readonly role: 'part' | 'light';
}

/** What an element that is made from a model has. Everything else about it is told by the model's sheet. */
export interface Modelled extends Placed {
  readonly model: string;
  readonly subFamily: number;
  readonly applicationLocation: number | null;
  /** The completed configuration; the height is whole centimetres. */
  readonly attributes: Configuration;
  /** Degrees about the vertical through its middle, anticlockwise seen from above; absent: 0. */
  readonly turn?: number;
  /** Degrees by which its length rises towards its +x end, about its middle; absent: 0. */
  readonly tilt?: number;
  /** Present when it was made of a drawing. */
  readonly onRun?: OnRun;
}

/** A luminaire without pendant height. */
export interface Light extends Modelled {
  readonly type: 'light';
}

/** A luminaire that hangs: its pendant height reaches from its position down to its lowest point. */
export interface Pendant extends Modelled {
  readonly type: 'pendant';
}

/** What is no luminaire: anchors, joints, belts, feeds (reading 29). */
export interface Complement extends Modelled {
  readonly type: 'complement';
}

export type Luminaire = Light | Pendant;

/** One canopy with its lights: one light, or several when it is free-wire. All have its installation. */
export interface Cluster extends Placed {
  readonly type: 'cluster';
  readonly attributes: { readonly installation?: string };
  readonly lights: readonly Luminaire[];
}

/** What a composition wants of its lights; `control` is that of every light that takes one. */
export interface CompositionAttributes {
  readonly color?: string;
  readonly temperature?: string;
  readonly control?: string;
  readonly installation?: string;
}

/** One buildable unit: one control, so one kind of driver. */
export interface CompositionElement extends Placed {
  readonly type: 'composition';
  readonly attributes: CompositionAttributes;
  /** Reading 28: the control to restore when the installation is remote no longer; null when nothing is kept. */
  readonly controlBeforeRemote: string | null;
  readonly clusters: readonly Cluster[];
  readonly complements: readonly Complement[];
}

/**
 * Elements named together (spec C3). A real group holds siblings, each in one real group only, and moves them; a
 * virtual group names any elements, for its info alone.
 */
export interface Group {
  readonly type: 'group';
  readonly id: string;
  readonly virtual: boolean;
  readonly elements: readonly string[];
  /** The middle of the elements' positions when they were grouped, moved with them since. */
  readonly options: { readonly position: Position };
}

/** What made a space: `id` and `description` are those of the feed, `source` the application that it was made in. */
export interface ElementConfigurator {
  readonly id: number;
  readonly description: string;
  readonly source: string;
}

/** The root of the tree: a room with what hangs and stands in it. Immutable; edits make a new one. */
export interface Space {
  readonly type: 'space';
  readonly id: string;
  readonly config: { readonly roomSize: RoomSize };
  readonly configurator: ElementConfigurator;
  readonly source: string;
  readonly productId: string | null;
  readonly compositions: readonly CompositionElement[];
  readonly groups: readonly Group[];
}

/** An element that is one article: what is priced, and what has a body. */
export type ArticleElement = Luminaire | Complement;
/** Every element that stands in a space. */
export type Element = CompositionElement | Cluster | ArticleElement;
export type ElementType = Element['type'];
