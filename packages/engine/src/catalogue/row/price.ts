import { z } from 'zod';
import { parseReference } from '../../reference/parse-reference';
import type { Stored } from '../../stored';
import { catalogField, fault } from './field';

/** A row of the prices (spec C3): the sale price of one reference at one rate, in units of the currency, cents at most. */
export const priceRow = z
  .strictObject({
    reference: z.string().regex(/^\d{4}-?[0-9A-Z]{2}$/),
    catalogId: catalogField,
    rateId: z.int32().min(1),
    salePrice: z.number().min(0).max(10_000_000).multipleOf(0.01),
    currency: z.enum(['EUR', 'USD']),
    modifiers: z.array(z.unknown()).default([]),
  })
  .superRefine((row, context) => {
    const parsed = parseReference(row.reference);
    if (!parsed.ok || parsed.value.catalog !== row.catalogId) {
      context.addIssue({ code: 'custom', path: ['reference'], ...fault('reference') });
    }
  });

export type PriceRow = Stored<typeof priceRow>;
