import type { AuditAction } from '@lucerna/contract';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './account';

/** What happened to accounts and rights. Rows are only added; they outlive the accounts that they name. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    action: text().$type<AuditAction>().notNull(),
    actorId: uuid('actor_id'),
    subjectId: uuid('subject_id'),
    address: text(),
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('audit_event_at').on(table.at),
    index('audit_event_actor').on(table.actorId, table.id),
    index('audit_event_subject').on(table.subjectId, table.id),
  ],
);
