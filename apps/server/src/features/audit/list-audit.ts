import type { AuditAction, AuditEntry, Operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import type { Handler } from '../../http/serve';

interface Row {
  id: number;
  at: Date;
  action: AuditAction;
  actor_id: string | null;
  actor_email: string | null;
  subject_id: string | null;
  subject_email: string | null;
  address: string | null;
  detail: Record<string, unknown>;
  total: number;
}

const person = (id: string | null, email: string | null) => (id === null ? null : { id, email });

const present = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: person(row.actor_id, row.actor_email),
  subject: person(row.subject_id, row.subject_email),
  address: row.address,
  detail: row.detail,
});

const defaultPageSize = 50;

/** The log, newest first. Days are those of UTC, both ends included. */
export function listAudit(frame: Frame): Handler<Operations['listAudit']> {
  return async ({ query: { page, itemsPerPage = defaultPageSize, action, account, from, to } }) => {
    const { rows } = await frame.pool.query<Row>(
      `with found as (
         select * from audit_event
         where ($1::text is null or action = $1)
           and ($2::uuid is null or actor_id = $2 or subject_id = $2)
           and ($3::date is null or at >= $3::date::timestamp at time zone 'UTC')
           and ($4::date is null or at < ($4::date + 1)::timestamp at time zone 'UTC'))
       select total.count as total, found.*, actor.email as actor_email, subject.email as subject_email
       from (select count(*) from found) total
       left join lateral (select * from found order by id desc limit $5 offset $6) found on true
       left join account actor on actor.id = found.actor_id and actor.register_type > 0
       left join account subject on subject.id = found.subject_id and subject.register_type > 0
       order by found.id desc`,
      [action ?? null, account ?? null, from ?? null, to ?? null, itemsPerPage, (page - 1) * itemsPerPage],
    );
    const totalDocs = rows[0]?.total ?? 0;
    return answer({
      docs: rows.filter(({ id }) => id !== null).map(present),
      meta: { page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
    });
  };
}
