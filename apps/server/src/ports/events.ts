import { cancellationStates, registrationStatuses, requestKinds, requestStates } from '@lucerna/contract';
import type { AuditAction } from '@lucerna/contract';
import { z } from 'zod';

const lines = z.object({ lines: z.int() });

/** What a kind of event is about. */
export const subjectKinds = ['account', 'project', 'catalogue', 'request'] as const;

/**
 * What happens to goods: what an event is about and its facts, without prices and without anybody's data. What happens to accounts and
 * rights has the kinds of the audit log (`auditActions`), with facts of its own each.
 */
export const goodsEvents = {
  linesAdded: { subject: 'project', payload: lines },
  /** About the new one. */
  projectCloned: { subject: 'project', payload: lines.extend({ source: z.uuid() }) },
  projectDeleted: { subject: 'project', payload: lines },
  projectRestored: { subject: 'project', payload: lines },
  /** Nothing of it is left, but where a budget or an order names it. */
  projectRemoved: { subject: 'project', payload: lines },
  versionAdded: { subject: 'project', payload: z.object({ version: z.uuid(), number: z.int() }) },
  /** The project went back to that version. */
  versionRestored: { subject: 'project', payload: z.object({ version: z.uuid(), number: z.int() }) },
  /** What the ERP takes over (flag upsertVersionD365): the state of a project after however many changes. */
  versionUpserted: {
    subject: 'project',
    payload: z.object({ version: z.int(), status: z.int(), lines: z.int() }),
  },
  /** A section, an area or a free line. */
  structureChanged: {
    subject: 'project',
    payload: z.object({
      part: z.enum(['section', 'area', 'freeLine']),
      act: z.enum(['added', 'changed', 'removed']),
      id: z.uuid(),
    }),
  },
  pricesChanged: { subject: 'project', payload: lines },
  /** The discounts of a quote; its revision has its own event. */
  discountsChanged: {
    subject: 'project',
    payload: z.object({ budget: z.uuid(), number: z.string(), revision: z.int() }),
  },
  /** A revision of a quote; the first one begins it. */
  budgetMade: {
    subject: 'project',
    payload: z.object({ budget: z.uuid(), number: z.string(), revision: z.int() }),
  },
  budgetMoved: {
    subject: 'project',
    payload: z.object({
      ...{ budget: z.uuid(), number: z.string(), revision: z.int(), state: z.string() },
      /** By which link, where nobody was signed in. */
      link: z.uuid().optional(),
    }),
  },
  /** A link opens a revision without an account from now on, or no longer. */
  budgetLinked: {
    subject: 'project',
    payload: z.object({
      ...{ budget: z.uuid(), number: z.string(), revision: z.int() },
      ...{ link: z.uuid(), act: z.enum(['made', 'revoked']), recipient: z.string() },
    }),
  },
  /** Somebody said something about a quote. */
  budgetCommented: {
    subject: 'project',
    payload: z.object({ budget: z.uuid(), number: z.string(), comment: z.uuid(), isSeller: z.boolean() }),
  },
  budgetApproved: {
    subject: 'project',
    payload: z.object({ budget: z.uuid(), number: z.string(), revision: z.int() }),
  },
  budgetApprovalRefused: {
    subject: 'project',
    payload: z.object({ budget: z.uuid(), number: z.string(), revision: z.int() }),
  },
  orderPlaced: { subject: 'project', payload: z.object({ order: z.uuid(), number: z.string() }) },
  /** Somebody asked that an order is cancelled, or that was decided. */
  orderCancellation: {
    subject: 'project',
    payload: z.object({ order: z.uuid(), number: z.string(), state: z.enum(cancellationStates) }),
  },
  /** It was held, and goes to the manufacturer from now on. */
  orderReleased: { subject: 'project', payload: z.object({ order: z.uuid(), number: z.string() }) },
  /** The ERP moved it on, or something of it left. */
  orderMoved: {
    subject: 'project',
    payload: z.object({ order: z.uuid(), number: z.string(), status: z.int() }),
  },
  orderShipped: {
    subject: 'project',
    payload: z.object({ order: z.uuid(), number: z.string(), shipment: z.string() }),
  },
  invoiceTold: { subject: 'catalogue', payload: z.object({ invoice: z.string(), kind: z.string() }) },
  requestMade: {
    subject: 'request',
    payload: z.object({ kind: z.enum(requestKinds), number: z.string(), project: z.uuid().nullable() }),
  },
  requestWritten: {
    subject: 'request',
    payload: z.object({ message: z.uuid(), isAnswer: z.boolean(), files: z.int() }),
  },
  requestMoved: { subject: 'request', payload: z.object({ state: z.enum(requestStates) }) },
  /** A budget was made of it. */
  requestQuoted: { subject: 'request', payload: z.object({ budget: z.uuid(), number: z.string() }) },
  registrationChanged: {
    subject: 'project',
    payload: z.object({ request: z.uuid(), status: z.enum(registrationStatuses) }),
  },
  /** Another price list is in force. */
  catalogueImported: { subject: 'catalogue', payload: z.object({ revision: z.int() }) },
  /** One of those of `clientsChanged`. */
  clientChanged: { subject: 'catalogue', payload: z.object({ client: z.string() }) },
  clientsChanged: {
    subject: 'catalogue',
    payload: z.object({ clients: z.int(), added: z.int(), withdrawn: z.int() }),
  },
} as const satisfies Readonly<
  Record<string, { readonly subject: (typeof subjectKinds)[number]; readonly payload: z.ZodType }>
>;

export type GoodsEvent = keyof typeof goodsEvents;
export type EventKind = AuditAction | GoodsEvent;

/** Facts without secrets: names of rights, ids, the kind of refusal. */
export type EventFacts = Readonly<Record<string, unknown>>;
export type PayloadOf<Kind extends GoodsEvent> = z.infer<(typeof goodsEvents)[Kind]['payload']>;
