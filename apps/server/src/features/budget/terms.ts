import type { QuoteDetails } from '@lucerna/contract';
import { markets, taxKinds, type CatalogId, type TaxKindName } from '@lucerna/engine';
import type { Trouble } from '../../http/answer';

/** What is said of a revision with the kind of tax that holds. */
export interface AgreedDetails extends Omit<QuoteDetails, 'taxKind'> {
  readonly taxKind: TaxKindName;
}

/** What is said of a revision as it is agreed in a market; the usual kind of tax where none is named. */
export function agreedDetails(catalogId: CatalogId, { taxKind, ...said }: QuoteDetails): AgreedDetails {
  return { ...said, taxKind: taxKind ?? markets[catalogId].taxKinds[0] };
}

/** What of the terms does not fit the market or each other. */
export function termTroubles(
  catalogId: CatalogId,
  { taxKind, taxCertificate, incoterm, incotermPlace, iva }: AgreedDetails,
): readonly Trouble[] {
  const { hasPercent, asksCertificate } = taxKinds[taxKind];
  const found: Trouble[] = [];
  if (!markets[catalogId].taxKinds.includes(taxKind)) found.push({ code: 'taxKindElsewhere' });
  if (!hasPercent && iva !== 0) found.push({ code: 'taxNotTaken' });
  if (asksCertificate && taxCertificate === '') found.push({ code: 'certificateMissing' });
  if (incoterm !== null && incotermPlace === '') {
    found.push({ code: 'incotermPlaceMissing', data: { incoterm } });
  }
  return found;
}
