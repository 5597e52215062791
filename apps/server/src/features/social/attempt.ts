import { languageCode, socialProvider } from '@lucerna/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../app-context';
import { cookieOptions } from '../../http/cookies';

const attemptShape = z.object({
  provider: socialProvider,
  state: z.string(),
  verifier: z.string().nullable(),
  returnTo: z.string(),
  language: languageCode,
  /** The account that connects the channel; null to sign in. */
  accountId: z.string().nullable(),
});

/** What must be known again when the channel returns; it travels in a sealed cookie of the browser that began. */
export type Attempt = Readonly<z.infer<typeof attemptShape>>;

const name = 'social';
const path = '/users/v1/auth/social';
const seconds = 600;
const audience = 'social attempt';

/** A key of its own: what is sealed here is no access token, and the other way round. */
const keyOf = ({ secrets }: AppContext) => createHmac('sha256', secrets.signing).update(audience).digest();

/** Lax at least: the channel returns by a navigation from another site, which carries such cookies. */
const options = (request: FastifyRequest, { env }: AppContext) => ({ ...cookieOptions(request, env), path });

export async function saveAttempt(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt,
): Promise<void> {
  const sealed = await new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(ctx));
  void reply.setCookie(name, sealed, { ...options(request, ctx), maxAge: seconds });
}

/**
 * The attempt of this browser, once: it is forgotten as it is read. Null when there is none, it is too old, or an
 * older release sealed it otherwise.
 */
export async function takeAttempt(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Attempt | null> {
  const sealed = request.cookies[name];
  void reply.clearCookie(name, options(request, ctx));
  if (!sealed) return null;
  try {
    const { payload } = await jwtVerify(sealed, keyOf(ctx), { algorithms: ['HS256'], audience });
    return attemptShape.parse(payload);
  } catch {
    return null;
  }
}
