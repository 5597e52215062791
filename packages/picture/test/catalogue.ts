import rows from '../../../catalogue/models.json';
import finishRows from '../../../catalogue/finishes.json';
import { bodyOf } from '../../engine/examples/demo-catalogue';
import type { PictureModel, PictureRequest } from '../src/index';

interface Row {
  model: string;
  kind: string;
  subFamily: { id: number };
  technicalData?: Pick<PictureModel, 'dimensionsMm' | 'distribution'>;
}

/** How the finishes of the demo catalogue look. */
export const finishes = finishRows;

/** A model with the finishes that it is drawn in. */
type Drawn = PictureModel & Pick<PictureRequest, 'finishes'>;

const facts = (rows as unknown as Row[]).map(({ model, kind, subFamily, technicalData }): Drawn => ({
  model,
  kind,
  subFamilyId: subFamily.id,
  dimensionsMm: technicalData?.dimensionsMm,
  distribution: technicalData?.distribution,
  ...bodyOf(model),
  finishes,
}));

/** The models that are sold, and the umbrella models that only stand for their collection. */
export const models = facts.filter(({ kind }) => kind !== 'umbrella');
export const umbrellas = facts.filter(({ kind }) => kind === 'umbrella');

export function modelOf(number: string): Drawn {
  const model = models.find((entry) => entry.model === number);
  if (!model) throw new Error(`The catalogue has no model ${number}`);
  return model;
}
