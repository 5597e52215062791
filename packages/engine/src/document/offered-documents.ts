import { markets } from '../catalogue/market';
import { problem, type Problem } from '../problem';
import { specsheetSubtype } from '../catalogue/model';
import { documentKinds, documentSubTypes, formatsOf, lackOf } from './document-kind';
import type { DocumentKind, DocumentSubType, DownloadType } from './document-kind';
import type { DocumentedProduct } from './documented-product';

/** Which spec sheet a product has: that of a model, of a collection (DOC-06), or of a creation. */
export type SpecSheetVariant = 'model' | 'umbrella' | 'creation';

/** A document of a product, as a list of downloads shows it. */
export interface OfferedDocument {
  readonly type: DocumentKind['type'];
  readonly subType: DocumentSubType;
  /** Of a spec sheet only. */
  readonly variant: SpecSheetVariant | null;
  readonly formats: DocumentKind['formats'];
  readonly isEnabled: boolean;
  /** Ticked before anybody chooses; never where it is disabled. */
  readonly isChecked: boolean;
  /** Why it is disabled; null where it is not. */
  readonly problem: Problem | null;
}

/** The variant of a product’s spec sheet (spec C9; reading 24). */
export function specSheetVariant({ productType, model }: DocumentedProduct): SpecSheetVariant {
  return productType === 'CREATION' || model === null ? 'creation' : specsheetSubtype(model);
}

/** The documents that a download type asks for (spec C9); all of them for `all`. */
export function subTypesOf(type: DownloadType): readonly DocumentSubType[] {
  return documentSubTypes.filter((each) => type === 'all' || documentKinds[each].type === type);
}

/**
 * The documents of a product in their order (DOC-02): each that its market has, enabled where the product has all that it
 * needs. The energy label is disabled for creations, and the manual ticked for them (spec C5, Documents).
 *
 * @param seesPrices of whom they are offered to: formats that tell a price are for nobody else
 */
export function offeredDocuments(product: DocumentedProduct, seesPrices = false): readonly OfferedDocument[] {
  const market = markets[product.catalogId];
  return documentSubTypes
    .filter((subType) => {
      const needed = documentKinds[subType].market;
      return needed === undefined || market[needed];
    })
    .map((subType) => {
      const { type, checkedFor } = documentKinds[subType];
      const lack = lackOf(subType, product);
      return {
        type,
        subType,
        variant: subType === 'specSheet' ? specSheetVariant(product) : null,
        formats: formatsOf(subType, product, seesPrices),
        isEnabled: lack === null,
        isChecked: lack === null && checkedFor.includes(product.productType),
        problem: lack === null ? null : { code: lack, data: { product: product.name } },
      };
    });
}

/**
 * Why a product does not have a document, null where it has: what `offeredDocuments` says of it, or
 * `document-not-of-market`.
 */
export function documentProblem(product: DocumentedProduct, subType: DocumentSubType): Problem | null {
  const offered = offeredDocuments(product).find((each) => each.subType === subType);
  return offered ? offered.problem : problem('document-not-of-market', { product: product.name });
}
