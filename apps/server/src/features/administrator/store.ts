import { roles } from '@lucerna/contract';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { account } from '../../database/tables/account';
import { setupLink } from '../../database/tables/account-access';
import { typed, type Queryable } from '../../database/typed';
import { newToken, tokenHash } from '../account';

/** Links of earlier starts that still work, so that a restart does not take away the one that was just copied. */
const maxLinks = 20;

/** Whether somebody can administer this installation. */
export async function hasAdministrator(client: Queryable): Promise<boolean> {
  const [found] = await typed(client)
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.active, true), sql`${roles.admin}::smallint = any (${account.roles})`))
    .limit(1);
  return found !== undefined;
}

/** The secret of a new link that makes the first administrator; null where there is one. Only its hash is kept. */
export async function makeSetupToken(pool: pg.Pool): Promise<string | null> {
  if (await hasAdministrator(pool)) return null;
  const token = newToken();
  const db = typed(pool);
  await db.insert(setupLink).values({ tokenHash: tokenHash(token) });
  const latest = db
    .select({ tokenHash: setupLink.tokenHash })
    .from(setupLink)
    .orderBy(desc(setupLink.createdAt))
    .limit(maxLinks);
  await db.delete(setupLink).where(notInArray(setupLink.tokenHash, latest));
  return token;
}

/** Whether a link still makes the first administrator. */
export async function isSetupToken(client: Queryable, token: string): Promise<boolean> {
  const links = await typed(client).$count(setupLink, eq(setupLink.tokenHash, tokenHash(token)));
  return links === 1 && !(await hasAdministrator(client));
}

/** The links are over as soon as there is an administrator, whoever made it. */
export async function endSetupLinks(client: Queryable): Promise<void> {
  await typed(client).delete(setupLink);
}
