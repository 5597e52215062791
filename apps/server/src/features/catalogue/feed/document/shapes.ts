import { roles } from '@lucerna/contract';
import { catalogField, catalogIds, inEachCatalog, localized, shortText } from '@lucerna/engine';
import { z } from 'zod';
import { isSeenOnWhite } from '../../brand/accent-theme';
import { fault } from '../field';

const idText = z.string().regex(/^\d+$/);
const currency = z.enum(['EUR', 'USD']);
/** A sentence of a document. */
const conditionText = localized.refine(
  (texts) => Object.values(texts).every((text) => text.length <= 500),
  fault('range', { reason: 'a condition has at most 500 characters in each language' }),
);

export const feedManifest = z.strictObject({
  format: z.literal(1),
  /** On: a variation from the ERP needs the brand of a catalogue (spec C5). */
  variationCatalog: z.boolean().default(true),
  /** On: the feed changes the revision in force, and says only what changes. */
  partial: z.boolean().default(false),
});

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase());

export const brand = z
  .strictObject({
    name: shortText,
    slogan: localized,
    description: localized,
    website: z
      .url({ protocol: /^https?$/ })
      .transform((value) => new URL(value).origin)
      .optional(),
    /** The one strong colour, on light ground; that on dark ground follows from it where none is named. */
    accent: colour.optional(),
    accentOnDark: colour.optional(),
  })
  .superRefine(({ accent, accentOnDark }, context) => {
    if (accent === undefined && accentOnDark !== undefined)
      context.addIssue({ code: 'custom', path: ['accentOnDark'], ...fault('accentAlone') });
    if (accent !== undefined && !isSeenOnWhite(accent))
      context.addIssue({ code: 'custom', path: ['accent'], ...fault('accentFaint', { accent }) });
  });

const line = z.string().min(1).max(120);

/** Who sells in a market, as its documents name it, and on what conditions. */
const seller = z.strictObject({
  legalName: line,
  taxNumber: line,
  address: z.strictObject({
    street: line,
    postalCode: z.string().min(1).max(20).optional(),
    city: line,
    region: line.optional(),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  /** Where the company is registered, under which number. */
  register: shortText.optional(),
  phone: line.optional(),
  email: z.email().max(120).optional(),
  /** Account is an IBAN where there is one, code a BIC or a routing number. */
  bank: z.strictObject({ name: line, account: line, code: line.optional() }).optional(),
  conditions: z
    .strictObject({
      /** What holds unless a quote says otherwise. */
      payment: conditionText.optional(),
      delivery: conditionText.optional(),
      /** `{weeks}` is the place of the lead time. */
      leadTime: conditionText.optional(),
      leadTimeUnknown: conditionText.optional(),
      /** Of a quote with prices. */
      prices: conditionText.optional(),
      others: z.array(conditionText).max(12).default([]),
    })
    .prefault({}),
});

/** By catalogue. */
export const sellers = z.strictObject(inEachCatalog(() => seller.optional()));

export const brands = z.array(
  z.strictObject({ code: z.string().regex(/^[0-9A-Z]{3}$/), catalogId: catalogField }),
);

export const catalogs = z.array(
  z.strictObject({
    id: catalogField,
    name: shortText,
    region: z.enum(['row', 'usa']),
    currency,
    defaultRate: z.int32(),
    default: z.boolean(),
    units: z.enum(['metric', 'imperial']),
    mainsV: shortText,
  }),
);

export const rates = z.array(
  z.strictObject({ id: z.int32().min(1), catalogId: catalogField, currency, name: shortText }),
);

/** Only the names of the price list's sublevels: what a client gets off is in the feed of clients. */
export const discounts = z
  .strictObject({ sublevels: z.record(z.string(), shortText), clients: z.unknown().optional() })
  .superRefine(({ clients }, context) => {
    if (clients !== undefined)
      context.addIssue({ code: 'custom', path: ['clients'], ...fault('clientsElsewhere') });
  })
  .transform(({ sublevels }) => ({ sublevels }));

export const subfamilies = z.array(
  z.strictObject({
    id: z.int32().min(1),
    name: shortText,
    familyId: z.int32().min(1),
    configuratorType: z.strictObject({ id: z.int32(), description: shortText }),
    description: localized,
    lampSizeFamily: z.string().nullable(),
    umbrellaModel: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    prefixCode: z.string().max(10),
    docsWebV2: z.boolean(),
  }),
);

export const collections = z.array(
  z.strictObject({
    subFamily: z.strictObject({ id: z.int32().min(1), name: shortText }),
    images: z.array(shortText),
    applicationsLocations: z.array(
      z.strictObject({ id: z.int32(), application: z.strictObject({ id: z.int32() }) }),
    ),
  }),
);

export const collectionTexts = z.array(
  z.strictObject({
    subFamilyId: z.int32(),
    name: localized,
    line: localized,
    paragraph: localized,
    designer: z.string().nullable().default(null),
  }),
);

const described = z.strictObject({ id: z.int32().min(1), description: localized });
export const applicationLocations = z.array(
  z.strictObject({ id: z.int32().min(1), application: described, location: described }),
);

export const roleName = z
  .string()
  .refine(
    (name) => Object.hasOwn(roles, name),
    fault('value', { reason: `a role is one of ${Object.keys(roles).join(', ')}` }),
  );

/** By catalogue, the percent below list up to which a role sells without an approval. */
export const discountLimits = z.partialRecord(
  z.enum(catalogIds.map((id) => `${id}` as const)),
  z.record(roleName, z.number().min(0).max(100)),
);

export const excludedApplicationIds = z.record(idText, z.array(z.int32()));

export type Subfamily = z.infer<typeof subfamilies>[number];
export type Rate = z.infer<typeof rates>[number];
