import { quoteDetails } from '@lucerna/contract';
import { incoterms, markets, taxKinds, type CatalogId, type TaxKindName } from '@lucerna/engine';
import { Select, TextField } from '@lucerna/kit';
import { useRule } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';
import type { Quote } from './quote';
import { taxWords } from './tax-words';
import styles from './Sheet.module.css';

interface QuoteTermsFieldsProps {
  readonly catalogId: CatalogId;
  readonly quote: Quote;
  readonly onChange: (part: Partial<Quote>) => void;
}

const none = 'none';

/** The usual kind of tax of a market, or what was chosen. */
export const taxKindOf = (catalogId: CatalogId, { taxKind }: Pick<Quote, 'taxKind'>): TaxKindName =>
  taxKind ?? markets[catalogId].taxKinds[0];

/** Whether what was chosen asks for nothing that is not filled in (the server says the same). */
export function termsAreWhole(catalogId: CatalogId, quote: Quote): boolean {
  const { asksCertificate } = taxKinds[taxKindOf(catalogId, quote)];
  return (
    (quote.incoterm === null || quote.incotermPlace.trim() !== '') &&
    (!asksCertificate || quote.taxCertificate.trim() !== '')
  );
}

/** What is agreed beside the prices: payment, delivery, lead time, tax. */
export function QuoteTermsFields({ catalogId, quote, onChange }: QuoteTermsFieldsProps) {
  const t = useTranslate();
  const rule = useRule();
  const taxKind = taxKindOf(catalogId, quote);
  const text = (name: 'paymentTerms' | 'incotermPlace' | 'leadTime' | 'taxCertificate', most: number) => ({
    value: quote[name],
    maxLength: most,
    onChange: (value: string) => onChange({ [name]: value }),
    validate: rule(quoteDetails.shape[name]),
  });
  return (
    <div className={styles.terms}>
      <TextField
        label={t('budgets.paymentTerms')}
        placeholder={t('budgets.paymentHint')}
        isMarkedOptional
        {...text('paymentTerms', 200)}
      />
      <TextField
        label={t('budgets.termLeadTime')}
        placeholder={t('budgets.leadTimeHint')}
        isMarkedOptional
        {...text('leadTime', 120)}
      />
      <Select
        label={t('budgets.incoterm')}
        options={[
          { value: none, label: t('budgets.noIncoterm') },
          ...incoterms.map((value) => ({ value, label: value })),
        ]}
        value={quote.incoterm ?? none}
        onChange={(value) => onChange({ incoterm: incoterms.find((each) => each === value) ?? null })}
      />
      {quote.incoterm !== null && (
        <TextField label={t('budgets.incotermPlace')} isRequired {...text('incotermPlace', 120)} />
      )}
      <Select
        label={t('budgets.taxKind')}
        options={markets[catalogId].taxKinds.map((value) => ({ value, label: t(taxWords[value]) }))}
        value={taxKind}
        onChange={(next) => onChange({ taxKind: next, ...(!taxKinds[next].hasPercent && { iva: 0 }) })}
      />
      {taxKinds[taxKind].asksCertificate && (
        <TextField label={t('budgets.taxCertificate')} isRequired {...text('taxCertificate', 60)} />
      )}
    </div>
  );
}
