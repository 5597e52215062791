import { registerTypes, userTypes } from '@lucerna/contract';
import type { AboutCompany, AboutYou, Qualification } from '@lucerna/contract';
import type { AccountRow } from '../account';
import { missingSteps } from '../account';

const given = (text: string | null): string | undefined => text ?? undefined;

/** How far the account is. What was told before is shown again, so that a form begins with it. */
export function presentQualification(row: AccountRow): Qualification {
  const missing = missingSteps(row);
  return {
    registerType: row.register_type,
    qualified: row.register_type === registerTypes.qualified,
    missing: row.register_type === registerTypes.qualified ? [] : row.approval ? ['approval'] : missing,
    aboutYou: missing.includes('about-you')
      ? null
      : {
          userType: row.user_type === userTypes.particular ? 1 : 2,
          profession: row.profession as AboutYou['profession'],
          firstName: row.first_name,
          lastName: row.last_name,
          phone: given(row.phone),
        },
    aboutCompany: missing.includes('about-company')
      ? null
      : {
          name: row.company_name ?? '',
          companyType: row.company_type as AboutCompany['companyType'],
          country: given(row.company_country),
          city: given(row.company_city),
          taxNumber: given(row.company_tax_number),
        },
    companyAtSignUp: missing.includes('about-company')
      ? { name: row.company_name ?? '', country: given(row.company_country) }
      : null,
  };
}
