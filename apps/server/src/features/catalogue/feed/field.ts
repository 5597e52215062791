import { catalogIds, languageCodes, maxReferenceHeight } from '@lucerna/engine';
import type { Localized } from '@lucerna/engine';
import { z } from 'zod';
import type { FeedProblemCode } from './problem';

/** A fault of our own table, raised inside a zod check; `data` fills its text. */
export const fault = (code: FeedProblemCode, data: Record<string, string | number> = {}) => ({
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

/** A text in six languages; each that lacks is named. */
export const localized = z.record(z.string(), z.string()).transform((texts, context): Localized => {
  for (const language of languageCodes) {
    if (!texts[language]?.trim()) {
      context.addIssue({ code: 'custom', path: [language], ...fault('language', { language }) });
    }
  }
  for (const name of Object.keys(texts)) {
    if (!languageCodes.some((each) => each === name)) {
      context.addIssue({ code: 'custom', path: [name], ...fault('unknownField', { name }) });
    }
  }
  const { es = '', en = '', de = '', it = '', fr = '', us = '' } = texts;
  return { es, en, de, it, fr, us };
});

export const shortText = z.string().min(1).max(200);
export const modelCode = z.string().regex(/^\d{4}$/);
export const catalogField = z.literal(catalogIds);
export const positive = z.int32().min(1).max(1_000_000);
export const notNegative = z.number().min(0).max(10_000_000);

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

export const articleType = z.strictObject({
  id: z.int32(),
  level1: z.int32(),
  level2: z.int32().nullable(),
  level3: z.int32().nullable(),
});
