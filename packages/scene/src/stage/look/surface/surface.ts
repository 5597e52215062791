import type { Finish } from '@lucerna/engine';
import type { Material, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import type { Substance } from '../../../piece/piece';

/** What scatters light. */
export type Matt = MeshLambertMaterial | MeshStandardMaterial;

/** What a part is covered with. */
export interface Surface<M extends Material = Matt> {
  readonly material: M;
  /** A source is as bright as the screen can be: what the eye does to the room is not done to it. */
  shine?(isOn: boolean): void;
}

/** Covers what is of a substance in a finish of the catalogue. */
export type MakeSurface = (substance: Substance, finish: Finish | null) => Surface;
