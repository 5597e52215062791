import type { Budget } from '@lucerna/contract';
import { useFormat, useTranslate } from '../../shared/i18n';
import { taxPercentWords } from './tax-words';
import { TotalRow } from './TotalRow';
import styles from './Sheet.module.css';

/** The totals as they were generated; a percentage of 0 is not told. */
export function FrozenTotals({ budget }: { budget: Budget }) {
  const t = useTranslate();
  const format = useFormat();
  const isOfAll = !budget.freeLines?.some(({ total }) => total && total.amount > 0);
  const steps = [
    {
      label: t(isOfAll ? 'budgets.discount' : 'budgets.discountOfProducts'),
      percent: budget.discount,
      amount: budget.discountValue,
      sign: '−\u202f',
    },
    { label: t('budgets.surcharge'), percent: budget.surcharge, amount: budget.surchargeValue, sign: '' },
    {
      label: t(taxPercentWords[budget.taxKind ?? 'vat']),
      percent: budget.iva,
      amount: budget.ivaValue,
      sign: '',
    },
  ].flatMap(({ percent, amount, ...step }) => (percent && amount ? [{ ...step, percent, amount }] : []));
  return (
    <dl className={styles.totals}>
      {steps.length > 0 && budget.subTotalNet && (
        <TotalRow label={t('budgets.subTotal')} amount={format.money(budget.subTotalNet)} />
      )}
      {steps.map(({ label, percent, amount, sign }) => (
        <TotalRow
          key={label}
          label={`${label} ${format.unit(percent, '%')}`}
          amount={`${sign}${format.money(amount)}`}
        />
      ))}
      {budget.totalNet && (
        <TotalRow label={t('budgets.total')} amount={format.money(budget.totalNet)} isLast />
      )}
    </dl>
  );
}
