import { markets, type CatalogId } from '@lucerna/engine';
import { registerTypes, roles, type CompanyType, type RoleName } from '@lucerna/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { notify } from '../../database/pg-notify';
import { account, session } from '../../database/tables/account';
import { apiKey } from '../../database/tables/account-access';
import { inTransaction } from '../../database/transaction';
import { anyOf, excluded, now, typed } from '../../database/typed';
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
  readonly companyType: CompanyType | null;
}

const demo = (
  role: RoleName,
  firstName: string,
  catalogId: CatalogId,
  clientCode: string | null,
  company: string | null,
  companyType: CompanyType | null,
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
  const db = typed(pool);
  const rows = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(and(anyOf(account.email, everyone), eq(account.active, true)));
  const kept = rows[0]?.passwordHash ?? null;
  const current = kept !== null && (await isPassword(kept, password));
  if (current && rows.length === demoAccounts.length) return;
  // The same salt in nine rows of a demo harms nobody, and hashing once keeps the start quick.
  const passwordHash = await hashPassword(password);
  await db
    .insert(account)
    .values(
      demoAccounts.map((each) => ({
        email: each.email,
        passwordHash,
        roles: [roles[each.role]],
        firstName: each.firstName,
        lastName: 'Demo',
        catalogId: each.catalogId,
        language: markets[each.catalogId].language,
        registerType: each.role === 'webUser' ? registerTypes.webUser : registerTypes.qualified,
        userType: each.company === null ? 1 : 2,
        clientCode: each.clientCode,
        companyName: each.company,
        companyType: each.companyType,
        companyCrmId: each.company?.toLowerCase().replace(/\W+/g, '-') ?? null,
        emailVerifiedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: account.email,
      set: { passwordHash: excluded(account.passwordHash), blockedAt: null },
    });
}

/**
 * Ends the demo: nobody signs in to its accounts any more, and their sessions and keys are over on every node. Tells
 * whether there was anything to end. The accounts stay with all they made, and createDemoAccounts opens them again.
 */
export function closeDemoAccounts(pool: pg.Pool): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const db = typed(tx);
    const closed = await db
      .update(account)
      .set({ blockedAt: now })
      .where(and(anyOf(account.email, everyone), isNull(account.blockedAt)))
      .returning({ id: account.id });
    if (closed.length === 0) return false;
    const ids = closed.map(({ id }) => id);
    await db
      .update(session)
      .set({ revokedAt: now })
      .where(and(anyOf(session.accountId, ids), isNull(session.revokedAt)));
    await db
      .update(apiKey)
      .set({ revokedAt: now })
      .where(and(anyOf(apiKey.accountId, ids), isNull(apiKey.revokedAt)));
    // An empty name stands for everybody.
    await notify(tx, accountChannel, '');
    return true;
  });
}
