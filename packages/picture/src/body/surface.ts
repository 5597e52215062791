import type { Slot } from '@lucerna/engine';
import type { Spot } from './sight';

/** A tone from 0 to 1 across a surface, at a share of its way: 0 faces left or up, 1 faces right or down. */
export type ToneStop = readonly [offset: number, tone: number];

/** How light lies on a surface, from which its fill follows. */
export type Relief =
  /** Bent about an axis: its tones follow each other along a way across that axis. */
  | { readonly is: 'bent'; readonly from: Flat; readonly to: Flat; readonly tones: readonly ToneStop[] }
  /** Bulged about a middle. */
  | { readonly is: 'bulged'; readonly middle: Flat; readonly radius: number; readonly squash: number }
  /** Even. `facing` is upwards, downwards or to the eye; waves are darker places by their share of the radius. */
  | { readonly is: 'even'; readonly facing: 'up' | 'down' | 'eye'; readonly waves: readonly ToneStop[] }
  /** Of any shape: what of it is lighter than each tone, the darkest first. */
  | { readonly is: 'modelled'; readonly tones: readonly Tone[] };

/** Where a surface is lighter than a tone, 0 to 1. */
export interface Tone {
  readonly outline: string;
  readonly tone: number;
}

export interface Flat {
  readonly x: number;
  readonly y: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is seen of one smooth surface of a body. Drawing units. */
export interface Surface {
  readonly part: string;
  readonly slot: Slot;
  /** Its outline as the text of a path, filled by even and odd. */
  readonly outline: string;
  readonly edges: Edges;
  /** How near its middle is: what is nearer hides what is not. */
  readonly near: number;
  readonly relief: Relief;
  /** A round bar is a line of some width. */
  readonly width?: number;
  /** It is the inside of something hollow. */
  readonly isInside: boolean;
  /** Share of a ring's radius that is open; 0 of anything else. */
  readonly open: number;
}

/** A surface before it is known of which part it is. */
export type Seen = Omit<Surface, 'part' | 'slot'>;

export function edgesOf(spots: readonly Flat[]): Edges {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export const around = (all: readonly Edges[]): Edges => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

export const meanNear = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { near }) => sum + near, 0) / Math.max(1, spots.length);
