import type { Money } from '@lucerna/engine';
import { Button, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Sheet.module.css';

interface TodayPriceProps {
  readonly today: Money;
  readonly quoted: Money | null;
  /** The line is taken at the price of today. */
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** What a line costs today where that is not the quoted price, what that differs, and the choice between the two. */
export function TodayPrice({ today, quoted, isTaken, onTake }: TodayPriceProps) {
  const t = useTranslate();
  const format = useFormat();
  if (!quoted) return null;
  const difference = today.amount - quoted.amount;
  return (
    <span className={styles.today}>
      <Text as="span" size={14} tone="quiet" isTabular>
        {t('budgets.today', {
          amount: format.money(today),
          difference: `${difference > 0 ? '+' : ''}${format.money({ ...today, amount: difference })}`,
        })}
      </Text>
      <Button size="small" variant="quiet" onPress={() => onTake(!isTaken)}>
        {t(isTaken ? 'budgets.keepPrice' : 'budgets.useToday')}
      </Button>
    </span>
  );
}
