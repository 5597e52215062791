import type { AuditAction } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { auditEvent } from '../../database/tables/audit';
import { olderThan, typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';

/** One entry to be: who did what to whom, from where. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** Who did it; null for a caller without a session. */
  readonly actor: string | null;
  /** The account that it concerns. */
  readonly subject?: string | null;
  readonly request?: FastifyRequest;
  /** Where it came from, without a request. */
  readonly address?: string;
  /** Facts without secrets: names of rights, ids, the kind of refusal. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds an entry, in the transaction of what it records where there is one. */
export async function record(
  client: Queryable,
  { action, actor, subject = null, request, address, detail = {} }: AuditRecord,
): Promise<void> {
  await typed(client)
    .insert(auditEvent)
    .values({ action, actorId: actor, subjectId: subject, address: request?.ip ?? address ?? null, detail });
}

/** How long entries are kept. */
const retention = '400 days';

export async function sweepAudit(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(auditEvent).where(olderThan(auditEvent.at, retention));
}
