import type { Money } from '@lucerna/engine';
import { Button, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../i18n';
import { LatePopover } from '../../lazy';
import styles from './PriceWhy.module.css';

/** One step of a price in words. */
export interface ExplainedStep {
  readonly name: string;
  /** Minor units. */
  readonly amount: number;
  /** The row of the catalogue's data that it came from; absent where it came from none. */
  readonly source?: string;
}

interface PriceWhyProps {
  /** Add up to the price; amounts in minor units of its currency. */
  readonly steps: readonly ExplainedStep[];
  readonly price: Money;
}

/** How a price came about, step by step. */
export function PriceWhy({ steps, price }: PriceWhyProps) {
  const t = useTranslate();
  const format = useFormat();
  const { currency } = price;
  return (
    <LatePopover
      button={(ask) => (
        <Button variant="quiet" size="small" {...ask}>
          {t('configurator.why')}
        </Button>
      )}
      title={t('configurator.whyTitle')}
      placement="top"
    >
      <dl className={styles.steps}>
        {steps.map(({ name, amount, source }, place) => (
          <div key={place} className={styles.step}>
            <dt>
              {name}
              {source && (
                <Text as="span" size={12} tone="quiet" isCode className={styles.source}>
                  {source}
                </Text>
              )}
            </dt>
            <dd>{format.money({ amount, currency })}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('configurator.listPrice')}</dt>
          <dd>{format.money(price)}</dd>
        </div>
      </dl>
      <Text size={12} tone="quiet">
        {t('configurator.whyNote')}
      </Text>
    </LatePopover>
  );
}
