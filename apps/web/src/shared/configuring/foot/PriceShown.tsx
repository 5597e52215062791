import type { Money } from '@lucerna/engine';
import type { ReactNode } from 'react';
import { useFormat, useWords } from '../../words';
import { Fresh } from './Fresh';
import styles from './PriceShown.module.css';

interface PriceShownProps {
  /** Null where it has none, or where prices are hidden. */
  readonly price: Money | null;
  readonly isHidden: boolean;
  /** How it came about. */
  readonly children: ReactNode;
}

/** The price at the foot, in the size that `--price-size` says; or that it is to be asked for. */
export function PriceShown({ price, isHidden, children }: PriceShownProps) {
  const say = useWords();
  const format = useFormat();
  if (price) {
    return (
      <div className={styles.price}>
        <Fresh>{format.money(price)}</Fresh>
        {children}
      </div>
    );
  }
  return isHidden ? null : <span className={styles.noPrice}>{say('configurator.priceOnRequest')}</span>;
}
