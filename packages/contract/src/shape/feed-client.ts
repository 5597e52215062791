import { catalogField, shortText } from '@lucerna/engine';
import { z } from 'zod';

const email = z.email().max(248).toLowerCase();
const terms = z.string().min(1).max(500);

/** An address of a client. */
export const addressRow = z.strictObject({
  kind: z.enum(['billing', 'delivery']),
  name: shortText.optional(),
  street: shortText,
  postalCode: z.string().min(1).max(20).optional(),
  city: shortText,
  region: shortText.optional(),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Somebody to speak with at a client. */
export const contactRow = z.strictObject({
  name: shortText,
  email: email.optional(),
  phone: z.string().min(1).max(40).optional(),
  function: shortText.optional(),
});

/** A client as a row of its own, without its addresses and contacts. */
export const clientRow = z.strictObject({
  code: z.string().regex(/^[\w.-]{1,40}$/),
  name: shortText,
  legalName: shortText.optional(),
  taxNumber: z.string().min(1).max(40).optional(),
  catalogId: catalogField,
  rateId: z.int32().min(1),
  /** Percent by sublevel. */
  discounts: z.record(z.string(), z.number().min(0).max(100)).default({}),
  paymentTerms: terms.optional(),
  deliveryTerms: terms.optional(),
  /** E-mails of those who look after it; absent: those who do so now. */
  managers: z.array(email).max(50).optional(),
});

/** A client whole, as JSON gives it. */
export const wholeClient = clientRow.extend({
  addresses: z.array(addressRow).max(200).default([]),
  contacts: z.array(contactRow).max(200).default([]),
});

export type ClientAddress = z.infer<typeof addressRow>;
export type ClientContact = z.infer<typeof contactRow>;
export type FeedClient = z.infer<typeof wholeClient>;
