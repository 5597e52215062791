import { z } from 'zod';
import { composePriceReference } from '../../reference/compose-reference';
import type { Stored } from '../../stored';
import {
  articleType,
  catalogField,
  fault,
  height,
  leadtime,
  modelCode,
  notNegative,
  positive,
} from './field';

/** A row of byFamily/{subfamily}_{catalog}.json (spec C3, Article): the base article of a model. */
export const article = z.strictObject({
  model: modelCode,
  reference: z.string().max(40),
  referenceBase: z.string().max(40),
  catalog: catalogField,
  attributes: z.strictObject({
    finish: z.string().regex(/^[0-9A-Z]{2}$/),
    ledColourTemp: z.string().regex(/^[0-9A-Z]$/),
    control: z.string().regex(/^[0-9A-Z]$/),
    installation: z.string().regex(/^\d\d$/),
    /** Whole centimetres, null when the model has none. */
    pendantHeight: height.nullable(),
  }),
  lumensLed: notNegative,
  watts: notNegative,
  sublevel: z.string().max(10).nullable(),
  family: z.strictObject({ id: z.int32().min(1) }),
  subFamily: z.strictObject({ id: z.int32().min(1) }),
  applicationsLocations: z.array(z.int32()),
  articleType,
  leadtime,
  moq: positive.nullable(),
  priceReference: z.string().max(40),
});

export const articleRow = article.superRefine((row, context) => {
  const priced = composePriceReference(row.model, row.catalog, row.attributes.finish);
  const { ledColourTemp, control, installation } = row.attributes;
  const expected = {
    priceReference: priced,
    referenceBase: `${priced}/${ledColourTemp}${control}_${installation}`,
  };
  for (const name of ['priceReference', 'referenceBase'] as const) {
    if (row[name] !== expected[name])
      context.addIssue({ code: 'custom', path: [name], ...fault('reference') });
  }
  if (!row.reference.startsWith(expected.referenceBase + '_')) {
    context.addIssue({ code: 'custom', path: ['reference'], ...fault('reference') });
  }
});

export type Article = Stored<typeof articleRow>;
