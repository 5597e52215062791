import { privileges as allPrivileges } from '@lucerna/contract';
import type { Privilege } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import type { CatalogId, LanguageCode } from '@lucerna/engine';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Notices } from '../database/notices';
import { requireNoTransaction } from '../database/transaction';
import type { Viewer } from '../viewer';
import type { AccessTokens } from './access-token';
import { bounded } from './bounded';

/** The channel that says which account changed or which session ended; empty means all. */
export const accountChannel = 'account_changed';

/** How long a viewer is believed without asking; a notice makes it forgotten at once. */
const believedMs = 30_000;
const mostViewers = 10_000;

/** Who stands behind an access token. */
export interface Viewers {
  /** The viewer if it is known without asking the database. */
  known(token: string): Viewer | undefined;
  /** The viewer, or null when the token is wrong, too old or its session has ended. */
  find(token: string): Promise<Viewer | null>;
  /** The viewer behind a key for machines: of its scopes, what its user holds today; null when the key does not work. */
  findByKey(key: string, address: string): Promise<Viewer | null>;
  /** Forgets an account (or everyone) here at once and, by a notice in the same transaction, on every node. */
  forget(client: pg.Pool | pg.PoolClient, accountId: string): Promise<void>;
  forgetAll(): void;
}

interface Row {
  id: string;
  email: string;
  roles: number[];
  privileges: string[];
  catalog_id: number;
  language: string;
  client_code: string | null;
  rate_id: number | null;
  discounts: Readonly<Record<string, number>> | null;
  company_crm_id: string | null;
}

const columns = `a.id, a.email, a.roles, a.catalog_id, a.language, a.company_crm_id,
  account_privileges(a.id) as privileges, c.code as client_code, c.rate_id,
  (select json_object_agg(d.sublevel, d.percent) from client_discount d where d.client_code = c.code) as discounts`;
// A client of another catalogue, or one that the feed of clients names no more, makes no prices.
const client = `left join client c
  on c.code = a.client_code and c.catalog_id = a.catalog_id and c.withdrawn_at is null`;

const viewerQuery = {
  name: 'viewer',
  text: `select ${columns} from session s join account a on a.id = s.account_id ${client}
         where s.id = $1 and s.revoked_at is null and s.expires_at > now() and a.active`,
};

const ownerQuery = {
  name: 'key owner',
  text: `select ${columns} from account a ${client} where a.id = $1 and a.active`,
};

const knownPrivileges: ReadonlySet<string> = new Set(allPrivileges);

/** Makes a viewer of its row; an account without a client of its catalogue sees list prices. */
function viewerOf(row: Row, sessionId: string | null, scopes?: readonly string[]): Viewer {
  const counts = (each: string): each is Privilege =>
    knownPrivileges.has(each) && (scopes === undefined || scopes.includes(each));
  const held = new Set(row.privileges.filter(counts));
  const catalogId = row.catalog_id as CatalogId;
  return Object.freeze({
    accountId: row.id,
    sessionId,
    email: row.email,
    roles: row.roles,
    privileges: held,
    can: (privilege: Privilege) => held.has(privilege),
    catalogId,
    language: row.language as LanguageCode,
    clientCode: row.client_code,
    company: row.company_crm_id,
    rateId: row.rate_id ?? markets[catalogId].defaultRateId,
    discounts: row.discounts ?? {},
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
  const bySession = bounded<{ viewer: Viewer; until: number }>(mostViewers);
  const forgetHere = (accountId: string | null) => {
    if (!accountId) return bySession.clear();
    for (const [sessionId, { viewer }] of bySession.entries()) {
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
  return {
    known(token) {
      const sessionId = tokens.known(token);
      return sessionId === undefined ? undefined : fresh(sessionId);
    },
    async find(token) {
      requireNoTransaction('A viewer is looked up');
      const sessionId = tokens.known(token) ?? (await tokens.verify(token));
      if (!sessionId) return null;
      const cached = fresh(sessionId);
      if (cached) return cached;
      const { rows } = await pool.query<Row>({ ...viewerQuery, values: [sessionId] });
      const [row] = rows;
      if (!row) return null;
      return remember(sessionId, viewerOf(row, sessionId));
    },
    async findByKey(key, address) {
      requireNoTransaction('A viewer is looked up');
      const name = `key ${createHash('sha256').update(key).digest('base64url')} ${address}`;
      const cached = fresh(name);
      if (cached) return cached;
      const use = await useKey(key, address);
      if (use === null) return null;
      const { rows } = await pool.query<Row>({ ...ownerQuery, values: [use.accountId] });
      const [row] = rows;
      return row ? remember(name, viewerOf(row, null, use.scopes)) : null;
    },
    async forget(client, accountId) {
      await client.query('select pg_notify($1, $2)', [accountChannel, accountId]);
      forgetHere(accountId);
    },
    forgetAll: () => forgetHere(null),
  };
}
