import { roles } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { documentOf, type Catalogue } from '../catalogue';

const maxPercent = 100;

/**
 * The percent below list that somebody of these roles, by their ids, may sell at without an approval: the most that one of them gives.
 * Who may sell at as much or more approves it. Where the maker limits nothing in a catalogue, nobody needs one.
 */
export function discountLimitOf(
  catalogue: Catalogue,
  catalogId: CatalogId,
  roleIds: readonly number[],
): number {
  const limits = documentOf(catalogue, 'discount-limits')?.[catalogId];
  if (!limits) return maxPercent;
  const own = Object.entries(roles).flatMap(([name, id]) =>
    roleIds.includes(id) ? (limits[name] ?? []) : [],
  );
  return Math.max(0, ...own);
}
