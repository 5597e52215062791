import { catalogField, languageCodes, localized, type Localized } from '@lucerna/engine';
import { z } from 'zod';
import { fault } from '../feed/field';

const each = (most: number) =>
  localized.refine(
    (texts) => Object.values(texts).every((text) => text.length <= most),
    fault('range', { reason: `at most ${most} characters in each language` }),
  );
/** Lines of a page: each may begin a block of the answer. */
const maxLines = 2000;
const hasFewLines = (texts: Localized) =>
  Object.values(texts).every((text) => text.split('\n').length <= maxLines);
const webAddress = z.url({ protocol: /^https$/ }).max(500);

/** contacts.json: whom to ask. The first whose catalogues and languages fit is named. */
export const contacts = z
  .array(
    z.strictObject({
      name: each(80),
      email: z.email().max(120).optional(),
      phone: z
        .string()
        .regex(/^\+?[0-9 ()./-]{3,30}$/)
        .optional(),
      /** When somebody answers. */
      hours: each(120).optional(),
      catalogs: z.array(catalogField).min(1).optional(),
      languages: z.array(z.enum(languageCodes)).min(1).optional(),
    }),
  )
  .max(60);

/** legal-pages.json: what stands at the foot of every page. */
export const legalPages = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
        title: each(80),
        text: each(60_000)
          .refine(hasFewLines, fault('range', { reason: `at most ${maxLines} lines` }))
          .optional(),
        address: z.record(z.enum(languageCodes), webAddress).optional(),
        catalogs: z.array(catalogField).min(1).optional(),
      })
      .refine(({ text, address }) => (text === undefined) !== (address === undefined), fault('legalPage')),
  )
  .max(12)
  .superRefine((pages, context) =>
    pages.forEach(({ id }, at) => {
      if (pages.findIndex((other) => other.id === id) < at)
        context.addIssue({ code: 'custom', path: [at, 'id'], ...fault('legalTwice', { id }) });
    }),
  );

export type FeedContact = z.infer<typeof contacts>[number];
