import { operations, type ImagedProduct } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { choicesOf, parseReference } from '@lucerna/engine';
import type { Catalogue } from '../catalogue';

/**
 * Products with the address of their picture, in the finish and light that their reference names. One that nothing is known of
 * comes back as it was sent (DOC-04).
 */
export const withImageDetails = (catalogue: Catalogue, products: readonly ImagedProduct[]): ImagedProduct[] =>
  products.map((product) => {
    const query = pictureOf(catalogue, product);
    if (!query) return product;
    const { model, ...look } = query;
    const url = addressOf(operations.getLuminairePicture.path, {
      params: { model },
      query: { ...look, revision: String(catalogue.revision) },
    });
    return {
      ...product,
      imageDetails: { url, type: operations.getLuminairePicture.file ?? 'image/svg+xml' },
    };
  });

function pictureOf(catalogue: Catalogue, { model, reference, referenceCode }: ImagedProduct) {
  const known = (code: string | undefined): code is string =>
    code !== undefined && catalogue.models.get(code)?.virtual === 0;
  const parsed = parseReference((reference ?? referenceCode ?? '').replaceAll(/\s+/g, '').toUpperCase());
  if (parsed.ok && known(parsed.value.model)) {
    const { color: finish, temperature, installation } = choicesOf(parsed.value);
    return { model: parsed.value.model, finish, temperature, installation };
  }
  return known(model) ? { model } : null;
}
