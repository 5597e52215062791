import { href, wayToConfigure } from '../route';

/** What of a product of a project decides where it is edited. */
export interface EditedProduct {
  readonly _id: string;
  readonly subFamily: { readonly id: number };
  readonly configuratorType: { readonly id: number; readonly description: string };
  /** Present of a creation. */
  readonly compositions?: readonly unknown[];
}

/** Where a product of a project is edited (RTE-07): a creation in its configurator, a luminaire by its attributes. */
export function editHref(product: EditedProduct, projectId: string): string {
  const { _id: productId, subFamily, configuratorType, compositions } = product;
  const asked = { type: configuratorType.id, subFamilyId: subFamily.id };
  const own = compositions && wayToConfigure(asked, { mode: 'edit', projectId, productId });
  return own ?? href('editProduct', { projectId, productId });
}
