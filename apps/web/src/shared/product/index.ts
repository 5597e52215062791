export { ProductIdentity } from './ProductIdentity';
export type { IdentifiedProduct } from './ProductIdentity';
export { ProductGone } from './ProductGone';
export { editHref } from './edit-href';
export { useSaveProduct } from './use-save-product';
export type { SaveProduct } from './use-save-product';
export { productWays } from './product-ways';
export { partsInWords } from './parts-in-words';
