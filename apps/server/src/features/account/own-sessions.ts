import type { Operations, OwnSession } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type { Frame } from '../../frame';
import { answer, noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { record } from '../audit';
import { endSessions } from './session';
import { closeSessions } from './start-session';

interface Row {
  id: string;
  created_at: Date;
  used_at: Date;
  address: string | null;
  user_agent: string | null;
}

export function listSessions(frame: Frame): Handler<Operations['listSessions']> {
  return async ({ viewer }) => {
    const { rows } = await frame.pool.query<Row>(
      `select id, created_at, coalesce(rotated_at, created_at) as used_at, address, user_agent from session
       where account_id = $1 and revoked_at is null and expires_at > now() order by used_at desc limit 100`,
      [viewer.accountId],
    );
    const present = (row: Row): OwnSession => ({
      id: row.id,
      current: row.id === viewer.sessionId,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.used_at.toISOString(),
      address: row.address,
      userAgent: row.user_agent,
    });
    return answer(rows.map(present));
  };
}

async function end(
  frame: Frame,
  { accountId }: Viewer,
  which: Parameters<typeof endSessions>[2],
  request: FastifyRequest,
): Promise<number> {
  const ended = await endSessions(frame.pool, accountId, which);
  const count = ended.sessionIds.length;
  if (count > 0) {
    const detail = { ended: count };
    await record(frame.pool, {
      action: 'sessionEnded',
      actor: accountId,
      subject: accountId,
      request,
      detail,
    });
    await closeSessions(frame, ended);
  }
  return count;
}

/** Ends one session of the own account; those of others do not exist for a caller. */
export function endOwnSession(frame: Frame): Handler<Operations['endSession']> {
  return async ({ viewer, params, request }) =>
    (await end(frame, viewer, { only: params.id }, request)) > 0 ? noContent() : notFound();
}

export function endOtherSessions(frame: Frame): Handler<Operations['endOtherSessions']> {
  return async ({ viewer, request }) => {
    await end(frame, viewer, { but: viewer.sessionId }, request);
    return noContent();
  };
}
