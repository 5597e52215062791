import type { AuditAction } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit, type LoggedChange } from '../../database/events';
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
  /** What it leaves in the log of changes. */
  readonly change?: LoggedChange;
}

/** Adds an entry, in the transaction of what it records where there is one. */
export async function record(
  client: Queryable,
  { action, actor, subject = null, request, address, detail = {}, change }: AuditRecord,
): Promise<void> {
  const from = request?.ip ?? address ?? null;
  await recordAudit(client, { action, actorId: actor, subjectId: subject, address: from, detail, change });
}
