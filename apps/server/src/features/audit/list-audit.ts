import type { Operations } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, gte, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../database/tables/account';
import { auditEvent } from '../../database/tables/audit';
import { typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import type { Handler } from '../../http/serve';

const actor = alias(account, 'actor');
const subject = alias(account, 'subject');

const person = (id: string | null, email: string | null) => (id === null ? null : { id, email });

/** The moment at which a day of UTC begins, so many days later. */
const dayOf = (day: string, later: number) =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone 'UTC'`;

const defaultPageSize = 50;

/** The log, newest first. Days are those of UTC, both ends included. */
export function listAudit(frame: Frame): Handler<Operations['listAudit']> {
  return async ({ query: { page, itemsPerPage = defaultPageSize, action, account: who, from, to } }) => {
    const found = and(
      action === undefined ? undefined : eq(auditEvent.action, action),
      who === undefined ? undefined : or(eq(auditEvent.actorId, who), eq(auditEvent.subjectId, who)),
      from === undefined ? undefined : gte(auditEvent.at, dayOf(from, 0)),
      to === undefined ? undefined : lt(auditEvent.at, dayOf(to, 1)),
    );
    const db = typed(frame.pool);
    const totalDocs = await db.$count(auditEvent, found);
    const rows = await db
      .select({ ...getColumns(auditEvent), actorEmail: actor.email, subjectEmail: subject.email })
      .from(auditEvent)
      .leftJoin(actor, and(eq(actor.id, auditEvent.actorId), gt(actor.registerType, 0)))
      .leftJoin(subject, and(eq(subject.id, auditEvent.subjectId), gt(subject.registerType, 0)))
      .where(found)
      .orderBy(desc(auditEvent.id))
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage);
    return answer({
      docs: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        action: row.action,
        actor: person(row.actorId, row.actorEmail),
        subject: person(row.subjectId, row.subjectEmail),
        address: row.address,
        detail: row.detail,
      })),
      meta: { page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
    });
  };
}
