import type { SocialSettings } from '../../env-sign-in';
import { errorOf } from '../../thrown';
import { z } from 'zod';

const timeoutMs = 10_000;
const maxBytes = 100_000;

/** Who somebody is at a social channel. */
export interface SocialProfile {
  readonly id: string;
  /** Lower case; null where the channel tells none. */
  readonly email: string | null;
  /** Whether the channel says that it has proven the e-mail. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** The channel did not answer as it should: a wrong code, a broken or missing answer. */
export class SocialFailure extends Error {}

async function ask(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok || text.length > maxBytes) throw new SocialFailure(`answered ${response.status}`);
    const body = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    if (!body.success) throw new SocialFailure('answered no object');
    return body.data;
  } catch (error) {
    if (error instanceof SocialFailure) throw error;
    throw new SocialFailure(errorOf(error).message, { cause: error });
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 248) : '');

/** Exchanges the code for an access token; the client's secret travels in the body, as both channels want it. */
async function accessToken(
  { tokenUrl, clientId, clientSecret }: SocialSettings,
  code: string,
  redirectUri: string,
  verifier: string | null,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    ...(verifier !== null && { code_verifier: verifier }),
  });
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const token = text((await ask(tokenUrl, { method: 'POST', headers, body }))['access_token']);
  if (!token) throw new SocialFailure('gave no access token');
  return token;
}

/** Reads who came back with a code. Field names are those of OpenID Connect, or Facebook's own. Throws SocialFailure. */
export async function readProfile(
  settings: SocialSettings,
  code: string,
  redirectUri: string,
  verifier: string | null,
): Promise<SocialProfile> {
  const token = await accessToken(settings, code, redirectUri, verifier);
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const told = await ask(settings.profileUrl, { headers });
  const id = text(told['sub']) || text(told['id']);
  if (!id) throw new SocialFailure('gave no id');
  return {
    id,
    email: text(told['email']).toLowerCase() || null,
    emailVerified: told['email_verified'] === true || told['email_verified'] === 'true',
    firstName: text(told['given_name']) || text(told['first_name']),
    lastName: text(told['family_name']) || text(told['last_name']),
  };
}
