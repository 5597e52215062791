import type { AuditAction, CompanyUser, Operations, UserAdministration } from '@lucerna/contract';
import { roles } from '@lucerna/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { account, company } from '../../database/tables/account';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import type { Handler } from '../../http/serve';
import type { Viewer } from '../../viewer';
import {
  changeColumns,
  endSessions,
  findAccount,
  tellApprovalGiven,
  tellClientGiven,
  whenQualified,
} from '../account';
import type { AccountColumns } from '../account';
import { revokeKeys } from '../api-key';
import { record } from '../audit';
import { findActiveClient } from '../client';
import { lockUser } from '../company';
import { linkOrigin } from '../mail';

/** What changes of an account, each part with what the audit log says of it. */
interface Change {
  readonly columns: AccountColumns;
  readonly entries: readonly {
    readonly action: AuditAction;
    readonly detail: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * Sets what only an administrator sets of a user, in one change that is seen at once. A user who gets a client code can
 * order from now on, and is told so by mail.
 */
export function administerUser(ctx: AppContext): Handler<Operations['administerUser']> {
  return ({ viewer, params, body, ifMatch, request }) =>
    inTransaction(ctx.pool, async (tx): Promise<Answer<CompanyUser>> => {
      const user = await lockUser(tx, params.id);
      const refused = refuse(viewer, user, ifMatch, body);
      if (refused || !user) return refused ?? notFound();
      const change = await changeOf(tx, user, body);
      if (!change.ok) return change;
      const { columns, entries } = change.value!;
      await block(tx, user, body.isBlocked, viewer, request);
      for (const entry of entries) {
        await record(tx, { ...entry, actor: viewer.accountId, subject: user.id, request });
      }
      await changeColumns(tx, user.id, columns);
      await ctx.viewers.forget(tx, user.id);
      const letter = { accountId: user.id, origin: linkOrigin(request, ctx.env) };
      if (body.isApproved !== undefined) await tellApprovalGiven(ctx, tx, letter);
      if (columns.clientCode && user.clientCode === null) await tellClientGiven(ctx, tx, letter);
      const changed = (await lockUser(tx, user.id))!;
      return answer(changed, { headers: { etag: `"${changed.version}"` } });
    });
}

/** Administrators neither block themselves nor take their own role: the last one would be gone. */
function refuse(
  viewer: Viewer,
  user: CompanyUser | null,
  ifMatch: number | null,
  { roles: wanted, isBlocked, isApproved }: UserAdministration,
): Refusal | null {
  if (!user) return notFound();
  if (ifMatch !== null && ifMatch !== user.version)
    return no({ code: 'stale', data: { version: user.version } });
  // Somebody else has answered meanwhile. Who has seen that answer, and says so by the version, may give another.
  const isAnswered = user.approval === null || (user.approval !== 'asked' && ifMatch === null);
  if (isApproved !== undefined && (isAnswered || user.isBlocked))
    return no({ code: 'stale', data: { version: user.version } });
  const losesRole = user.roles.includes(roles.admin) && wanted?.includes(roles.admin) === false;
  return user.id === viewer.accountId && (losesRole || isBlocked) ? no({ code: 'adminNeeded' }) : null;
}

async function changeOf(
  tx: pg.PoolClient,
  user: CompanyUser,
  { roles: wanted, catalog = user.catalog, clientCode, company: of, isApproved }: UserAdministration,
): Promise<Answer<Change>> {
  const entries: Change['entries'][number][] = [];
  const columns: { -readonly [Name in keyof AccountColumns]: AccountColumns[Name] } = {};
  if (isApproved === false) {
    columns.approval = 'declined';
    entries.push({ action: 'approvalDeclined', detail: {} });
  }
  const waiting = isApproved ? await findAccount(tx, user.id) : null;
  if (waiting) {
    Object.assign(columns, whenQualified({ ...waiting, catalogId: catalog }));
    entries.push({ action: 'qualified', detail: { roles: columns.roles ?? user.roles, before: user.roles } });
  }
  if (wanted && String(wanted) !== String(user.roles)) {
    columns.roles = wanted;
    entries.push({ action: 'rolesChanged', detail: { roles: wanted, before: user.roles } });
  }
  if (catalog !== user.catalog) {
    columns.catalogId = catalog;
    entries.push({ action: 'catalogChanged', detail: { catalog, before: user.catalog } });
  }
  const code = clientCode === undefined ? user.clientCode : clientCode;
  const client = code === null ? null : await findActiveClient(tx, code);
  const fits = client?.catalogId === catalog;
  // One that was there already does not stand in the way of another catalogue; it names nobody there.
  if (code !== null && !fits && code !== user.clientCode) {
    return no({ code: 'clientCodeUnknown', data: { clientCode: code } });
  }
  const kept = fits || catalog === user.catalog ? code : null;
  if (kept !== user.clientCode) {
    columns.clientCode = kept;
    entries.push({ action: 'clientCodeChanged', detail: { clientCode: kept, before: user.clientCode } });
  }
  if (of !== undefined && of?.crmId !== user.company?.crmId) {
    const named = of && (await companyNamed(tx, of));
    columns.companyCrmId = named?.crmId ?? null;
    if (named) columns.companyName = named.name;
    entries.push({ action: 'companyChanged', detail: { name: named?.name ?? null, before: user.company } });
  }
  return answer({ columns, entries });
}

/** A company is called the same for all its users. */
async function companyNamed(tx: pg.PoolClient, { crmId, name }: NonNullable<UserAdministration['company']>) {
  const [known] = await typed(tx).select({ name: company.name }).from(company).where(eq(company.id, crmId));
  return { crmId, name: known?.name || name };
}

/** Blocks a user, which ends its sessions and keys, or opens the account again. */
async function block(
  tx: pg.PoolClient,
  user: CompanyUser,
  isBlocked: boolean | undefined,
  { accountId: actor }: Viewer,
  request: FastifyRequest,
): Promise<void> {
  if (isBlocked === undefined || isBlocked === user.isBlocked) return;
  await typed(tx)
    .update(account)
    .set({ blockedAt: isBlocked ? sql`now()` : null })
    .where(eq(account.id, user.id));
  if (isBlocked) {
    await endSessions(tx, user.id);
    await revokeKeys(tx, user.id);
  }
  const action = isBlocked ? 'accountBlocked' : 'accountOpened';
  await record(tx, { action, actor, subject: user.id, request });
}
