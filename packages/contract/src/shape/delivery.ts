import { z } from 'zod';
import { emailText, postalCode, requiredText, shortText } from './text';

/** Where goods or bills go. */
export const postalAddress = z.strictObject({
  /** Of the firm or the building site. */
  name: shortText(120).default(''),
  street: requiredText(120),
  postalCode: postalCode.default(''),
  city: requiredText(80),
  region: shortText(80).default(''),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, 'formError.pattern'),
});

/** Who is asked about an order. */
export const orderContact = z.strictObject({
  name: requiredText(120),
  email: z.union([z.literal(''), emailText]).default(''),
  phone: shortText(40).default(''),
});

/** Where an order goes and who is asked; null for what the client's own data say. */
export const orderDelivery = {
  deliverTo: postalAddress.nullable().default(null),
  billTo: postalAddress.nullable().default(null),
  contact: orderContact.nullable().default(null),
};

/** What is known of a client to choose from. */
export const knownAddress = postalAddress.extend({ kind: z.enum(['billing', 'delivery']) });

export type PostalAddress = z.infer<typeof postalAddress>;
export type OrderContact = z.infer<typeof orderContact>;
