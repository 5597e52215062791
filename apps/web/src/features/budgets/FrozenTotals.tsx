import type { Budget } from '@lucerna/contract';
import { useFormat, useWords } from '../../shared/words';
import { TotalRow } from './TotalRow';
import styles from './Sheet.module.css';

/** The totals as they were generated; a percentage of 0 is not told. */
export function FrozenTotals({ budget }: { budget: Budget }) {
  const say = useWords();
  const format = useFormat();
  const steps = [
    {
      label: say('budgets.discount'),
      percent: budget.discount,
      amount: budget.discountValue,
      sign: '−\u202f',
    },
    { label: say('budgets.surcharge'), percent: budget.surcharge, amount: budget.surchargeValue, sign: '' },
    { label: say('budgets.iva'), percent: budget.iva, amount: budget.ivaValue, sign: '' },
  ].flatMap(({ percent, amount, ...step }) => (percent && amount ? [{ ...step, percent, amount }] : []));
  return (
    <dl className={styles.totals}>
      {steps.length > 0 && budget.subTotalNet && (
        <TotalRow label={say('budgets.subTotal')} amount={format.money(budget.subTotalNet)} />
      )}
      {steps.map(({ label, percent, amount, sign }) => (
        <TotalRow
          key={label}
          label={`${label} ${format.unit(percent, '%')}`}
          amount={`${sign}${format.money(amount)}`}
        />
      ))}
      {budget.totalNet && (
        <TotalRow label={say('budgets.total')} amount={format.money(budget.totalNet)} isLast />
      )}
    </dl>
  );
}
