import { isCatalogId, type CatalogId } from '@lucerna/engine';
import type { Account } from '@lucerna/contract';
import { readLocal } from '../local-storage/local-storage';

/** Kept in this browser under `lastAccount`. */
export type LastAccount = Pick<Account, 'id' | 'catalog'>;

export const readLastAccount = (): LastAccount | null => readLocal<LastAccount>('lastAccount');

/** The catalogue that the address of a visit asks for (REF-03): one of ours, or nothing. */
export function catalogAskedIn(search: string): CatalogId | null {
  const query = new URLSearchParams(search);
  const asked = Number(query.get('catalogId') ?? query.get('catalog'));
  return isCatalogId(asked) ? asked : null;
}

/** The catalogue of a visit without an account. */
export const firstCatalog = (ofSite: CatalogId): CatalogId =>
  readLastAccount()?.catalog ?? catalogAskedIn(location.search) ?? ofSite;
