import { markets } from '@lucerna/engine';
import { registerTypes, roles } from '@lucerna/contract';
import type { RoleName } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction';
import { accountChannel } from '../../http/viewers';
import { hashPassword, isPassword } from './password';

interface DemoAccount {
  readonly role: RoleName;
  readonly email: string;
  readonly catalogId: CatalogId;
  readonly firstName: string;
  /** A client of the demo catalogue: its discounts make net prices, and only a client can order. */
  readonly clientCode: string | null;
  readonly company: string | null;
  readonly companyType: string | null;
}

const demo = (
  role: RoleName,
  firstName: string,
  catalogId: CatalogId,
  clientCode: string | null,
  company: string | null,
  companyType: string | null,
): DemoAccount => ({
  role,
  email: `${role.toLowerCase()}@lucerna.test`,
  catalogId,
  firstName,
  clientCode,
  company,
  companyType,
});

/** One person for each role. */
export const demoAccounts: readonly DemoAccount[] = [
  demo('webUser', 'Web user', 16, null, null, null),
  demo('specifier', 'Specifier', 16, 'C-1002', 'Demo Architects', 'architecture'),
  demo('distributor', 'Distributor', 16, 'C-1001', 'Demo Distributor SL', 'distribution'),
  demo('sales', 'Sales', 16, 'C-1001', 'Demo Lighting', 'other'),
  demo('specifier_usa', 'Specifier USA', 21, null, 'Demo Studio Inc.', 'architecture'),
  demo('sales_usa', 'Sales USA', 21, 'U-2001', 'Demo Showroom Inc.', 'distribution'),
  demo('importer', 'Importer', 16, 'C-1001', 'Demo Importer GmbH', 'import'),
  demo('admin', 'Administrator', 16, null, 'Demo Lighting', 'other'),
  demo('apiUser', 'API user', 16, 'C-1001', 'Demo Distributor SL', 'distribution'),
];

const everyone = demoAccounts.map(({ email }) => email);

/** Makes the demo accounts that are missing, opens those that were closed, and gives all of them the password. */
export async function createDemoAccounts(pool: pg.Pool, password: string): Promise<void> {
  const { rows } = await pool.query<{ email: string; password_hash: string | null }>(
    'select email, password_hash from account where email = any ($1) and active',
    [everyone],
  );
  const kept = rows[0]?.password_hash ?? null;
  const current = kept !== null && (await isPassword(kept, password));
  if (current && rows.length === demoAccounts.length) return;
  // The same salt in nine rows of a demo harms nobody, and hashing once keeps the start quick.
  const passwordHash = await hashPassword(password);
  for (const each of demoAccounts) {
    await pool.query(
      `insert into account (email, password_hash, roles, first_name, last_name, catalog_id, language, register_type,
         user_type, client_code, company_name, company_type, company_crm_id, email_verified_at)
       values ($1, $2, $3, $4, 'Demo', $5, $6, $7, $8, $9, $10, $11, $12, now())
       on conflict (email) do update set password_hash = excluded.password_hash, blocked_at = null`,
      [
        each.email,
        passwordHash,
        [roles[each.role]],
        each.firstName,
        each.catalogId,
        markets[each.catalogId].language,
        each.role === 'webUser' ? registerTypes.webUser : registerTypes.qualified,
        each.company === null ? 1 : 2,
        each.clientCode,
        each.company,
        each.companyType,
        each.company?.toLowerCase().replace(/\W+/g, '-') ?? null,
      ],
    );
  }
}

/**
 * Ends the demo: nobody signs in to its accounts any more, and their sessions and keys are over on every node. Tells
 * whether there was anything to end. The accounts stay with all they made, and createDemoAccounts opens them again.
 */
export function closeDemoAccounts(pool: pg.Pool): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      'update account set blocked_at = now() where email = any ($1) and blocked_at is null returning id',
      [everyone],
    );
    if (rows.length === 0) return false;
    const ids = rows.map(({ id }) => id);
    await tx.query(
      'update session set revoked_at = now() where account_id = any ($1) and revoked_at is null',
      [ids],
    );
    await tx.query(
      'update api_key set revoked_at = now() where account_id = any ($1) and revoked_at is null',
      [ids],
    );
    // An empty name stands for everybody.
    await tx.query('select pg_notify($1, $2)', [accountChannel, '']);
    return true;
  });
}
