import type { FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { comesFromAuth } from './auth-origin';

/**
 * Tells whether a state-changing call comes from our own pages. Every browser sends Origin with such a call;
 * a caller that sends neither header is no browser, and carries no cookies that a foreign page could ride on.
 */
export function comesFromUs(request: FastifyRequest, env: Env): boolean {
  const { origin, host } = request.headers;
  if (comesFromAuth(request, env)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (env.publicOrigin) return origin === env.publicOrigin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
