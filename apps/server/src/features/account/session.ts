import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, exists, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { account, session } from '../../database/tables/account';
import { after, now, olderThan, typed, type Queryable } from '../../database/typed';

/** For so long the token before the last exchange is taken to come from a parallel tab, which needs no token of its own. */
const grace = '10 seconds';
const lifetime = '30 days';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const sealOf = (key: Uint8Array, body: string) =>
  createHmac('sha256', key).update(`refresh ${body}`).digest('base64url');

/** `<session>.<random>.<seal>`: the seal tells an old token of ours from an invented one, without keeping it. */
function newToken(key: Uint8Array, sessionId: string): string {
  const body = `${sessionId}.${randomBytes(32).toString('base64url')}`;
  return `${body}.${sealOf(key, body)}`;
}

/** The session that a token was made for; null for a token that is not ours. */
function sessionOf(key: Uint8Array, token: string): string | null {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, at);
  const given = Buffer.from(token.slice(at + 1));
  const expected = Buffer.from(sealOf(key, body));
  if (at < 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return body.slice(0, body.indexOf('.'));
}

export interface OpenSession {
  readonly sessionId: string;
  readonly accountId: string;
  /** The new refresh token; null where a parallel tab got it already. */
  readonly refreshToken: string | null;
}

/** Where a sign-in comes from, for its owner to recognise. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
}

const isOpen = and(isNull(session.revokedAt), gt(session.expiresAt, now));

/** Opens a session; only the hash of its refresh token is kept. */
export async function openSession(
  client: Queryable,
  key: Uint8Array,
  accountId: string,
  { address, userAgent }: Origin,
): Promise<OpenSession> {
  const sessionId = randomUUID();
  const refreshToken = newToken(key, sessionId);
  await typed(client)
    .insert(session)
    .values({
      ...{ id: sessionId, accountId, tokenHash: hashOf(refreshToken), expiresAt: after(lifetime) },
      ...{ address, userAgent },
    });
  return { sessionId, accountId, refreshToken };
}

/** Sessions that were just ended, of one account. */
export interface Ended {
  readonly accountId: string;
  readonly sessionIds: readonly string[];
}

const ended = { id: session.id, accountId: session.accountId };

const endedOf = (rows: readonly { readonly id: string; readonly accountId: string }[]): Ended | null =>
  rows[0] ? { accountId: rows[0].accountId, sessionIds: rows.map(({ id }) => id) } : null;

/**
 * Exchanges a refresh token, in one statement. Until the new token is used, the one before it stays good: the answer that
 * brought the new one may never have come, such as to a page that was left meanwhile. Within ten seconds it is a parallel
 * tab's and gets no token. Any other old token was stolen from one side or the other, so the session ends. `ended` is
 * then its account.
 */
export async function exchange(
  client: Queryable,
  key: Uint8Array,
  token: string,
): Promise<{ readonly open: OpenSession } | { readonly ended: Ended | null }> {
  const sessionId = sessionOf(key, token);
  if (sessionId === null) return { ended: null };
  const refreshToken = newToken(key, sessionId);
  const hash = hashOf(token);
  const db = typed(client);
  const ownAccount = db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, session.accountId), eq(account.active, true)));
  const [row] = await db
    .update(session)
    .set({
      previousHash: hash,
      tokenHash: hashOf(refreshToken),
      rotatedAt: now,
      expiresAt: after(lifetime),
    })
    .where(
      and(
        eq(session.id, sessionId),
        or(
          eq(session.tokenHash, hash),
          and(eq(session.previousHash, hash), olderThan(session.rotatedAt, grace)),
        ),
        isOpen,
        exists(ownAccount),
      ),
    )
    .returning({ accountId: session.accountId });
  if (row) return { open: { sessionId, accountId: row.accountId, refreshToken } };

  const [inGrace] = await db
    .select({ accountId: session.accountId })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.previousHash, hash),
        gt(session.rotatedAt, sql`now() - ${grace}::interval`),
        isOpen,
      ),
    );
  if (inGrace) return { open: { sessionId, accountId: inGrace.accountId, refreshToken: null } };
  const stolen = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, sessionId), isOpen))
    .returning(ended);
  return { ended: endedOf(stolen) };
}

/** Ends the session of a refresh token, or of an access token's session; null when there is none. */
export async function endSession(
  client: Queryable,
  { token, sessionId }: { token: string | undefined; sessionId: string | null },
): Promise<Ended | null> {
  const hash = token ? hashOf(token) : null;
  const rows = await typed(client)
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(session.revokedAt),
        or(
          hash === null ? sql`false` : or(eq(session.tokenHash, hash), eq(session.previousHash, hash)),
          sessionId === null ? undefined : eq(session.id, sessionId),
        ),
      ),
    )
    .returning(ended);
  return endedOf(rows);
}

/** Ends the sessions of an account: all, all but one, or one. */
export async function endSessions(
  client: Queryable,
  accountId: string,
  { but = null, only = null }: { readonly but?: string | null; readonly only?: string | null } = {},
): Promise<Ended> {
  const rows = await typed(client)
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        but === null ? undefined : ne(session.id, but),
        only === null ? undefined : eq(session.id, only),
      ),
    )
    .returning({ id: session.id });
  return { accountId, sessionIds: rows.map(({ id }) => id) };
}

/** Removes sessions that ended long ago. */
export async function sweepSessions(client: Queryable): Promise<void> {
  await typed(client)
    .delete(session)
    .where(or(lt(session.expiresAt, now), olderThan(session.revokedAt, '30 days')));
}
