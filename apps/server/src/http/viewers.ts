import { privileges as allPrivileges, type Privilege } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { LRUCache } from 'lru-cache';
import { notify } from '../database/pg-notify';
import type { Notices } from '../ports/database';
import { account, session } from '../database/tables/account';
import { client, clientDiscount } from '../database/tables/client';
import { requireNoTransaction } from '../database/transaction';
import { now, prepared, type Given } from '../database/typed';
import { atMost } from '../records';
import type { Viewer } from '../viewer';
import type { AccessTokens, Viewers } from '../ports/viewers';

/** The channel that says which account changed or which session ended; empty means all. */
export const accountChannel = 'account_changed';

/** How long a viewer is believed without asking; a notice makes it forgotten at once. */
const believedMs = 30_000;
const maxViewers = 10_000;

const columns = {
  id: account.id,
  email: account.email,
  roles: account.roles,
  catalogId: account.catalogId,
  language: account.language,
  companyCrmId: account.companyCrmId,
  privileges: sql<string[]>`account_privileges(${account.id})`,
  clientCode: client.code,
  rateId: client.rateId,
  discounts: sql<Readonly<Record<string, number>> | null>`(
    select json_object_agg(${clientDiscount.sublevel}, ${clientDiscount.percent})
    from ${clientDiscount} where ${clientDiscount.clientCode} = ${client.code})`,
  withdrawnClient: sql<string | null>`(select gone.name from ${client} as gone
    where gone.code = ${account.clientCode} and gone.withdrawn_at is not null)`,
};
// A client of another catalogue, or one that the feed of clients names no more, makes no prices.
const clientOfAccount = and(
  eq(client.code, account.clientCode),
  eq(client.catalogId, account.catalogId),
  isNull(client.withdrawnAt),
);

const findSession = prepared('viewer', (db, given: Given<{ sessionId: string }>) =>
  db
    .select(columns)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(client, clientOfAccount)
    .where(
      and(
        eq(session.id, given.sessionId),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        eq(account.active, true),
      ),
    ),
);

const findOwner = prepared('account viewer', (db, given: Given<{ accountId: string }>) =>
  db
    .select(columns)
    .from(account)
    .leftJoin(client, clientOfAccount)
    .where(and(eq(account.id, given.accountId), eq(account.active, true))),
);
type Row = Awaited<ReturnType<typeof findOwner>>[number];

const knownPrivileges: ReadonlySet<string> = new Set(allPrivileges);

/** Makes a viewer of its row; an account without a client of its catalogue sees list prices. */
function viewerOf(row: Row, sessionId: string | null, scopes?: readonly string[]): Viewer {
  const counts = (each: string): each is Privilege =>
    knownPrivileges.has(each) && (scopes === undefined || scopes.includes(each));
  const held = new Set(row.privileges.filter(counts));
  const { catalogId } = row;
  return Object.freeze({
    accountId: row.id,
    sessionId,
    email: row.email,
    roles: row.roles,
    privileges: held,
    can: (privilege: Privilege) => held.has(privilege),
    catalogId,
    language: row.language,
    clientCode: row.clientCode,
    company: row.companyCrmId,
    rateId: row.rateId ?? markets[catalogId].defaultRateId,
    discounts: row.discounts ?? {},
    ...(row.withdrawnClient !== null && { withdrawnClient: row.withdrawnClient }),
  });
}

export interface KeyUse {
  readonly accountId: string;
  readonly scopes: readonly string[];
}

/** What viewers are made from beside their accounts. */
interface Sources {
  /** The account of a key that works, and what the key was made for. */
  readonly useKey: (key: string, address: string) => Promise<KeyUse | null>;
}

export async function openViewers(
  pool: pg.Pool,
  notices: Notices,
  tokens: AccessTokens,
  { useKey }: Sources,
): Promise<Viewers> {
  const bySession = new LRUCache<string, { viewer: Viewer; until: number }>(atMost(maxViewers));
  const forgetHere = (accountId: string | null) => {
    if (!accountId) return bySession.clear();
    for (const [sessionId, { viewer }] of [...bySession.entries()]) {
      if (viewer.accountId === accountId) bySession.delete(sessionId);
    }
  };
  await notices.on(accountChannel, forgetHere);

  const fresh = (sessionId: string): Viewer | undefined => {
    const entry = bySession.get(sessionId);
    return entry && entry.until > Date.now() ? entry.viewer : undefined;
  };
  const remember = (name: string, viewer: Viewer): Viewer => {
    bySession.set(name, { viewer, until: Date.now() + believedMs });
    return viewer;
  };
  async function findOfSession(sessionId: string): Promise<Viewer | null> {
    requireNoTransaction('A viewer is looked up');
    const cached = fresh(sessionId);
    if (cached) return cached;
    const [row] = await findSession(pool, { sessionId });
    return row ? remember(sessionId, viewerOf(row, sessionId)) : null;
  }
  return {
    known(token) {
      const sessionId = tokens.known(token);
      return sessionId === undefined ? undefined : fresh(sessionId);
    },
    async find(token) {
      requireNoTransaction('A viewer is looked up');
      const sessionId = tokens.known(token) ?? (await tokens.verify(token));
      return sessionId ? findOfSession(sessionId) : null;
    },
    findOfSession,
    async findOfAccount(accountId) {
      requireNoTransaction('A viewer is looked up');
      const [row] = await findOwner(pool, { accountId });
      return row ? viewerOf(row, null) : null;
    },
    async findByKey(key, address) {
      requireNoTransaction('A viewer is looked up');
      const name = `key ${createHash('sha256').update(key).digest('base64url')} ${address}`;
      const cached = fresh(name);
      if (cached) return cached;
      const use = await useKey(key, address);
      if (use === null) return null;
      const [row] = await findOwner(pool, { accountId: use.accountId });
      return row ? remember(name, viewerOf(row, null, use.scopes)) : null;
    },
    async forget(db, accountId) {
      await notify(db, accountChannel, accountId);
      forgetHere(accountId);
    },
    forgetAll: () => forgetHere(null),
  };
}
