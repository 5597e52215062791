/** The product categories of spec C3. */
export const productCategories = {
  REGULAR: 1,
  SPECIFIC_PLAYER: 2,
  MODULAR: 3,
  LG2: 4,
  VIRTUAL: 5,
  TOOLKIT: 6,
  COMPOSING_PENDANTS: 7,
} as const;

export interface ProductCategory {
  readonly id: number;
  readonly description: string;
}

/** A category with its name. */
export function productCategory(id: number): ProductCategory {
  const named = Object.entries(productCategories).find(([, each]) => each === id);
  return { id, description: named?.[0] ?? String(id) };
}

/**
 * The category of one composition (spec C4): TOOLKIT with accessories, COMPOSING_PENDANTS when it is made only of
 * composing-pendant models, otherwise REGULAR.
 */
export function categoryOfComposition(composition: {
  readonly accessories: number;
  readonly onlyComposingPendants: boolean;
}): number {
  if (composition.accessories > 0) return productCategories.TOOLKIT;
  return composition.onlyComposingPendants ? productCategories.COMPOSING_PENDANTS : productCategories.REGULAR;
}

/** The category of a product: any TOOLKIT makes it one, and so do compositions of a creation that differ. */
export function categoryOfProduct(type: 'REGULAR' | 'CREATION', compositions: readonly number[]): number {
  const [first = productCategories.REGULAR] = compositions;
  if (compositions.includes(productCategories.TOOLKIT)) return productCategories.TOOLKIT;
  const differ = compositions.some((each) => each !== first);
  if (differ) return type === 'CREATION' ? productCategories.TOOLKIT : productCategories.REGULAR;
  return first;
}
