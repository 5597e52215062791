import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

type Client = pg.Pool | pg.PoolClient;

/** A parallel tab may still show the token before the last exchange for so long. */
const grace = '10 seconds';
const lifetime = '30 days';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(32).toString('base64url');

export interface OpenSession {
  readonly sessionId: string;
  readonly accountId: string;
  /** The new refresh token; null where a parallel tab got it already. */
  readonly refreshToken: string | null;
}

interface Row {
  id: string;
  account_id: string;
}

/** Opens a session; only the hash of its refresh token is kept. */
export async function openSession(client: Client, accountId: string): Promise<OpenSession> {
  const refreshToken = newToken();
  const { rows } = await client.query<{ id: string }>(
    `insert into session (account_id, token_hash, expires_at) values ($1, $2, now() + $3::interval) returning id`,
    [accountId, hashOf(refreshToken), lifetime],
  );
  return { sessionId: rows[0]!.id, accountId, refreshToken };
}

/**
 * Exchanges a refresh token, each once, in one statement. The token before it is good for ten seconds more without
 * an exchange; later it was stolen from one side or the other, so the session ends. `ended` is then its account.
 */
export async function exchange(
  client: Client,
  token: string,
): Promise<{ readonly open: OpenSession } | { readonly ended: string | null }> {
  const refreshToken = newToken();
  const given = hashOf(token);
  const rotated = await client.query<Row>(
    `update session set previous_hash = token_hash, token_hash = $2, rotated_at = now(), expires_at = now() + $3::interval
     where token_hash = $1 and revoked_at is null and expires_at > now()
       and exists (select from account where id = session.account_id and register_type > 0)
     returning id, account_id`,
    [given, hashOf(refreshToken), lifetime],
  );
  const [row] = rotated.rows;
  if (row) return { open: { sessionId: row.id, accountId: row.account_id, refreshToken } };

  const earlier = await client.query<Row & { in_grace: boolean }>(
    `select id, account_id, rotated_at > now() - $2::interval as in_grace
     from session where previous_hash = $1 and revoked_at is null and expires_at > now()`,
    [given, grace],
  );
  const [used] = earlier.rows;
  if (!used) return { ended: null };
  if (used.in_grace) return { open: { sessionId: used.id, accountId: used.account_id, refreshToken: null } };
  await client.query('update session set revoked_at = now() where id = $1', [used.id]);
  return { ended: used.account_id };
}

/** Ends the session of a refresh token, or of an access token's session; the account of what was ended. */
export async function endSession(
  client: Client,
  { token, sessionId }: { token: string | undefined; sessionId: string | null },
): Promise<string | null> {
  const { rows } = await client.query<Row>(
    `update session set revoked_at = now()
     where revoked_at is null and (token_hash = $1 or previous_hash = $1 or id = $2) returning id, account_id`,
    [token ? hashOf(token) : null, sessionId],
  );
  return rows[0]?.account_id ?? null;
}

/** Removes sessions that ended long ago. */
export async function sweepSessions(client: Client): Promise<void> {
  await client.query(
    `delete from session where expires_at < now() or revoked_at < now() - interval '30 days'`,
  );
}
