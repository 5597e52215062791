import { defaultLanguage } from '@lucerna/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { accessSeconds } from '../../http/access-token';
import { setAccess, setRefresh } from '../../http/cookies';
import { openSession, type Ended, type OpenSession, type Origin } from './session';

export interface StartedSession {
  readonly logged: true;
  readonly accountId: string;
  readonly expiresIn: number;
}

/** Where a request comes from; a browser tells its own name as it likes, so it is cut. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}

/** Sets the cookies of a session: a new access token, and the refresh token where it was exchanged. */
export async function startSession(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, accountId, refreshToken }: OpenSession,
): Promise<StartedSession> {
  setAccess(request, reply, ctx.env, await ctx.tokens.sign(sessionId));
  if (refreshToken !== null) {
    const viewer = await ctx.viewers.findOfSession(sessionId);
    const language = viewer?.language ?? defaultLanguage;
    setRefresh(request, reply, ctx.env, { token: refreshToken, language });
  }
  return { logged: true, accountId, expiresIn: accessSeconds };
}

/** Opens a session for somebody whose right to it was just proven, and sets its cookies. */
export async function enter(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<StartedSession> {
  const open = await openSession(ctx.pool, ctx.secrets.signing, accountId, originOf(request));
  return startSession(ctx, request, reply, open);
}

/** Makes ended sessions felt at once, on every node: their tokens open nothing, their sockets are hung up. */
export async function closeSessions(ctx: AppContext, { accountId, sessionIds }: Ended): Promise<void> {
  await ctx.viewers.forget(ctx.pool, accountId);
  ctx.sockets.end(sessionIds);
}
