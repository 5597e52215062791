import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import type { CatalogId } from '@lucerna/engine';

/** Where the light file of a model or a reference is. */
export const lightFileAddress = (catalogId: CatalogId, reference: string, format: 'ies' | 'ldt'): string =>
  addressOf(operations.getPhotometry.path, { query: { catalogId: `${catalogId}`, reference, format } });
