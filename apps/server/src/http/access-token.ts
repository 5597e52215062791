import { SignJWT, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AccessTokens } from '../ports/viewers';
import { atMost } from '../records';

/** An access token is good for ten minutes; then the browser exchanges its refresh token. */
export const accessSeconds = 600;
const maxTokens = 10_000;

export function accessTokens(key: Uint8Array): AccessTokens {
  const seen = new LRUCache<string, { sessionId: string; until: number }>(atMost(maxTokens));
  return {
    sign: (sessionId) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sessionId)
        .setIssuedAt()
        .setExpirationTime(`${accessSeconds}s`)
        .sign(key),
    known(token) {
      const entry = seen.get(token);
      return entry && entry.until > Date.now() ? entry.sessionId : undefined;
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        if (!payload.sub || !payload.exp) return null;
        seen.set(token, { sessionId: payload.sub, until: payload.exp * 1000 });
        return payload.sub;
      } catch {
        return null;
      }
    },
  };
}
