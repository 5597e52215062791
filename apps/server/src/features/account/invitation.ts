import { registerTypes, roles, userTypes } from '@lucerna/contract';
import type { Privilege } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { record } from '../audit';
import { tokenHash } from './mail-token';
import type { AccountRow, Client } from './store';
import { changeColumns, findAccount, privilegesOf } from './store';

export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly company_crm_id: string;
  readonly company_name: string;
  readonly role_id: number;
  readonly privileges: readonly Privilege[];
  readonly invited_by: string;
  /** By name, else by e-mail. */
  readonly inviter: string;
  readonly expires_at: Date;
}

/**
 * The invitation of a mailed token, while it is open and whoever invited still manages the users of that company.
 * `lock` keeps it for this transaction, so that it is accepted once.
 */
export async function findInvitation(
  client: Client,
  token: string,
  lock = false,
): Promise<OpenInvitation | null> {
  const { rows } = await client.query<OpenInvitation>(
    `select i.id, i.email, i.company_crm_id, a.company_name, i.role_id, i.privileges, i.invited_by, i.expires_at,
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as inviter
     from invitation i join account a on a.id = i.invited_by and a.company_crm_id = i.company_crm_id
     where i.token_hash = $1 and i.accepted_at is null and i.expires_at > now() and a.active
       and 'company.manage.user' = any (account_privileges(a.id)) ${lock ? 'for update of i' : ''}`,
    [tokenHash(token)],
  );
  return rows[0] ?? null;
}

/** Why no open invitation belongs to a token: accepted before, expired, or withdrawn, replaced and never there. */
export async function whyNoInvitation(
  client: Client,
  token: string,
): Promise<'invitationUsed' | 'invitationExpired' | 'tokenInvalid'> {
  const { rows } = await client.query<{ is_used: boolean; is_over: boolean }>(
    `select accepted_at is not null as is_used, expires_at <= now() as is_over
     from invitation where token_hash = $1`,
    [tokenHash(token)],
  );
  const [row] = rows;
  if (row?.is_used) return 'invitationUsed';
  return row?.is_over ? 'invitationExpired' : 'tokenInvalid';
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
  invitation: OpenInvitation,
  request: FastifyRequest,
): Promise<AccountRow> {
  const inviter = await findAccount(tx, invitation.invited_by);
  const held = new Set(await privilegesOf(tx, invitation.invited_by));
  const giver = { roles: inviter?.roles ?? [], can: (privilege: Privilege) => held.has(privilege) };
  const role = mayGiveRole(giver, invitation.role_id) ? invitation.role_id : roles.webUser;
  const isPlain = row.roles.length === 1 && row.roles[0] === roles.webUser;
  const joined = await changeColumns(tx, row.id, {
    email_verified_at: row.email_verified_at ?? new Date(),
    company_crm_id: invitation.company_crm_id,
    company_name: inviter?.company_name,
    company_type: inviter?.company_type,
    company_country: inviter?.company_country,
    company_city: inviter?.company_city,
    company_tax_number: inviter?.company_tax_number,
    client_code: inviter?.client_code,
    user_type: userTypes.professional,
    register_type:
      role === roles.webUser ? Math.max(row.register_type, registerTypes.webUser) : registerTypes.qualified,
    ...(isPlain && { roles: [role] }),
  });
  const given = invitation.privileges.filter((each) => held.has(each));
  await tx.query(
    `insert into account_privilege (account_id, privilege) select $1, unnest($2::text[])
     on conflict (account_id, privilege) do update set granted = true`,
    [row.id, given],
  );
  // The token stays, so that its letter can say that it was accepted.
  await tx.query('update invitation set accepted_at = now() where id = $1', [invitation.id]);
  const detail = { company: invitation.company_crm_id, roles: joined.roles, privileges: given };
  await record(tx, {
    action: 'invitationAccepted',
    actor: row.id,
    subject: row.id,
    request,
    detail: { ...detail, invitedBy: invitation.invited_by },
  });
  return joined;
}
