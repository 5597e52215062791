import { fastifyCookie } from '@fastify/cookie';
import { sessionMark } from '@lucerna/contract/session-mark';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { accessSeconds } from './access-token';
import { isOtherSite } from './auth-origin';

export const accessCookie = 'access';
export const refreshCookie = 'refresh';

/** Thirty days (P9: 2592000000 ms). */
export const refreshSeconds = 2_592_000;
/** Only the session calls get the refresh token. */
const refreshPath = '/users/v1/auth';

/**
 * A cookie of a header, read as those of a call are: what cannot be decoded stays as it was sent. Empty when there is
 * none.
 */
export function readCookie(header: string | undefined, name: string): string {
  return (header && fastifyCookie.parse(header)[name]) || '';
}

/** How every cookie of a session is set; across sites only with TLS, and only where the sign-in has another site. */
export const cookieOptions = (request: FastifyRequest, env: Env) => {
  const secure = env.publicOrigin ? env.publicOrigin.startsWith('https:') : request.protocol === 'https';
  return {
    httpOnly: true,
    secure,
    sameSite: secure && isOtherSite(env) ? ('none' as const) : ('lax' as const),
  };
};

export function setAccess(request: FastifyRequest, reply: FastifyReply, env: Env, token: string): void {
  void reply.setCookie(accessCookie, token, {
    ...cookieOptions(request, env),
    path: '/',
    maxAge: accessSeconds,
  });
}

export function setRefresh(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  { token, language }: { readonly token: string; readonly language: LanguageCode },
): void {
  const more = { ...cookieOptions(request, env), path: refreshPath, maxAge: refreshSeconds };
  void reply.setCookie(refreshCookie, token, more);
  void reply.setCookie(sessionMark, language, { ...more, path: '/', httpOnly: false });
}

export function clearCookies(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  void reply.clearCookie(accessCookie, { ...cookieOptions(request, env), path: '/' });
  void reply.clearCookie(sessionMark, { ...cookieOptions(request, env), path: '/' });
  void reply.clearCookie(refreshCookie, { ...cookieOptions(request, env), path: refreshPath });
}
