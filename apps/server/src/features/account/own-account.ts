import type { Account, Operations } from '@lucerna/contract';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import { record } from '../audit';
import { findActiveClient } from '../client';
import { presentAccount } from './present';
import type { AccountColumns, AccountRow } from './store';
import { changeColumns, columnsOf, findAccount, lockAccount, privilegesOf } from './store';

const tagged = (account: Account) => answer(account, { headers: { etag: `"${account.version}"` } });

async function own(ctx: AppContext, viewer: Viewer): Promise<Answer<Account>> {
  const row = await findAccount(ctx.pool, viewer.accountId);
  return row ? tagged(presentAccount(row, viewer.privileges)) : no({ code: 'unauthorised' });
}

/** An administrator sees everybody, one who manages users the colleagues of the same company, anybody else nobody. */
function mayRead(viewer: Viewer, row: AccountRow): boolean {
  if (viewer.can('backoffice')) return true;
  return viewer.can('company.manage.user') && viewer.company !== null && viewer.company === row.companyCrmId;
}

export function getAccount(ctx: AppContext): Handler<Operations['getAccount']> {
  return ({ viewer }) => own(ctx, viewer);
}

/** Users whom the caller may not read do not exist for it. */
export function getUser(ctx: AppContext): Handler<Operations['getUser']> {
  return async ({ viewer, params }) => {
    if (params.id === viewer.accountId) return own(ctx, viewer);
    const row = await findAccount(ctx.pool, params.id);
    if (!row || !mayRead(viewer, row)) return notFound();
    return tagged(presentAccount(row, await privilegesOf(ctx.pool, row.id)));
  };
}

export function getContact(ctx: AppContext): Handler<Operations['getContact']> {
  return async ({ viewer, params }) => {
    const found = await own(ctx, viewer);
    if (!found.ok) return found;
    return found.value?.crm.contact.id === params.contactId ? found : notFound();
  };
}

/**
 * Changes an account in one transaction: locked, checked against the version that the caller has seen, and told to all
 * nodes. `work` says what changes, or why nothing may.
 */
export function changeAccount(
  ctx: AppContext,
  accountId: string,
  ifMatch: number | null,
  work: (tx: pg.PoolClient, row: AccountRow) => Promise<Answer<AccountColumns>>,
): Promise<Answer<Account>> {
  return inTransaction(ctx.pool, async (tx): Promise<Answer<Account>> => {
    const row = await lockAccount(tx, accountId);
    if (!row) return notFound();
    if (ifMatch !== null && ifMatch !== row.version) {
      return no({ code: 'stale', data: { version: row.version } });
    }
    const change = await work(tx, row);
    if (!change.ok) return change;
    const changed = await changeColumns(tx, accountId, change.value ?? {});
    await ctx.viewers.forget(tx, accountId);
    return tagged(presentAccount(changed, await privilegesOf(tx, accountId)));
  });
}

export function updateUser(ctx: AppContext): Handler<Operations['updateUser']> {
  return async ({ viewer, params, body, ifMatch }) => {
    if (params.id !== viewer.accountId) return notFound();
    return changeAccount(ctx, params.id, ifMatch, (_tx, row) => {
      const isOther = body.catalog !== undefined && body.catalog !== row.catalogId;
      const isRefused = isOther && !viewer.can('backoffice');
      return Promise.resolve(
        isRefused ? no({ code: 'forbidden', data: { privilege: 'backoffice' } }) : answer(columnsOf(body)),
      );
    });
  };
}

/** A client belongs to one catalogue: with another one its code would name nobody. */
export function updateCatalog(ctx: AppContext): Handler<Operations['updateCatalog']> {
  return ({ viewer, params, body: { catalog }, ifMatch, request }) =>
    changeAccount(ctx, params.id, ifMatch, async (tx, row) => {
      const client = row.clientCode === null ? null : await findActiveClient(tx, row.clientCode);
      const keepsClient = client?.catalogId === catalog;
      const detail = { catalog, before: row.catalogId };
      await record(tx, {
        action: 'catalogChanged',
        actor: viewer.accountId,
        subject: row.id,
        request,
        detail,
      });
      return answer({ catalogId: catalog, clientCode: keepsClient ? row.clientCode : null });
    });
}
