import type { Creation, ElementCatalogue, Position } from '@lucerna/engine';

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
      readonly phase: 'move' | 'end' | 'cancel';
    }
  /** The graphics are gone; nothing else is. */
  | { readonly type: 'lost' }
  | { readonly type: 'restored' }
  /** The first picture of what was shown is there. */
  | { readonly type: 'ready' };

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
