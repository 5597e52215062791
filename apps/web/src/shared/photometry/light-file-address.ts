import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import type { CatalogId } from '@lucerna/engine';

/** The formats of light files, with the names that the trade has for them. */
export const lightFormats = { ies: 'IES LM-63', ldt: 'EULUMDAT' } as const;
export type LightFormat = keyof typeof lightFormats;
export const lightFormatIds = Object.keys(lightFormats) as readonly LightFormat[];

/** Where the light file of a model or a reference is. */
export const lightFileAddress = (catalogId: CatalogId, reference: string, format: LightFormat): string =>
  addressOf(operations.getPhotometry.path, { query: { catalogId: `${catalogId}`, reference, format } });
