import type { Finish } from '@lucerna/engine';
import type { Ground, PictureRequest } from '../request';

/** Catalogue facts of one model that takes part in a composition. */
export type PictureModel = Pick<
  PictureRequest,
  'model' | 'kind' | 'subFamilyId' | 'dimensionsMm' | 'distribution' | 'body' | 'secondFinish' | 'finish'
>;

/** What all luminaires of a composition share. */
export interface CompositionLook {
  ground: Ground;
  finish?: string;
  finishes?: readonly Finish[];
  temperature?: string;
  lit?: boolean;
  idPrefix?: string;
}
