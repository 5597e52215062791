import { z } from 'zod';
import type { Stored } from '../../stored';
import { attributeNames, type AttributeName } from '../attribute';
import type { HeightRange } from './field';
import { dateField, fault, heightRange, inOrder, leadtime, localized, positive } from './field';

/** An amount in units of the currency, cents at most. No part of a luminaire costs more than the bound. */
const increment = z.number().min(-100_000).max(100_000).multipleOf(0.01).default(0);

const plainValue = z.union([z.string().max(100), z.number()]).nullable();

/** How many characters each modifier has in a reference. */
const lengths: Readonly<Record<AttributeName, readonly [number, number]>> = {
  color: [2, 0],
  temperature: [1, 0],
  control: [1, 0],
  installation: [1, 1],
  pendantHeight: [0, 0],
};

const attribute = z
  .string()
  .max(40)
  .check((context) => {
    const { value } = context;
    if (!attributeNames.some((each) => each === value))
      context.issues.push({
        code: 'custom',
        input: value,
        continue: false,
        ...fault('unknownAttribute', { value }),
      });
  }) as unknown as z.ZodType<AttributeName, string>;

/** From when to when something is made, both days inclusive, and when it is expected again. */
export const availabilityDates = z
  .strictObject({ since: dateField, until: dateField, expected: dateField })
  .superRefine(({ since, until }, context) => {
    if (!inOrder(since, until)) context.addIssue({ code: 'custom', path: ['until'], ...fault('dateOrder') });
  });

/**
 * A row of the variations (spec C3, Variation): one value that an attribute of a model may take in one catalogue,
 * with the ERP's brand where the feed gives it. Dates are dd/mm/yyyy.
 */
export const variation = z.strictObject({
  brand: z.string().max(20).nullish(),
  type: attribute,
  modifier: z.string().regex(/^[0-9A-Z]*$/),
  modifier2: z
    .string()
    .regex(/^[0-9A-Z]*$/)
    .default(''),
  description: localized,
  /** B base, O optional, V variation, T temporal. */
  bov: z.enum(['B', 'O', 'V', 'T']),
  moq: positive.nullable().default(null),
  leadtime: leadtime.default([]),
  priceIncrement: increment,
  priceIncrementDollars: increment,
  /** Minus 100 would leave no price. */
  priceIncrementPercent: z.number().gt(-100).max(1000).multipleOf(0.0001).default(0),
  /** A letter A-F, see reading 7. */
  priceEffectOrder: z.string().max(2).default(''),
  availability: availabilityDates.default({ since: null, until: null, expected: null }),
  ral: z.string().max(40).nullable().default(null),
  thumbnail: z.string().max(200).nullable().default(null),
  value: z.custom<z.infer<typeof plainValue> | HeightRange>(() => true).default(null),
  fromValidityDate: dateField,
  toValidityDate: dateField,
});

export const variationRow = variation.superRefine((row, context) => {
  const issue = (path: PropertyKey[], what: ReturnType<typeof fault>) =>
    context.addIssue({ code: 'custom', path, ...what });
  const [first, second] = lengths[row.type];
  if (row.modifier.length !== first) issue(['modifier'], fault('modifier'));
  if (row.modifier2.length !== second) issue(['modifier2'], fault('modifier'));
  const value = (row.type === 'pendantHeight' ? heightRange : plainValue).safeParse(row.value);
  for (const each of value.error?.issues ?? []) context.addIssue({ ...each, path: ['value', ...each.path] });
  if (!inOrder(row.fromValidityDate, row.toValidityDate)) issue(['toValidityDate'], fault('dateOrder'));
});

export type VariationRow = Stored<typeof variationRow>;
export type Variation = Omit<VariationRow, 'brand'>;
export type BovFlag = Variation['bov'];
export type AvailabilityDates = Variation['availability'];
export type LeadTimeEntry = Variation['leadtime'][number];
