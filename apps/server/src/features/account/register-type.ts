import { companyTypes, professions, registerTypes, roles, userTypes } from '@lucerna/contract';
import type { CompanyType, Profession } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { record } from '../audit';
import { roleInMarket } from '../option';
import type { AccountRow } from './store';
import { changeColumns } from './store';

const isCompanyType = (text: string | null): text is CompanyType =>
  companyTypes.some((each) => each === text);
const isProfession = (text: string | null): text is Profession => professions.some((each) => each === text);

/** What is missing before an account is qualified; a private person never is (P1, P3). */
export function missingSteps(row: AccountRow): ('about-you' | 'about-company' | 'email')[] {
  const told = row.user_type !== userTypes.none && isProfession(row.profession);
  const company = row.company_name !== null && isCompanyType(row.company_type);
  return [
    ...(told ? [] : ['about-you' as const]),
    ...(company ? [] : ['about-company' as const]),
    ...(row.email_verified_at ? [] : ['email' as const]),
  ];
}

/**
 * The register type that the answers make (P3): 1 until the e-mail is proven, 2 a web user, 3 a professional who has
 * told about the work but is not through, 4 qualified. Nobody is set back from 4.
 */
export function registerTypeOf(row: AccountRow): number {
  if (row.register_type === registerTypes.qualified) return registerTypes.qualified;
  const missing = missingSteps(row);
  const isProfessional = row.user_type === userTypes.professional;
  if (isProfessional && missing.length === 0) return registerTypes.qualified;
  if (isProfessional && !missing.includes('about-you')) return registerTypes.tradeLead;
  return row.email_verified_at ? registerTypes.webUser : registerTypes.incomplete;
}

const isPlainWebUser = (row: AccountRow) => row.roles.length === 1 && row.roles[0] === roles.webUser;

/**
 * Brings register type and role in line with what is known of the account, in the transaction that changed it. A web
 * user who becomes qualified gets the role of the kind of company; any other role stays.
 */
export async function settle(
  tx: pg.PoolClient,
  row: AccountRow,
  request?: FastifyRequest,
): Promise<AccountRow> {
  const registerType = registerTypeOf(row);
  if (registerType === row.register_type) return row;
  const isThrough = registerType === registerTypes.qualified;
  const role =
    isThrough && isPlainWebUser(row) && isCompanyType(row.company_type)
      ? roles[roleInMarket(row.company_type, row.catalog_id)]
      : null;
  const settled = await changeColumns(tx, row.id, {
    register_type: registerType,
    ...(role !== null && { roles: [role] }),
  });
  if (isThrough) {
    const detail = { roles: settled.roles, before: row.roles };
    await record(tx, { action: 'qualified', actor: row.id, subject: row.id, request, detail });
  }
  return settled;
}
