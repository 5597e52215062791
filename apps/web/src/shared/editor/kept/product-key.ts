/**
 * Under what the work on a product of a project is kept. Whoever validates it does not go on with what was begun while
 * changing it: that stays kept beside.
 */
export const productKey = (productId: string, isValidating: boolean): string =>
  `${isValidating ? 'validate' : 'product'}:${productId}`;
