import type { ProductConfig } from '@lucerna/contract';
import { rebuildCreation, type Creation, type ElementCatalogue, type Result } from '@lucerna/engine';
import { creationOfLuminaire } from './creation-of-luminaire';

/**
 * What a product of a project looks like: its creation as it was stored, or its one luminaire under the ceiling of the
 * usual room. Errors: those of rebuilding and of adding.
 */
export function creationOfProduct(
  product: Pick<ProductConfig, 'productId' | 'model' | 'configuration' | 'creation'>,
  catalogue: ElementCatalogue,
): Result<Creation> {
  const { productId: id, model, configuration, creation } = product;
  return creation
    ? rebuildCreation(creation, catalogue)
    : creationOfLuminaire({ id, model, configuration }, catalogue);
}
