import type { Money } from '@lucerna/engine';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n';
import { TextTransition } from './TextTransition';
import { PriceOnRequest } from './PriceOnRequest';
import { WhyNoPrice } from './WhyNoPrice';
import styles from './PriceShown.module.css';

interface PriceShownProps {
  /** Null where it has none, or where prices are hidden. */
  readonly price: Money | null;
  readonly isHidden: boolean;
  /** How it came about. */
  readonly children: ReactNode;
}

/** The price at the foot, in the size that `--price-size` says; or why there is none. */
export function PriceShown({ price, isHidden, children }: PriceShownProps) {
  const format = useFormat();
  if (price) {
    return (
      <div className={styles.price}>
        <TextTransition isMarked>{format.money(price)}</TextTransition>
        {children}
      </div>
    );
  }
  if (isHidden) return <WhyNoPrice />;
  return <PriceOnRequest />;
}
