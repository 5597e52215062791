import rows from '../../../catalogue/models.json';
import type { PictureModel } from '../src/index';

interface Row {
  model: string;
  kind: string;
  subFamily: { id: number };
  technicalData?: Pick<PictureModel, 'dimensionsMm' | 'distribution'>;
}

const facts = (rows as unknown as Row[]).map(({ model, kind, subFamily, technicalData }): PictureModel => ({
  model,
  kind,
  subFamilyId: subFamily.id,
  ...technicalData,
}));

/** The models that are sold, and the umbrella models that only stand for their collection. */
export const models = facts.filter(({ kind }) => kind !== 'umbrella');
export const umbrellas = facts.filter(({ kind }) => kind === 'umbrella');

export function modelOf(number: string): PictureModel {
  const model = models.find((entry) => entry.model === number);
  if (!model) throw new Error(`The catalogue has no model ${number}`);
  return model;
}
