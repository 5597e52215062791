export { ProductIdentity } from './ProductIdentity';
export type { IdentifiedProduct } from './ProductIdentity';
