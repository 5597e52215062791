import { quoteDetails, type SoldFreeLine } from '@lucerna/contract';
import type { BudgetTotals, CatalogId, Currency } from '@lucerna/engine';
import { TextArea } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useRule } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';
import { DocumentFormFields } from './DocumentFormFields';
import { Margin } from './Margin';
import { costOf, editedLines, validityTrouble } from './quote';
import type { EditedLine, LineEdit, QuotableLine, Quote } from './quote';
import { QuoteFacts } from './QuoteFacts';
import { QuoteLines } from './QuoteLines';
import { QuoteTermsFields, taxKindOf, termsAreWhole } from './QuoteTermsFields';
import { QuoteTotals } from './QuoteTotals';
import styles from './Sheet.module.css';

interface QuoteSheetProps<Line extends QuotableLine> {
  readonly label: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly freeLines: readonly SoldFreeLine[];
  readonly quote: Quote;
  readonly totals: BudgetTotals | null;
  readonly onChange: (part: Partial<Quote>) => void;
  readonly onEditLine: (id: string, edit: LineEdit) => void;
  /** Language and prices stay those of the quote. */
  readonly isRevision?: boolean;
  /** Stands under the head: whom the quote is about besides. */
  readonly parties?: ReactNode;
  readonly about?: (line: EditedLine<Line>) => ReactNode;
  readonly aboutPrice?: (line: EditedLine<Line>) => ReactNode;
}

/** Percents are sent as their fields give them. */
const written = quoteDetails.omit({ discount: true, surcharge: true, iva: true });

/** Whether what is filled in can be sent. */
export function isWhole(catalogId: CatalogId, quote: Quote): boolean {
  return (
    written.safeParse(quote).success &&
    validityTrouble(quote.validUntil) === null &&
    termsAreWhole(catalogId, quote)
  );
}

/** A quote as the document it will be, filled in where it stands. */
export function QuoteSheet<Line extends QuotableLine>(props: QuoteSheetProps<Line>) {
  const { label, projectId, projectName, catalogId, currency, freeLines, quote, totals } = props;
  const { onChange, onEditLine, isRevision, parties, about, aboutPrice } = props;
  const t = useTranslate();
  const rule = useRule();
  const lines = editedLines(props.lines, quote);
  const cost = totals && costOf(lines, currency);
  const net = totals && {
    currency,
    amount: totals.discountBase.amount - totals.discountValue.amount,
  };
  return (
    <article className={styles.sheet} aria-label={label}>
      <QuoteFacts
        projectName={projectName}
        quote={quote}
        onChange={onChange}
        clientRule={rule(quoteDetails.shape.clientName)}
        isRevision={isRevision}
      />
      {parties}
      <QuoteLines
        {...{ projectId, currency, lines, freeLines, totals, about, aboutPrice }}
        onEdit={onEditLine}
      />
      <QuoteTermsFields catalogId={catalogId} quote={quote} onChange={onChange} />
      <DocumentFormFields quote={quote} onChange={onChange} />
      <div className={styles.foot}>
        <TextArea
          label={t('budgets.comments')}
          value={quote.comments}
          onChange={(comments) => onChange({ comments })}
          validate={rule(quoteDetails.shape.comments)}
          rows={4}
          maxLength={4000}
          className={styles.comments}
        />
        <div>
          {totals && (
            <QuoteTotals
              quote={quote}
              totals={totals}
              taxKind={taxKindOf(catalogId, quote)}
              onChange={onChange}
            />
          )}
          {net && cost && <Margin net={net} cost={cost} />}
        </div>
      </div>
    </article>
  );
}
