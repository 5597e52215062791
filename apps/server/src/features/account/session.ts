import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Client } from './store';

/** A parallel tab may still show the token before the last exchange for so long. */
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

/** Opens a session; only the hash of its refresh token is kept. */
export async function openSession(
  client: Client,
  key: Uint8Array,
  accountId: string,
  { address, userAgent }: Origin,
): Promise<OpenSession> {
  const sessionId = randomUUID();
  const refreshToken = newToken(key, sessionId);
  await client.query(
    `insert into session (id, account_id, token_hash, expires_at, address, user_agent)
     values ($1, $2, $3, now() + $4::interval, $5, $6)`,
    [sessionId, accountId, hashOf(refreshToken), lifetime, address, userAgent],
  );
  return { sessionId, accountId, refreshToken };
}

/** Sessions that were just ended, of one account. */
export interface Ended {
  readonly accountId: string;
  readonly sessionIds: readonly string[];
}

const endedOf = (rows: readonly { id: string; account_id: string }[]): Ended | null =>
  rows[0] ? { accountId: rows[0].account_id, sessionIds: rows.map(({ id }) => id) } : null;

/**
 * Exchanges a refresh token, each once, in one statement. The token before it is good for ten seconds more without
 * an exchange; any other old token was stolen from one side or the other, so the session ends. `ended` is then its
 * account.
 */
export async function exchange(
  client: Client,
  key: Uint8Array,
  token: string,
): Promise<{ readonly open: OpenSession } | { readonly ended: Ended | null }> {
  const sessionId = sessionOf(key, token);
  if (sessionId === null) return { ended: null };
  const refreshToken = newToken(key, sessionId);
  const given = hashOf(token);
  const rotated = await client.query<{ account_id: string }>(
    `update session set previous_hash = token_hash, token_hash = $3, rotated_at = now(), expires_at = now() + $4::interval
     where id = $1 and token_hash = $2 and revoked_at is null and expires_at > now()
       and exists (select from account where id = session.account_id and active)
     returning account_id`,
    [sessionId, given, hashOf(refreshToken), lifetime],
  );
  const [row] = rotated.rows;
  if (row) return { open: { sessionId, accountId: row.account_id, refreshToken } };

  const kept = await client.query<{ account_id: string }>(
    `select account_id from session where id = $1 and previous_hash = $2 and rotated_at > now() - $3::interval
       and revoked_at is null and expires_at > now()`,
    [sessionId, given, grace],
  );
  const [inGrace] = kept.rows;
  if (inGrace) return { open: { sessionId, accountId: inGrace.account_id, refreshToken: null } };
  const ended = await client.query<{ id: string; account_id: string }>(
    `update session set revoked_at = now() where id = $1 and revoked_at is null and expires_at > now()
     returning id, account_id`,
    [sessionId],
  );
  return { ended: endedOf(ended.rows) };
}

/** Ends the session of a refresh token, or of an access token's session; null when there is none. */
export async function endSession(
  client: Client,
  { token, sessionId }: { token: string | undefined; sessionId: string | null },
): Promise<Ended | null> {
  const { rows } = await client.query<{ id: string; account_id: string }>(
    `update session set revoked_at = now()
     where revoked_at is null and (token_hash = $1 or previous_hash = $1 or id = $2) returning id, account_id`,
    [token ? hashOf(token) : null, sessionId],
  );
  return endedOf(rows);
}

/** Ends the sessions of an account: all, all but one, or one. */
export async function endSessions(
  client: Client,
  accountId: string,
  { but = null, only = null }: { readonly but?: string | null; readonly only?: string | null } = {},
): Promise<Ended> {
  const { rows } = await client.query<{ id: string }>(
    `update session set revoked_at = now()
     where account_id = $1 and revoked_at is null and id is distinct from $2 and id = coalesce($3, id)
     returning id`,
    [accountId, but, only],
  );
  return { accountId, sessionIds: rows.map(({ id }) => id) };
}

/** Removes sessions that ended long ago. */
export async function sweepSessions(client: Client): Promise<void> {
  await client.query(
    `delete from session where expires_at < now() or revoked_at < now() - interval '30 days'`,
  );
}
