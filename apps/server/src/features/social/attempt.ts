import type { SocialProvider } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import { createHmac } from 'node:crypto';
import type { Frame } from '../../frame';
import { cookieOptions } from '../../http/cookies';

/** What must be known again when the channel returns; it travels in a sealed cookie of the browser that began. */
export interface Attempt {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly verifier: string | null;
  readonly returnTo: string;
  readonly language: LanguageCode;
  /** The account that connects the channel; null to sign in. */
  readonly accountId: string | null;
}

const name = 'social';
const path = '/users/v1/auth/social';
const seconds = 600;
const audience = 'social attempt';

/** A key of its own: what is sealed here is no access token, and the other way round. */
const keyOf = ({ secrets }: Frame) => createHmac('sha256', secrets.signing).update(audience).digest();

/** Lax at least: the channel returns by a navigation from another site, which carries such cookies. */
const options = (request: FastifyRequest, { env }: Frame) => ({ ...cookieOptions(request, env), path });

export async function keepAttempt(
  frame: Frame,
  request: FastifyRequest,
  reply: FastifyReply,
  attempt: Attempt,
): Promise<void> {
  const sealed = await new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(frame));
  void reply.setCookie(name, sealed, { ...options(request, frame), maxAge: seconds });
}

/** The attempt of this browser, once: it is forgotten as it is read. Null when there is none or it is too old. */
export async function takeAttempt(
  frame: Frame,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Attempt | null> {
  const sealed = request.cookies[name];
  void reply.clearCookie(name, options(request, frame));
  if (!sealed) return null;
  try {
    const { payload } = await jwtVerify(sealed, keyOf(frame), { algorithms: ['HS256'], audience });
    return payload as unknown as Attempt;
  } catch {
    return null;
  }
}
