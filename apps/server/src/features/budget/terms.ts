import type { QuoteTerms } from '@lucerna/contract';
import { markets, taxKinds } from '@lucerna/engine';
import type { CatalogId, TaxKindName } from '@lucerna/engine';
import type { Trouble } from '../../http/answer';

/** The terms of a quote with the kind of tax that holds. */
export interface AgreedTerms extends Omit<QuoteTerms, 'taxKind'> {
  readonly taxKind: TaxKindName;
}

/** The terms as they are agreed in a market; the usual kind of tax where none is named. */
export function agreedTerms(catalogId: CatalogId, { taxKind, ...terms }: QuoteTerms): AgreedTerms {
  return { ...terms, taxKind: taxKind ?? markets[catalogId].taxKinds[0] };
}

/** What of the terms does not fit the market or each other. */
export function termTroubles(
  catalogId: CatalogId,
  { taxKind, taxCertificate, incoterm, incotermPlace }: AgreedTerms,
  iva: number,
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
