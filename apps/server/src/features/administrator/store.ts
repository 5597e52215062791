import { roles } from '@lucerna/contract';
import type pg from 'pg';
import { newToken, tokenHash } from '../account';
import type { Client } from '../account';

/** Links of earlier starts that still work, so that a restart does not take away the one that was just copied. */
const mostLinks = 20;

/** Whether somebody can administer this installation. */
export async function hasAdministrator(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from account where active and $1 = any (roles) limit 1', [
    roles.admin,
  ]);
  return rowCount === 1;
}

/** The secret of a new link that makes the first administrator; null where there is one. Only its hash is kept. */
export async function makeSetupToken(pool: pg.Pool): Promise<string | null> {
  if (await hasAdministrator(pool)) return null;
  const token = newToken();
  await pool.query('insert into setup_link (token_hash) values ($1)', [tokenHash(token)]);
  await pool.query(
    `delete from setup_link where token_hash not in
       (select token_hash from setup_link order by created_at desc limit $1)`,
    [mostLinks],
  );
  return token;
}

/** Whether a link still makes the first administrator. */
export async function isSetupToken(client: Client, token: string): Promise<boolean> {
  const { rowCount } = await client.query('select from setup_link where token_hash = $1', [tokenHash(token)]);
  return rowCount === 1 && !(await hasAdministrator(client));
}

/** The links are over as soon as there is an administrator, whoever made it. */
export async function endSetupLinks(client: Client): Promise<void> {
  await client.query('delete from setup_link');
}
