import type { AuditAction } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';

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
  client: pg.Pool | pg.PoolClient,
  { action, actor, subject = null, request, address, detail = {} }: AuditRecord,
): Promise<void> {
  await client.query(
    'insert into audit_event (action, actor_id, subject_id, address, detail) values ($1, $2, $3, $4, $5)',
    [action, actor, subject, request?.ip ?? address ?? null, JSON.stringify(detail)],
  );
}

/** How long entries are kept. */
const retention = '400 days';

export async function sweepAudit(pool: pg.Pool): Promise<void> {
  await pool.query('delete from audit_event where at < now() - $1::interval', [retention]);
}
