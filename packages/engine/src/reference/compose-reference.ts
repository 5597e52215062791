import { markets } from '../catalogue/market';
import type { CatalogId } from '../catalogue/catalog';
import type { Configuration } from '../configuration/choices';

/** The reference up to the colour: the key of a price row. */
export function composePriceReference(model: string, catalog: CatalogId, color: string): string {
  return `${model}${markets[catalog].reference.afterModel}${color}`;
}

/** The reference without height and brand (12 characters, 13 in catalogue 21). Absent parts are zeros. */
export function composeReferenceBase(model: string, catalog: CatalogId, c: Configuration): string {
  const color = composePriceReference(model, catalog, c.color ?? '00');
  return `${color}/${c.temperature ?? '0'}${c.control ?? '0'}_${c.installation ?? '00'}`;
}

/** The largest pendant height in centimetres that a reference writes: it has three digits for it (spec C5). */
export const maxReferenceHeight = 999;

/** The complete form of a reference without height and brand; no height is written 000. */
export function completeReference(base: string, catalog: CatalogId, pendantHeight: number | null): string {
  const height = String(pendantHeight ?? 0).padStart(3, '0');
  return `${base}_${height}${markets[catalog].reference.end}`;
}

/** The complete reference (16 characters, 21 in catalogue 21); a model without pendant height writes 000. */
export function composeReference(model: string, catalog: CatalogId, c: Configuration): string {
  return completeReference(composeReferenceBase(model, catalog, c), catalog, c.pendantHeight ?? null);
}
