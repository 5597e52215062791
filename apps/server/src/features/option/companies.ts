import { companyTypes, professions } from '@lucerna/contract';
import type { CompanyType, Profession, RoleName } from '@lucerna/contract';
import { markets, type CatalogId, type LanguageCode } from '@lucerna/engine';
import { optionText } from './wording';

/** Companies that sell on; every other kind specifies. */
const selling: ReadonlySet<CompanyType> = new Set(['distribution', 'retail', 'import']);

/** What qualification makes of a web user of such a company. */
export function roleOfCompany(companyType: CompanyType): 'specifier' | 'distributor' {
  return selling.has(companyType) ? 'distributor' : 'specifier';
}

/** The same in a market: specifiers of the USA have a role of their own (P6). */
export function roleInMarket(companyType: CompanyType, catalogId: CatalogId): RoleName {
  const role = roleOfCompany(companyType);
  return role === 'specifier' ? markets[catalogId].specifierRole : role;
}

export function professionsIn(language: LanguageCode): { id: Profession; description: string }[] {
  return professions.map((id) => ({ id, description: optionText('profession', id, language) }));
}

export function companyTypesIn(language: LanguageCode) {
  return companyTypes.map((id) => ({
    id,
    description: optionText('companyType', id, language),
    role: roleOfCompany(id),
  }));
}
