import { auditActions, type AuditEntry, type Operations } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, gte, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../database/tables/account';
import { event } from '../../database/tables/event';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { dayOf } from './day-of';

const actor = alias(account, 'actor');
const subject = alias(account, 'subject');

const person = (id: string | null, email: string | null) => (id === null ? null : { id, email });

const defaultPageSize = 50;

/** The log, newest first. Days are those of UTC, both ends included. */
export function listAudit(ctx: AppContext): Handler<Operations['listAudit']> {
  return async ({ query: { page, itemsPerPage = defaultPageSize, action, account: who, from, to } }) => {
    const found = and(
      event.isAudit,
      action === undefined ? undefined : eq(event.kind, action),
      who === undefined ? undefined : or(eq(event.actorId, who), eq(event.subjectId, who)),
      from === undefined ? undefined : gte(event.at, dayOf(from, 0)),
      to === undefined ? undefined : lt(event.at, dayOf(to, 1)),
    );
    const db = typed(ctx.pool);
    const totalDocs = await db.$count(event, found);
    const rows = await db
      .select({ ...getColumns(event), actorEmail: actor.email, subjectEmail: subject.email })
      .from(event)
      .leftJoin(actor, and(eq(actor.id, event.actorId), gt(actor.registerType, 0)))
      .leftJoin(subject, and(eq(subject.id, event.subjectId), gt(subject.registerType, 0)))
      .where(found)
      .orderBy(desc(event.id))
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage);
    return answer({
      docs: rows.flatMap((row): AuditEntry[] => {
        const { kind, payload, actorEmail, subjectEmail } = row;
        const known = auditActions.find((each) => each === kind);
        if (!known) return [];
        return [
          {
            id: row.id,
            at: row.at.toISOString(),
            action: known,
            actor: person(row.actorId, actorEmail),
            subject: person(row.subjectId, subjectEmail),
            address: row.address,
            detail: payload,
          },
        ];
      }),
      meta: { page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
    });
  };
}
