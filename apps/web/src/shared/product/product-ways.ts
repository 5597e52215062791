import type { CatalogId } from '@lucerna/engine';
import { href, wayToConfigure } from '../route';
import { editHref, type EditedProduct } from './edit-href';

interface LedProduct extends EditedProduct {
  readonly familyId: number;
}

interface LedFrom {
  readonly projectId: string;
  readonly catalogId: CatalogId;
  /** The flag validateComposingPendantsProduct. */
  readonly canValidateComposed: boolean;
}

/** The pages about a product of a project. */
export interface ProductWays {
  readonly edit: string;
  readonly express: string;
  readonly validate: string;
  readonly export: string;
  /** Where it can only be looked at; null where its configurator has no such mode. */
  readonly view: string | null;
}

/** Where a product of a project is changed, validated, looked at and exported (RTE-07). */
export function productWays(product: LedProduct, from: LedFrom): ProductWays {
  const { _id: productId, subFamily, familyId, configuratorType, compositions } = product;
  const { projectId, catalogId, canValidateComposed } = from;
  const ids = { projectId, productId };
  const type = configuratorType.id;
  const asked = { type, subFamilyId: subFamily.id, familyId, catalogId, configId: productId };
  const own = (mode: 'validate' | 'view') =>
    compositions ? wayToConfigure({ ...asked, canValidateComposed }, { mode, ...ids }) : null;
  return {
    edit: editHref(product, projectId),
    express: href('expressConfigurator', ids),
    validate: own('validate') ?? href('validateProduct', ids),
    export: href('productExport', ids),
    view: own('view'),
  };
}
