import { z } from 'zod';
import { id, instant, isoDate, largestPage, maxLines, money, rows } from './common';
import { anyText, emailText } from './text';

/** What the log of changes is about (BYN-19). */
export const changeAreas = [
  'prices',
  'discounts',
  'quotes',
  'links',
  'acceptances',
  'orders',
  'members',
  'clients',
] as const;

/** What leaves an entry in the log of changes. */
export const changeKinds = [
  'catalogueImported',
  'pricesChanged',
  'structureChanged',
  'discountsChanged',
  'budgetMade',
  'budgetMoved',
  'budgetApproved',
  'budgetApprovalRefused',
  'budgetLinked',
  'orderPlaced',
  'orderReleased',
  'orderCancellation',
  'orderMoved',
  'orderShipped',
  'projectMemberAdded',
  'projectMemberChanged',
  'projectMemberRemoved',
  'projectAssigned',
  'clientCodeChanged',
  'clientChanged',
] as const;

/** What an entry may say of a side that is no price. */
export const changeFacts = [
  'state',
  'revision',
  'clientName',
  'validUntil',
  'lines',
  'approvedBy',
  'refusedBy',
  'recipient',
  'expiresOn',
  'linkState',
  'name',
  'orderNumber',
  'reason',
  'status',
  'pieces',
  'held',
  'cancellation',
  'shipment',
  'day',
  'role',
  'clientCode',
  'legalName',
  'taxNumber',
  'rate',
  'paymentTerms',
  'deliveryTerms',
  'clientState',
  'freeLine',
  'quantity',
] as const;

/** What only those read who may see prices: amounts, and percentages from which an amount follows. */
export const changePrices = [
  'unitPrice',
  'lineDiscount',
  'discount',
  'surcharge',
  'subTotal',
  'total',
  'clientDiscount',
] as const;

/** A client has a discount for each level of the price list, a quote a price for each line. */
const maxOfSide = maxLines * 2 + 20;

/** A list of entries has the prices of parts of an entry up to so many; those of more come with the entry alone. */
export const maxListedPrices = 20;

export const changeSide = z.strictObject({
  facts: rows(
    z.strictObject({
      name: z.enum(changeFacts),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
    changeFacts.length,
  ),
  prices: rows(
    z.strictObject({
      name: z.enum(changePrices),
      /** Of what it is: a reference, or a level of discounts; none where it is of the whole. */
      of: z.string().max(120).optional(),
      /** The line of the project whose it is: several lines may have one reference. */
      line: id.optional(),
      value: z.union([money, z.number()]),
    }),
    maxOfSide,
  ),
});

/** What a side of a change stands for: where a reader is led to. */
export const changeTargets = ['project', 'quote', 'order', 'account', 'client', 'catalogue'] as const;

/** One entry: who changed what, when, and what it was before and is after. */
export const changeEntry = z.object({
  id: z.int(),
  at: instant,
  area: z.enum(changeAreas),
  kind: z.enum(changeKinds),
  /** Who did it; null of a program and of somebody without an account. */
  actor: z.object({ id, email: z.string().nullable() }).nullable(),
  subject: z.object({
    target: z.enum(changeTargets),
    /** Of a project, a quote's revision, an order or an account; null of what has no page. */
    id: id.nullable(),
    projectId: id.nullable(),
    /** As people call it: a number, a code, a name, an e-mail. */
    label: z.string(),
  }),
  /** Whom it concerns, where that is not the subject. */
  person: z.string().nullable(),
  before: changeSide.nullable(),
  after: changeSide.nullable(),
  /** How many prices of parts a list leaves out, each counted once for both sides; 0 where the entry is whole. */
  left: z.int().min(0),
});

/** A page of the log; `next` is the entry behind which the next page begins, null at its end. */
export const changeList = z.object({ entries: rows(changeEntry), next: z.int().nullable() });

export const changeQuery = z.object({
  area: z.enum(changeAreas).optional(),
  kind: z.enum(changeKinds).optional(),
  /** The e-mail of who did it. */
  who: emailText.optional(),
  /** The beginning of a number, a client code, or the name of a project. */
  subject: anyText(100).optional(),
  /** What the subject is: a quote and an order may have one number. */
  target: z.enum(changeTargets).optional(),
  /** Everything about a project, its quotes and orders among it. */
  project: id.optional(),
  /** First and last day, of UTC. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Entries before this one. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(largestPage).default(50),
});

export type ChangeArea = (typeof changeAreas)[number];
export type ChangeTarget = (typeof changeTargets)[number];
export type ChangeSide = z.infer<typeof changeSide>;
export type ChangeEntry = z.infer<typeof changeEntry>;
