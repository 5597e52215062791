export { ProductIdentity } from './ProductIdentity';
export type { IdentifiedProduct } from './ProductIdentity';
export { editHref } from './edit-href';
export { productWays } from './product-ways';
export { partsInWords } from './parts-in-words';
