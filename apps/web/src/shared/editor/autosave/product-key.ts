/**
 * Under what the work on a product of a project is kept. Whoever validates it does not go on with what was begun while
 * changing it: that stays kept beside.
 */
export const productKey = (productId: string, isValidating: boolean): string =>
  `${isValidating ? 'validate' : 'product'}:${productId}`;

/** The same for the page of its attributes alone, which keeps a creation in a shape of its own. */
export const expressKey = (productId: string, isValidating: boolean): string =>
  `express:${isValidating ? 'validate:' : ''}${productId}`;

/** The product of a project that is changed under a key; null for something new. */
export const productOf = (key: string): string | null =>
  /^(?:product|validate|express|express:validate):([^:]+)$/.exec(key)?.[1] ?? null;
