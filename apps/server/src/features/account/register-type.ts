import { companyTypes, professions, registerTypes, roles, userTypes } from '@lucerna/contract';
import type { CompanyType, Profession } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { record } from '../audit';
import { linkOrigin } from '../mail';
import { roleInMarket } from '../option';
import { tellApprovalAsked } from './letters';
import { changeColumns, type AccountColumns, type AccountRow } from './store';

const isCompanyType = (text: string | null): text is CompanyType =>
  companyTypes.some((each) => each === text);
const isProfession = (text: string | null): text is Profession => professions.some((each) => each === text);

/** What is missing before an account is qualified; a private person never is (P1, P3). */
export function missingSteps(row: AccountRow): ('about-you' | 'about-company' | 'email')[] {
  const told = row.userType !== userTypes.none && isProfession(row.profession);
  const company = row.companyName !== null && isCompanyType(row.companyType);
  return [
    ...(told ? [] : ['about-you' as const]),
    ...(company ? [] : ['about-company' as const]),
    ...(row.emailVerifiedAt ? [] : ['email' as const]),
  ];
}

/**
 * The register type that the answers make (P3): 1 until the e-mail is proven, 2 a web user, 3 a professional who has
 * told about the work but is not through, 4 qualified unless that has to be approved. Nobody is set back from 4.
 */
export function registerTypeOf(row: AccountRow): number {
  if (row.registerType === registerTypes.qualified) return registerTypes.qualified;
  const missing = missingSteps(row);
  const isProfessional = row.userType === userTypes.professional;
  if (isProfessional && missing.length === 0) return registerTypes.qualified;
  if (isProfessional && !missing.includes('about-you')) return registerTypes.tradeLead;
  return row.emailVerifiedAt ? registerTypes.webUser : registerTypes.incomplete;
}

const isPlainWebUser = (row: AccountRow) => row.roles.length === 1 && row.roles[0] === roles.webUser;

/** What an account becomes that is through: a web user gets the role of the kind of company, any other role stays. */
export function whenQualified(row: AccountRow): AccountColumns {
  const role =
    isPlainWebUser(row) && isCompanyType(row.companyType)
      ? roles[roleInMarket(row.companyType, row.catalogId)]
      : null;
  return {
    registerType: registerTypes.qualified,
    approval: null,
    ...(role !== null && { roles: [role] }),
  };
}

/**
 * Brings register type and role in line with what is known of the account, in the transaction that changed it. Where an
 * administrator approves each professional, one who has told all is asked for and stays a trade lead until then.
 */
export async function settle(
  ctx: AppContext,
  tx: pg.PoolClient,
  row: AccountRow,
  request: FastifyRequest,
): Promise<AccountRow> {
  const registerType = registerTypeOf(row);
  if (registerType === row.registerType) return row;
  if (registerType !== registerTypes.qualified) {
    return changeColumns(tx, row.id, { registerType: registerType });
  }
  const entry = { actor: row.id, subject: row.id, request };
  if (ctx.env.approveAccounts) {
    if (row.approval !== null) return row;
    await record(tx, { ...entry, action: 'approvalAsked' });
    await tellApprovalAsked(ctx, tx, { accountId: row.id, origin: linkOrigin(request, ctx.env) });
    return changeColumns(tx, row.id, { registerType: registerTypes.tradeLead, approval: 'asked' });
  }
  const settled = await changeColumns(tx, row.id, whenQualified(row));
  const detail = { roles: settled.roles, before: row.roles };
  await record(tx, { ...entry, action: 'qualified', detail });
  return settled;
}
