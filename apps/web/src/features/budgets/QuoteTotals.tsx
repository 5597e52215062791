import { taxKinds, type BudgetTotals, type TaxKindName } from '@lucerna/engine';
import { useFormat, useTranslate } from '../../shared/i18n';
import { Percent } from './Percent';
import type { Quote } from './quote';
import { taxPercentWords } from './tax-words';
import { TotalRow } from './TotalRow';
import styles from './Sheet.module.css';

interface QuoteTotalsProps {
  readonly quote: Quote;
  readonly totals: BudgetTotals;
  readonly taxKind: TaxKindName;
  readonly onChange: (part: Partial<Quote>) => void;
}

/** The foot of the sheet: from the subtotal to the total, each percentage filled in where it counts. */
export function QuoteTotals({ quote, totals, taxKind, onChange }: QuoteTotalsProps) {
  const t = useTranslate();
  const format = useFormat();
  const isOfAll = totals.discountBase.amount === totals.subTotal.amount;
  const discount = t(isOfAll ? 'budgets.discount' : 'budgets.discountOfProducts');
  const steps = [
    { name: 'discount', label: discount, amount: totals.discountValue, isLess: true },
    { name: 'surcharge', label: t('budgets.surcharge'), amount: totals.surchargeValue },
    ...(taxKinds[taxKind].hasPercent
      ? [{ name: 'iva', label: t(taxPercentWords[taxKind]), amount: totals.ivaValue } as const]
      : []),
  ] as const;
  return (
    <dl className={styles.totals}>
      <TotalRow label={t('budgets.subTotal')} amount={format.money(totals.subTotal)} />
      {steps.map((step) => (
        <TotalRow
          key={step.name}
          label={
            <Percent
              label={step.label}
              value={quote[step.name]}
              onChange={(percent) => onChange({ [step.name]: percent })}
              className={styles.inlinePercent}
            />
          }
          amount={`${'isLess' in step && step.amount.amount > 0 ? '−\u202f' : ''}${format.money(step.amount)}`}
        />
      ))}
      <TotalRow label={t('budgets.total')} amount={format.money(totals.netTotal)} isLast />
    </dl>
  );
}
