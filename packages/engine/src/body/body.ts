/** Millimetres, degrees or a share: a figure, or an expression over the article's measures and the body's sizes. */
export type Expression = number | string;

/** Along the length from the middle, upwards from the lowest point, along the width towards the viewer. Millimetres. */
export type PlaceExpression = readonly [along: Expression, up: Expression, near: Expression];

/** Of a profile: distance from the axis and height. Of an outline: across and up. Millimetres. */
export type PointExpression = readonly [Expression, Expression];

/** What a part is made of; the finish of the article, or what the slot says itself. */
export const slots = [
  'finish',
  'secondFinish',
  'glass',
  'clearGlass',
  'textile',
  'diffuser',
  'cable',
  'dark',
] as const;
export type Slot = (typeof slots)[number];

/** A point, points of a cubic curve, or points that a variable from 0 to 1 gives. */
export type ProfileStep =
  | PointExpression
  | {
      readonly curve: readonly [PointExpression, PointExpression, PointExpression, PointExpression];
      readonly steps?: number;
    }
  | { readonly along: string; readonly steps: number; readonly point: PointExpression };

/** A corner, or points of an arc about a middle, degrees anticlockwise from the right. */
export type OutlineStep =
  | PointExpression
  | {
      readonly arc: {
        readonly radius: Expression;
        readonly from: Expression;
        readonly to: Expression;
        readonly middle?: PointExpression;
        readonly steps?: number;
      };
    };

/** A closed line: a rectangle about the middle from a height to another, or corners and arcs. */
export type Outline =
  | {
      readonly rectangle: {
        readonly width: Expression;
        readonly from: Expression;
        readonly to: Expression;
        readonly round?: Expression;
      };
    }
  | readonly OutlineStep[];

export const directions = ['length', 'height', 'depth'] as const;
export type Direction = (typeof directions)[number];

/** The solids of the grammar before they are placed. */
export type BodySolid =
  /** Upright, its edges broken; a cone with `upper`. */
  | {
      readonly solid: 'cylinder';
      readonly radius: Expression;
      readonly from: Expression;
      readonly to: Expression;
      readonly upper?: Expression;
    }
  /** Open at the top where it is `neck` wide. */
  | {
      readonly solid: 'sphere';
      readonly radius: Expression;
      readonly middle: Expression;
      readonly neck?: Expression;
    }
  /** Profiles turned round the upright axis, each with the solid at its left; edges between two of them are sharp. */
  | {
      readonly solid: 'turned';
      readonly profiles: readonly (readonly ProfileStep[])[];
      readonly from?: Expression;
      readonly sweep?: Expression;
    }
  /** A ring of rectangular section. */
  | {
      readonly solid: 'ring';
      readonly inner: Expression;
      readonly outer: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  /** A thin shell inside its flank, which runs up from the rim; closed above with `lid`. */
  | {
      readonly solid: 'shade';
      readonly flank: readonly ProfileStep[];
      readonly thickness: Expression;
      readonly lid?: boolean;
    }
  /** A round bar, straight from place to place. */
  | { readonly solid: 'tube'; readonly path: readonly PlaceExpression[]; readonly radius: Expression }
  /** A round cable, smooth through its places. */
  | { readonly solid: 'cable'; readonly path: readonly PlaceExpression[]; readonly radius: Expression }
  /** An outline drawn out: across is the width along the length, the length otherwise. */
  | {
      readonly solid: 'prism';
      readonly along: Direction;
      readonly outline: Outline;
      readonly hole?: Outline;
      readonly from: Expression;
      readonly to: Expression;
    }
  /** An outline as it is seen from the front, of some thickness. */
  | {
      readonly solid: 'plate';
      readonly outline: Outline;
      readonly hole?: Outline;
      readonly from: Expression;
      readonly to: Expression;
    }
  /** Triangles of a GLB, made few: `packMeshes` in letters. The import writes them, no file of the feed does. */
  | { readonly solid: 'mesh'; readonly packed: string };

/** A solid, turned about the three axes in degrees, stretched, and put to one place or to several. */
export type PlacedSolid = BodySolid & {
  readonly turn?: PlaceExpression;
  readonly stretch?: PlaceExpression;
  readonly at?: PlaceExpression;
  readonly places?: readonly PlaceExpression[];
};

export interface BodyPart {
  readonly name: string;
  readonly slot: Slot;
  readonly solids: readonly PlacedSolid[];
}

/** A surface that gives light: the part, where its light leaves, and its share of the flux. All shares add up to 1. */
export interface LuminousSurface {
  readonly part: string;
  readonly at: PlaceExpression;
  readonly share: Expression;
  /** Degrees about the three axes by which its light is turned from looking down. */
  readonly turn?: PlaceExpression;
}

/**
 * What parts turn about, by hand: an axis through a place, and how far, in degrees, right-handed. As the parts are described
 * they are turned by 0.
 */
export interface BodyPivot {
  readonly name: string;
  readonly at: PlaceExpression;
  /** A direction of the body, or a way along, up and near. */
  readonly axis: Direction | PlaceExpression;
  readonly from: Expression;
  readonly to: Expression;
  /** The names of the parts that hang on it. */
  readonly parts: readonly string[];
  /** The pivot that carries it: it turns with what hangs on that one. */
  readonly on?: string;
}

/** A file of bodies/ of the feed: the shape of luminaires and complements by their own measures (decision 0090). */
export interface BodyDescription {
  /** What models that share the body differ in besides their measures, with what holds where a model says nothing. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Sizes by name, each of the measures `length`, `width` and `height`, of parameters and of other sizes. */
  readonly sizes?: Readonly<Record<string, Expression>>;
  readonly parts: readonly BodyPart[];
  /** Where cables take hold of it: the middle of its top when it does not say it, nowhere when there are none. */
  readonly grips?: readonly PlaceExpression[];
  /** Half the width of what covers a cable's end, millimetres. */
  readonly cap?: Expression;
  /** Degrees about the three axes by which it is turned in a picture of it alone. */
  readonly pose?: PlaceExpression;
  readonly light?: readonly LuminousSurface[];
  readonly pivots?: readonly BodyPivot[];
  /** Of a body from a GLB alone. */
  readonly fine?: FineMesh;
}

/** Where the finer triangles of a body are, and how large its GLB is. */
export interface FineMesh {
  /** `mesh-` and the SHA-256 of the meshes of its parts, in their order, as `packMeshes` writes them. */
  readonly file: string;
  /** Millimetres, as no coarser mesh has them. */
  readonly measures: BodyMeasures;
}

/** Millimetres of an article. */
export interface BodyMeasures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
