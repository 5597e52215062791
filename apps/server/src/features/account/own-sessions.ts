import type { Operations, OwnSession } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { session } from '../../database/tables/account';
import { now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, noContent, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { record } from '../audit';
import { endSessions } from './session';
import { closeSessions } from './start-session';

/** When a session was last used, as far as is known: at its last exchange. */
const usedAt = sql`coalesce(${session.rotatedAt}, ${session.createdAt})`.mapWith(session.createdAt);

const { id, createdAt, address, userAgent } = getColumns(session);

export function listSessions(ctx: AppContext): Handler<Operations['listSessions']> {
  return async ({ viewer }) => {
    const rows = await typed(ctx.pool)
      .select({ id, createdAt, usedAt, address, userAgent })
      .from(session)
      .where(
        and(eq(session.accountId, viewer.accountId), isNull(session.revokedAt), gt(session.expiresAt, now)),
      )
      .orderBy(desc(usedAt))
      .limit(100);
    return answer(
      rows.map((row): OwnSession => ({
        id: row.id,
        current: row.id === viewer.sessionId,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.usedAt.toISOString(),
        address: row.address,
        userAgent: row.userAgent,
      })),
    );
  };
}

async function end(
  ctx: AppContext,
  { accountId }: Viewer,
  which: Parameters<typeof endSessions>[2],
  request: FastifyRequest,
): Promise<number> {
  const ended = await endSessions(ctx.pool, accountId, which);
  const count = ended.sessionIds.length;
  if (count > 0) {
    const detail = { ended: count };
    await record(ctx.pool, {
      action: 'sessionEnded',
      actor: accountId,
      subject: accountId,
      request,
      detail,
    });
    await closeSessions(ctx, ended);
  }
  return count;
}

/** Ends one session of the own account; those of others do not exist for a caller. */
export function endOwnSession(ctx: AppContext): Handler<Operations['endSession']> {
  return async ({ viewer, params, request }) =>
    (await end(ctx, viewer, { only: params.id }, request)) > 0 ? noContent() : notFound();
}

export function endOtherSessions(ctx: AppContext): Handler<Operations['endOtherSessions']> {
  return async ({ viewer, request }) => {
    await end(ctx, viewer, { but: viewer.sessionId }, request);
    return noContent();
  };
}
