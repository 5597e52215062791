import { z } from 'zod';
import { languageCodes, type Localized } from '../../language';
import type { Stored } from '../../stored';
import { maxReferenceHeight } from '../../reference/compose-reference';
import { catalogIds } from '../catalog';

/** What a row of a feed may have against it beside its form. */
export type RowFault =
  | 'date'
  | 'dateOrder'
  | 'eitherRodsOrBelts'
  | 'finishTwice'
  | 'gtin'
  | 'heightOrder'
  | 'language'
  | 'leadtimeOrder'
  | 'lengthOrder'
  | 'modifier'
  | 'number'
  | 'range'
  | 'reference'
  | 'ruleWithoutValues'
  | 'systemTwice'
  | 'umbrella'
  | 'unknownAttribute'
  | 'unknownField'
  | 'value';

/** A fault that the reader of a feed tells with file, line and field; `data` fills its text. */
export const fault = (code: RowFault, data: Record<string, string | number> = {}) => ({
  params: { code, data },
});

const day = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** dd/mm/yyyy as a sortable number, or null when there is no such day. */
export function dayNumber(text: string): number | null {
  const [, d, m, y] = day.exec(text) ?? [];
  if (!d || !m || !y) return null;
  const date = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)));
  const exists = date.getUTCDate() === Number(d) && date.getUTCMonth() === Number(m) - 1;
  return exists ? date.getTime() : null;
}

export const dateField = z
  .string()
  .refine((text) => dayNumber(text) !== null, fault('date'))
  .nullable()
  .default(null);

export const inOrder = (from: string | null, to: string | null) =>
  from === null || to === null || (dayNumber(from) ?? 0) <= (dayNumber(to) ?? 0);

/** What the fields of a row say together is looked at where each is right by itself. */
const wrong = { code: 'custom', continue: false } as const;

/** A text in six languages; each that lacks is named. */
export const localized = z
  .record(z.string(), z.string())
  .superRefine((texts, context) => {
    for (const language of languageCodes) {
      if (!texts[language]?.trim()) {
        context.addIssue({ ...wrong, path: [language], ...fault('language', { language }) });
      }
    }
    for (const name of Object.keys(texts)) {
      if (!languageCodes.some((each) => each === name)) {
        context.addIssue({ ...wrong, path: [name], ...fault('unknownField', { name }) });
      }
    }
  })
  .overwrite(({ es = '', en = '', de = '', it = '', fr = '', us = '' }) => ({ es, en, de, it, fr, us }))
  .meta({ maxProperties: languageCodes.length }) as unknown as z.ZodType<Localized, Record<string, string>>;

export const shortText = z.string().min(1).max(200);
export const modelCode = z.string().regex(/^\d{4}$/);
export const catalogField = z.literal(catalogIds);
export const positive = z.int32().min(1).max(1_000_000);
export const notNegative = z.number().min(0).max(10_000_000);

/** Weeks of delivery from a quantity on. */
export const leadtime = z
  .array(z.strictObject({ from: positive, weeks: z.int32().min(0).max(520) }))
  .refine(
    (entries) => entries.every((each, at) => at === 0 || each.from > entries[at - 1]!.from),
    fault('leadtimeOrder'),
  );

/** A pendant height in whole centimetres; a reference has three digits for it. */
export const height = z.int32().min(1).max(maxReferenceHeight);

/** Above the largest height of a reference `max` is taken with a warning, since it says how far the cable could go. */
export const heightRange = z
  .strictObject({
    min: height,
    standard: height,
    max: z.int32().min(1).max(9999),
    unit: z.literal('cm'),
  })
  .refine((range) => range.min <= range.standard && range.standard <= range.max, fault('heightOrder'));

/** Between which volts of the mains something works: both alike where it takes one voltage. */
export const voltRange = z
  .strictObject({ from: z.int32().min(1).max(1000), to: z.int32().min(1).max(1000) })
  .refine(({ from, to }) => from <= to, fault('range', { reason: 'from > to' }));

export const articleType = z.strictObject({
  id: z.int32(),
  level1: z.int32(),
  level2: z.int32().nullable(),
  level3: z.int32().nullable(),
});

/** The pendant heights that a model can have, whole centimetres. */
export type HeightRange = Stored<typeof heightRange>;

/** A row that carries its prices itself: further columns are the currency and the rate, such as `EUR10`. */
export type PricedPart<Row> = Row & { readonly [price: string]: unknown };
