import type { Creation, ElementCatalogue, Guide, Position } from '@lucerna/engine';

export type StageTheme = 'light' | 'dark';
export type Preset = 'perspective' | 'plan' | 'front';
export type LengthUnit = 'metric' | 'imperial';

/** What happens on a stage. */
export type StageEvent =
  /** Something was pointed at, or nothing; `extend` adds to what is selected. */
  | { readonly type: 'pick'; readonly id: string | null; readonly extend: boolean }
  /**
   * An element is moved by pointer. `to` is the position that it would have; `way` tells a slide over a horizontal plane
   * from a lift, which for a pendant is a change of its height.
   */
  | {
      readonly type: 'drag';
      readonly id: string;
      readonly to: Position;
      readonly way: 'slide' | 'lift';
      /** A key is held with which nothing is to catch. */
      readonly isFree: boolean;
      readonly phase: 'move' | 'end' | 'cancel';
    }
  /** A pivot of an element is turned by pointer to so many degrees. */
  | {
      readonly type: 'aim';
      readonly id: string;
      readonly pivot: string;
      readonly degrees: number;
      readonly phase: 'move' | 'end' | 'cancel';
    }
  /** The graphics are gone; nothing else is. */
  | { readonly type: 'lost' }
  | { readonly type: 'restored' }
  /** The first picture of what was shown is there. */
  | { readonly type: 'ready' };

/** How something new is put into the room: hung from the ceiling, or stood on the floor. */
export type PutWay = 'hang' | 'stand';

/** A place that is pointed at, metres. */
export interface PlaceSeen {
  readonly at: Position;
  /** Seen from the side: its height was pointed at, too. */
  readonly hasHeight: boolean;
}

/** Where a lamp is seen, pixels of the host: what it hangs from, and the box about its body. */
export interface SeenLamp {
  /** Null for what does not hang. */
  readonly hook: { readonly x: number; readonly y: number } | null;
  readonly body: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** Pixels of a picture that something stands over, from its upper and from its lower edge. */
export interface CoveredEdges {
  readonly top: number;
  readonly bottom: number;
}

/** How a stage begins. */
export interface StageOptions {
  readonly theme?: StageTheme;
  readonly preset?: Preset;
  readonly measures?: LengthUnit | null;
  readonly lit?: boolean;
  /** What the canvas is called by who cannot see it. */
  readonly label?: string;
  /** Pixels of a picture for each of the host's, on the canvas and in {@link Stage.picture}. */
  readonly pixelRatio?: number;
  /** Shows whatever is made elsewhere whole, until the view is turned by hand. */
  readonly follows?: boolean;
  /** What is selected shows handles by which its pivots are turned. */
  readonly aims?: boolean;
  /** Nothing can be dragged or picked; the camera still moves. */
  readonly still?: boolean;
}

/** Counts of what a stage holds in graphics memory, and the script time of its last frame in milliseconds. */
export interface StageFigures {
  readonly geometries: number;
  readonly textures: number;
  readonly calls: number;
  readonly triangles: number;
  readonly script: number;
}

/** A room on a canvas. After `dispose` nothing may be called. */
export interface Stage {
  show(creation: Creation, catalogue: ElementCatalogue): void;
  select(ids: readonly string[]): void;
  preset(preset: Preset): void;
  /** Looks at all that is there, from where it was looked at last by a preset. */
  frame(): void;
  /** How many pixels at the upper and lower edge of the picture other things stand over; a preset keeps what hangs out of there. */
  covered(edges: CoveredEdges): void;
  /** Shows what something that is dragged catches, and how far it is from the walls; null: nothing is dragged. */
  guides(guides: readonly Guide[] | null, unit: LengthUnit): void;
  /** The place of the room that is seen at a place of the window; null outside of the picture. */
  placeAt(clientX: number, clientY: number, way: PutWay): PlaceSeen | null;
  /**
   * Tells where what a creation has would be seen if it were shown, at once and whenever the view is another one, until the
   * function that it gives is called. Null: nowhere.
   */
  foresee(creation: Creation, catalogue: ElementCatalogue, hear: (seen: SeenLamp | null) => void): () => void;
  measures(unit: LengthUnit | null): void;
  lit(on: boolean): void;
  theme(theme: StageTheme): void;
  /**
   * The present view as a PNG, without marks and measures and with smooth edges: as many pixels as were asked for, otherwise
   * those of the screen and at least two for each of the host's. Rejects when the graphics are lost.
   */
  picture(): Promise<Blob>;
  /** Listens until the function that it gives is called. */
  on(listener: (event: StageEvent) => void): () => void;
  figures(): StageFigures;
  dispose(): void;
}
