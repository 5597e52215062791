import type { BufferGeometry } from 'three';
import type { Position } from '@lucerna/engine';
import type { Substance } from '../piece/piece';

/** One solid of a body before its finish is known. Metres, y upwards. */
export interface Solid {
  readonly name: string;
  readonly substance: Substance;
  readonly geometry: BufferGeometry;
  /** It has the second finish of its article. */
  readonly isSecond?: boolean;
}

/** A luminaire or complement in the frame of its piece. */
export interface Body {
  readonly solids: readonly Solid[];
  /** Where cables take hold of it; none when it does not hang. */
  readonly grips: readonly Position[];
  /** Half the width of what covers a cable's end. */
  readonly grip: number;
  /** Where its light leaves. */
  readonly light: Position;
  /** Degrees about x, then y, then z by which its light is turned from looking down. */
  readonly lightTurn: Position;
}

export const metal = (geometry: BufferGeometry, name = 'body'): Solid => ({
  name,
  substance: 'metal',
  geometry,
});
