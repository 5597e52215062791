import { Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '../i18n';
import { FormerValue } from './FormerValue';
import styles from './SaleChanges.module.css';

interface TurnedProps<Value> {
  readonly before: Value | undefined;
  readonly now: Value | undefined;
  readonly isCode?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** A value, and the one that it was before, struck through, where that was another. */
export function Turned<Value extends string | number>({ before, now, isCode, children }: TurnedProps<Value>) {
  const t = useTranslate();
  const value = now ?? before;
  return (
    <>
      {before !== undefined && now !== undefined && before !== now && (
        <FormerValue label={t('sale.before')} isCode={isCode}>
          {children(before)}
        </FormerValue>
      )}
      {value !== undefined && (
        <Text as="span" isCode={isCode}>
          {children(value)}
        </Text>
      )}
    </>
  );
}

/** How many there are, and were. */
export function TurnedQuantity({ before, now }: Pick<TurnedProps<number>, 'before' | 'now'>) {
  const format = useFormat();
  return (
    <span className={styles.turned}>
      <Turned before={before} now={now}>
        {(quantity) => format.number(quantity)}
      </Turned>
    </span>
  );
}
