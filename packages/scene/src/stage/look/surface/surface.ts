import type { Material, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import type { Substance } from '../../../piece/piece';

/** What a part is covered with. */
export interface Surface<M extends Material = Material> {
  readonly material: M;
}

/** Glass or a diffuser before a source. */
export interface GlowingSurface extends Surface<MeshLambertMaterial | MeshStandardMaterial> {
  /** A source is as bright as the screen can be: what the eye does to the room is not done to it. */
  shine(isOn: boolean): void;
}

/** Covers what is of a substance in a finish of the catalogue. */
export type MakeSurface = (substance: Substance, finish: string | null) => Surface | GlowingSurface;

export const glows = (surface: Surface | GlowingSurface): surface is GlowingSurface => 'shine' in surface;
