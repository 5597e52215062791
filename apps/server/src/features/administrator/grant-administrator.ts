import { registerTypes, roles } from '@lucerna/contract';
import { defaultCatalogId, defaultLanguage } from '@lucerna/engine';
import type pg from 'pg';
import { notify } from '../../database/pg-notify';
import { inTransaction } from '../../database/transaction';
import { accountChannel } from '../../http/viewers';
import {
  addAccount,
  changeColumns,
  demoAccounts,
  disconnectAll,
  endSessions,
  findByEmail,
  findCredentials,
  makeToken,
  newToken,
  setPassword,
} from '../account';
import type { AccountRow } from '../account';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { endSetupLinks } from './store';

export type Granted =
  | {
      readonly outcome: 'made' | 'granted' | 'already';
      readonly accountId: string;
      readonly needsPassword: boolean;
    }
  /** A demo account, or one that was deleted or blocked: its e-mail cannot administer. */
  | { readonly outcome: 'refused' };

/** An account whose e-mail nobody has proven may be somebody else's: all that opens it is taken away. */
async function takeFromStranger(tx: pg.PoolClient, accountId: string): Promise<void> {
  await setPassword(tx, accountId, null);
  await disconnectAll(tx, accountId);
  await revokeKeys(tx, accountId);
  await endSessions(tx, accountId);
}

async function grantTo(tx: pg.PoolClient, row: AccountRow): Promise<Granted> {
  const isProven = row.emailVerifiedAt !== null;
  if (!isProven) await takeFromStranger(tx, row.id);
  const needsPassword = (await findCredentials(tx, row.email))?.passwordHash === null;
  const already = row.roles.includes(roles.admin);
  await changeColumns(tx, row.id, {
    roles: already ? row.roles : [roles.admin, ...row.roles],
    registerType: registerTypes.qualified,
    emailVerifiedAt: row.emailVerifiedAt ?? new Date(),
  });
  return { outcome: already ? 'already' : 'granted', accountId: row.id, needsPassword };
}

async function make(tx: pg.PoolClient, email: string): Promise<Granted> {
  const accountId = await addAccount(tx, {
    email,
    passwordHash: null,
    emailVerified: true,
    roles: [roles.admin],
    firstName: '',
    lastName: '',
    language: defaultLanguage,
    registerType: registerTypes.qualified,
    companyName: null,
    companyCountry: null,
    catalogId: defaultCatalogId,
  });
  return accountId === null ? { outcome: 'refused' } : { outcome: 'made', accountId, needsPassword: true };
}

/** Makes an e-mail's account an administrator, and the account too where there is none. For whoever runs the machine. */
export async function grantAdministrator(pool: pg.Pool, email: string): Promise<Granted> {
  if (demoAccounts.some((each) => each.email === email)) return { outcome: 'refused' };
  return inTransaction(pool, async (tx) => {
    const row = await findByEmail(tx, email);
    const granted = row ? await grantTo(tx, row) : await make(tx, email);
    if (granted.outcome === 'refused') return granted;
    await endSetupLinks(tx);
    const detail = { by: 'command' };
    await record(tx, { action: 'administratorMade', actor: null, subject: granted.accountId, detail });
    await notify(tx, accountChannel, granted.accountId);
    return granted;
  });
}

/** The secret of a link that sets a password, for an hour; null when five were made in this hour. */
export const passwordToken = (pool: pg.Pool, accountId: string): Promise<string | null> =>
  makeToken(pool, accountId, 'reset', newToken());
