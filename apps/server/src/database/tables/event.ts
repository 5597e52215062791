import { sql } from 'drizzle-orm';
import { changeAreas, type ChangeSide } from '@lucerna/contract';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { subjectKinds, type EventFacts, type EventKind } from '../../ports/events';
import { moment } from './columns';

/**
 * What happened, written in the transaction of what did it (`database/events.ts`). Rows are only added, and removed when their time
 * is over; they outlive the accounts and projects that they name. The audit log is those with `isAudit`, the log of
 * changes those with an `area`.
 */
export const event = pgTable(
  'event',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    kind: t.text().$type<EventKind>().notNull(),
    isAudit: t.boolean('is_audit').notNull(),
    /** The account that did it; null for a caller without a session and for a program. */
    actorId: t.uuid('actor_id'),
    subjectKind: t.text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: t.uuid('subject_id'),
    /** Where it came from: a network address. */
    address: t.text(),
    payload: t.jsonb().$type<EventFacts>().notNull(),
    /** What the log of changes has it under; null of what is none of its entries (decision 0086). */
    area: t.text({ enum: changeAreas }),
    /** As people called the subject then: a number, a code, a name. */
    label: t.text(),
    before: t.jsonb().$type<ChangeSide>(),
    after: t.jsonb().$type<ChangeSide>(),
  }),
  (table) => [
    // Rows come in the order of their moments, so that this index costs an addition next to nothing.
    index('event_at').using('brin', table.at),
    index('event_subject').on(table.subjectId, table.id),
    index('event_audit')
      .on(table.id)
      .where(sql`${table.isAudit}`),
    index('event_actor')
      .on(table.actorId, table.id)
      .where(sql`${table.isAudit}`),
    index('event_changes')
      .on(table.id)
      .where(sql`${table.area} is not null`),
    index('event_changes_of_area')
      .on(table.area, table.id)
      .where(sql`${table.area} is not null`),
    index('event_changes_by')
      .on(table.actorId, table.id)
      .where(sql`${table.area} is not null`),
    index('event_changes_about')
      .using('btree', sql`lower(${table.label}) text_pattern_ops`, table.id)
      .where(sql`${table.area} is not null`),
    index('event_changes_of_project')
      .using('btree', sql`(${table.payload} ->> 'project')`, table.id)
      .where(sql`${table.area} is not null`),
  ],
);
