import { sql } from 'drizzle-orm';
import { changeAreas } from '@lucerna/contract';
import type { ChangeSide } from '@lucerna/contract';
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventFacts, EventKind } from '../../ports/events';
import { subjectKinds } from '../../ports/events';
import { moment } from './columns';

/**
 * What happened, written in the transaction of what did it (`database/events.ts`). Rows are only added, and removed when their time
 * is over; they outlive the accounts and projects that they name. The audit log is those with `isAudit`, the log of
 * changes those with an `area`.
 */
export const event = pgTable(
  'event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    kind: text().$type<EventKind>().notNull(),
    isAudit: boolean('is_audit').notNull(),
    /** The account that did it; null for a caller without a session and for a program. */
    actorId: uuid('actor_id'),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: uuid('subject_id'),
    /** Where it came from: a network address. */
    address: text(),
    payload: jsonb().$type<EventFacts>().notNull(),
    /** What the log of changes has it under; null of what is none of its entries (decision 0086). */
    area: text({ enum: changeAreas }),
    /** As people called the subject then: a number, a code, a name. */
    label: text(),
    before: jsonb().$type<ChangeSide>(),
    after: jsonb().$type<ChangeSide>(),
  },
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
