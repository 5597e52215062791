import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Frame } from '../../frame';
import { accessSeconds } from '../../http/access-token';
import { setAccess, setRefresh } from '../../http/cookies';
import type { OpenSession } from './session';

export interface StartedSession {
  readonly logged: true;
  readonly accountId: string;
  readonly expiresIn: number;
}

/** Sets the cookies of a session: a new access token, and the refresh token where it was exchanged. */
export async function startSession(
  frame: Frame,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, accountId, refreshToken }: OpenSession,
): Promise<StartedSession> {
  setAccess(request, reply, frame.env, await frame.tokens.sign(sessionId));
  if (refreshToken !== null) setRefresh(request, reply, frame.env, refreshToken);
  return { logged: true, accountId, expiresIn: accessSeconds };
}
