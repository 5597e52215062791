import type { CatalogId } from '@lucerna/engine';
import { roles } from './privilege';
import type { RoleName } from './privilege';

type Limits = Readonly<Partial<Record<RoleName, number>>>;

const usual: Limits = { distributor: 25, apiUser: 25, importer: 40, admin: 100 };

/**
 * The percent below list that a role may sell at without an approval, by the catalogue of the project. Who may sell at as much
 * or more approves it. A role that is not named needs one for any discount.
 */
const discountLimits: Readonly<Record<CatalogId, Limits>> = {
  16: { ...usual, sales: 60 },
  21: { ...usual, sales_usa: 50 },
};

/** The limit of somebody who has these roles, by their ids: the most that one of them gives. */
export function discountLimitOf(catalogId: CatalogId, roleIds: readonly number[]): number {
  const limits = Object.entries(discountLimits[catalogId]);
  const own = limits.filter(([name]) => roleIds.includes(roles[name as RoleName])).map(([, limit]) => limit);
  return Math.max(0, ...own);
}
