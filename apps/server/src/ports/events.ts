import type { AuditAction } from '@lucerna/contract';
import { z } from 'zod';

const lines = z.object({ lines: z.int() });

/** What a kind of event is about. */
export const subjectKinds = ['account', 'project', 'catalogue'] as const;

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
  pricesChanged: { subject: 'project', payload: lines },
  budgetMade: { subject: 'project', payload: z.object({ budget: z.uuid(), number: z.string() }) },
  orderPlaced: { subject: 'project', payload: z.object({ order: z.uuid(), number: z.string() }) },
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
