import { attributeNames } from '@lucerna/engine';
import { z } from 'zod';
import { eachOnce, id, money, maxLines, problem, rows } from './common';
import { linePrices } from './project';

/** What of a line is no longer as the catalogue says; `expired`: its price is the same and past its days. */
export const catalogueChangeKinds = [
  'price',
  'leadTime',
  'minimum',
  'discontinued',
  'rule',
  'document',
  'expired',
] as const;

/** A line as it was written, or as it would be written today. */
const lineState = z.object({
  referenceCode: z.string(),
  model: z.string(),
  name: z.string(),
  leadTimeWeeks: z.int().nullable(),
  moq: z.int(),
  lumens: z.number(),
  watts: z.number(),
  /** Absent without price.view; null where it has no price. */
  prices: linePrices.optional(),
});

/** A value that another product has in the place of the line's. */
const otherValue = z.object({
  value: z.enum(['model', ...attributeNames]),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const catalogueChange = z.object({
  _id: id,
  kinds: z.array(z.enum(catalogueChangeKinds)).min(1).max(catalogueChangeKinds.length),
  /** The day from which the catalogue says what it says today, YYYY-MM-DD; of an expired price the first that it did not hold. */
  since: z.string(),
  before: lineState,
  /** Null where there is nothing to take over. */
  after: lineState.nullable(),
  /** Where `after` is another product, the nearest that can be had: what differs. */
  successor: z.array(otherValue).max(10).optional(),
  /** Why the line cannot be had as it is. */
  problems: z.array(problem),
});

/** What the catalogue says otherwise of the lines of a project. Absent are those that are as they were. */
export const catalogueChanges = z.object({
  /** Of the project. */
  version: z.int(),
  lines: rows(catalogueChange, maxLines),
  /** Net, of the listed lines that have a price before and after; absent without price.view. */
  net: z.object({ before: money, after: money }).optional(),
});

/** Lines that take over what the catalogue says today, each with what was seen of it. */
export const catalogueUpdate = z.strictObject({
  products: z
    .array(
      z.strictObject({
        _id: id,
        /** Gross, of one, as it was seen for today; of an account without price.view it is not read. */
        unitGross: money.optional(),
        /** The reference of the successor that the line becomes; without it the line stays what it is. */
        referenceCode: z.string().max(40).optional(),
      }),
    )
    .min(1)
    .max(maxLines)
    .refine(eachOnce, 'formError.repeated'),
});

export type CatalogueChange = z.infer<typeof catalogueChange>;
export type CatalogueChanges = z.infer<typeof catalogueChanges>;
