export { Description } from './Description';
export { ProductIdentity, type IdentifiedProduct } from './ProductIdentity';
export { catalogueOfCurrency, useDescribe, type Describe } from './use-describe';
export { ProductGone } from './ProductGone';
export { editHref } from './edit-href';
export { useSaveProduct, type ChangedProduct } from './use-save-product';
export { productWays } from './product-ways';
export { useVariationNames } from './use-variation-names';
export { partsInWords } from './parts-in-words';
