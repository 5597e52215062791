import { markets, type CatalogId } from '@lucerna/engine';
import type { Viewer } from '../../viewer';

/** The rate and the client of a project that a viewer begins: its own in its catalogue, else the rate of the other one and nobody. */
export function ownTerms(
  viewer: Viewer,
  catalogId: CatalogId,
): { readonly rateId: number; readonly clientCode: string | null } {
  return catalogId === viewer.catalogId
    ? { rateId: viewer.rateId, clientCode: viewer.clientCode }
    : { rateId: markets[catalogId].defaultRateId, clientCode: null };
}
