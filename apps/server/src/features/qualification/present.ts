import { registerTypes, userTypes, type Qualification } from '@lucerna/contract';
import { missingSteps, type AccountRow } from '../account';

const given = (text: string | null): string | undefined => text ?? undefined;

/** How far the account is. What was told before is shown again, so that a form begins with it. */
export function presentQualification(row: AccountRow): Qualification {
  const missing = missingSteps(row);
  return {
    registerType: row.registerType,
    qualified: row.registerType === registerTypes.qualified,
    missing: row.registerType === registerTypes.qualified ? [] : row.approval ? ['approval'] : missing,
    aboutYou:
      missing.includes('about-you') || row.profession === null
        ? null
        : {
            userType: row.userType === userTypes.particular ? 1 : 2,
            profession: row.profession,
            firstName: row.firstName,
            lastName: row.lastName,
            phone: given(row.phone),
          },
    aboutCompany:
      missing.includes('about-company') || row.companyType === null
        ? null
        : {
            name: row.companyName ?? '',
            companyType: row.companyType,
            country: given(row.companyCountry),
            city: given(row.companyCity),
            taxNumber: given(row.companyTaxNumber),
          },
    companyAtSignUp: missing.includes('about-company')
      ? { name: row.companyName ?? '', country: given(row.companyCountry) }
      : null,
  };
}
