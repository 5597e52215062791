import type { BufferGeometry } from 'three';
import type { Position } from '@lucerna/engine';
import type { Substance } from '../piece/piece';

/** One solid of a body before its finish is known. Metres, y upwards. */
export interface Solid {
  readonly name: string;
  readonly substance: Substance;
  readonly geometry: BufferGeometry;
}

/** What a body is shaped by. Lengths in metres: x along the length, y upwards, z along the width. */
export interface Measures {
  readonly model: string;
  readonly kind: string;
  readonly distribution: string | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A luminaire or complement in its box: x and z from the middle, y from its lowest point. */
export interface Body {
  readonly solids: readonly Solid[];
  /** Where cables take hold of it; none when it does not hang. */
  readonly grips: readonly Position[];
  /** Half the width of what covers a cable's end. */
  readonly grip: number;
  /** Where its light leaves. */
  readonly light: Position;
}

/** Shapes a body to its measures. */
export type Shape = (measures: Measures) => Body;

export const at = (x: number, y: number, z = 0): Position => ({ x, y, z });

/** A body that hangs by one cable, from the middle of its top unless `grips` say otherwise. */
export function body(
  solids: readonly Solid[],
  {
    y,
    light,
    grips = [at(0, y)],
    grip = 0.006,
  }: { y: number; light: number | Position } & Partial<Pick<Body, 'grips' | 'grip'>>,
): Body {
  return { solids, grips, grip, light: typeof light === 'number' ? at(0, light) : light };
}

export const metal = (geometry: BufferGeometry, name = 'body'): Solid => ({
  name,
  substance: 'metal',
  geometry,
});
export const glass = (geometry: BufferGeometry, name = 'globe'): Solid => ({
  name,
  substance: 'glass',
  geometry,
});
export const diffuser = (geometry: BufferGeometry, name = 'diffuser'): Solid => ({
  name,
  substance: 'diffuser',
  geometry,
});
export const dark = (geometry: BufferGeometry, name = 'gap'): Solid => ({
  name,
  substance: 'dark',
  geometry,
});
