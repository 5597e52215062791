import { QuantityField } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { measuresOf } from '../../shared/catalogue/lengths';
import { Figure } from '../../shared/configuring/Figure';
import { ReferenceCopy } from '../../shared/configuring/ReferenceCopy';
import { useValueNames } from '../../shared/configuring/value-names';
import { useFormat, useWords } from '../../shared/words';
import { PriceWhy } from './PriceWhy';
import type { Configuring } from './use-configuring';
import styles from './Foot.module.css';

const mostPieces = 100_000;

/** Always in sight: what it is called, costs, weighs and gives, when it comes, how many, and the act. */
export function Foot({ configuring, children }: { configuring: Configuring; children: ReactNode }) {
  const say = useWords();
  const format = useFormat();
  const { evaluation, prepared, quantity } = configuring;
  const names = useValueNames(evaluation);
  const { weightUnit, fromKg } = measuresOf(prepared.sheet.catalogId);
  const { price, leadTimeWeeks, moq, lumens, watts, netWeightKg } = evaluation;

  return (
    <div className={styles.foot} role="region" aria-label={say('configurator.summary')}>
      <div className={styles.inner}>
        <div className={styles.main}>
          <ReferenceCopy reference={evaluation.reference} />
          {price && (
            <div className={styles.price}>
              <span key={price.price.amount} className={styles.fresh}>
                {format.money(price.price)}
              </span>
              <PriceWhy price={price} names={names} />
            </div>
          )}
          {!price && !prepared.sheet.pricesHidden && (
            <span className={styles.noPrice}>{say('configurator.priceOnRequest')}</span>
          )}
        </div>
        <dl className={styles.figures}>
          {leadTimeWeeks !== null && (
            <Figure
              name={say('configurator.leadTime')}
              value={say('configurator.weeks', { count: leadTimeWeeks })}
            />
          )}
          <Figure name={say('configurator.moq')} value={format.number(moq)} />
          <Figure name={say('configurator.light')} value={format.unit(lumens, 'lm', 0)} />
          <Figure name={say('configurator.power')} value={format.unit(watts, 'W')} />
          <Figure name={say('configurator.weight')} value={format.unit(fromKg(netWeightKg), weightUnit, 1)} />
        </dl>
        <div className={styles.act}>
          <QuantityField
            label={say('configurator.quantity')}
            value={quantity}
            min={1}
            max={mostPieces}
            onInput={configuring.setQuantity}
            onChange={configuring.setQuantity}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
