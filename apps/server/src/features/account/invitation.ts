import { registerTypes, roles, userTypes, type Privilege } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { account, accountPrivilege } from '../../database/tables/account';
import { invitation } from '../../database/tables/company';
import { now, typed, type Queryable } from '../../database/typed';
import { record } from '../audit';
import { tokenHash } from './mail-token';
import type { AccountRow } from './store';
import { changeColumns, findAccount, nameOfRow, privilegesOf, privilegesOfRow } from './store';

const openColumns = {
  id: invitation.id,
  email: invitation.email,
  companyCrmId: invitation.companyCrmId,
  companyName: account.companyName,
  roleId: invitation.roleId,
  privileges: invitation.privileges,
  invitedBy: invitation.invitedBy,
  /** By name, else by e-mail. */
  inviter: nameOfRow,
  expiresAt: invitation.expiresAt,
};

/**
 * The invitation of a mailed token, while it is open and whoever invited still manages the users of that company.
 * `lock` keeps it for this transaction, so that it is accepted once.
 */
export async function findInvitation(client: Queryable, token: string, lock = false) {
  const query = typed(client)
    .select(openColumns)
    .from(invitation)
    .innerJoin(
      account,
      and(eq(account.id, invitation.invitedBy), eq(account.companyCrmId, invitation.companyCrmId)),
    )
    .where(
      and(
        eq(invitation.tokenHash, tokenHash(token)),
        isNull(invitation.acceptedAt),
        gt(invitation.expiresAt, now),
        eq(account.active, true),
        sql`'company.manage.user' = any (${privilegesOfRow})`,
      ),
    );
  const [found] = lock ? await query.for('update', { of: invitation }) : await query;
  return found ?? null;
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Why no open invitation belongs to a token: accepted before, expired, or withdrawn, replaced and never there. */
export async function whyNoInvitation(
  client: Queryable,
  token: string,
): Promise<'invitationUsed' | 'invitationExpired' | 'tokenInvalid'> {
  const [row] = await typed(client)
    .select({ acceptedAt: invitation.acceptedAt, isOver: sql<boolean>`${invitation.expiresAt} <= now()` })
    .from(invitation)
    .where(eq(invitation.tokenHash, tokenHash(token)));
  if (row?.acceptedAt) return 'invitationUsed';
  return row?.isOver ? 'invitationExpired' : 'tokenInvalid';
}

/** The roles that somebody may give: the own ones and that of a web user; an administrator any. */
export function mayGiveRole(
  giver: { readonly roles: readonly number[]; can(privilege: 'backoffice'): boolean },
  roleId: number,
): boolean {
  const isKnown = Object.values(roles).some((each) => each === roleId);
  if (giver.can('backoffice')) return isKnown;
  const powerful = roleId === roles.admin || roleId === roles.apiUser;
  return isKnown && !powerful && (roleId === roles.webUser || giver.roles.includes(roleId));
}

/**
 * Makes an account a colleague: company, client code and kind of company of whoever invited, the role and the rights of
 * the invitation as far as the inviter still has them. The e-mail counts as proven, since the letter reached it.
 */
export async function joinCompany(
  tx: pg.PoolClient,
  row: AccountRow,
  accepted: OpenInvitation,
  request: FastifyRequest,
): Promise<AccountRow> {
  const inviter = await findAccount(tx, accepted.invitedBy);
  const held = new Set(await privilegesOf(tx, accepted.invitedBy));
  const giver = { roles: inviter?.roles ?? [], can: (privilege: Privilege) => held.has(privilege) };
  const role = mayGiveRole(giver, accepted.roleId) ? accepted.roleId : roles.webUser;
  const isPlain = row.roles.length === 1 && row.roles[0] === roles.webUser;
  const joined = await changeColumns(tx, row.id, {
    emailVerifiedAt: row.emailVerifiedAt ?? new Date(),
    companyCrmId: accepted.companyCrmId,
    companyName: inviter?.companyName,
    companyType: inviter?.companyType,
    companyCountry: inviter?.companyCountry,
    companyCity: inviter?.companyCity,
    companyTaxNumber: inviter?.companyTaxNumber,
    clientCode: inviter?.clientCode,
    userType: userTypes.professional,
    registerType:
      role === roles.webUser ? Math.max(row.registerType, registerTypes.webUser) : registerTypes.qualified,
    ...(isPlain && { roles: [role] }),
  });
  const given = accepted.privileges.filter((each) => held.has(each));
  if (given.length > 0) {
    await typed(tx)
      .insert(accountPrivilege)
      .values(given.map((privilege) => ({ accountId: row.id, privilege })))
      .onConflictDoUpdate({
        target: [accountPrivilege.accountId, accountPrivilege.privilege],
        set: { granted: true },
      });
  }
  // The token stays, so that its letter can say that it was accepted.
  await typed(tx).update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, accepted.id));
  const detail = { company: accepted.companyCrmId, roles: joined.roles, privileges: given };
  await record(tx, {
    action: 'invitationAccepted',
    actor: row.id,
    subject: row.id,
    request,
    detail: { ...detail, invitedBy: accepted.invitedBy },
  });
  return joined;
}
