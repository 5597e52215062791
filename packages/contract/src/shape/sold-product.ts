import { z } from 'zod';
import { choices } from './configuration';
import { compositionSummaries } from './creation';
import { soldArrangement } from './project-structure';

/** A product as it stands in a quote or an order. */
export const soldProduct = {
  model: z.string(),
  name: z.string(),
  kind: z.string(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  referenceCode: z.string(),
  configuration: choices,
  compositions: compositionSummaries.optional(),
  ...soldArrangement,
  quantity: z.int(),
};

const product = z.object(soldProduct).omit({ quantity: true });

/** The same without how many there are. */
export type SoldProduct = z.infer<typeof product>;
