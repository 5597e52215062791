import type { PriceResult, PriceStep } from '@lucerna/engine';
import { Button, Popover, Text } from '@lucerna/kit';
import type { ValueNames } from '../../shared/configuring/value-names';
import { useFormat, useWords } from '../../shared/words';
import styles from './PriceWhy.module.css';

/** How the price came about, step by step; the amounts add up to it. */
export function PriceWhy({ price, names }: { price: PriceResult; names: ValueNames }) {
  const say = useWords();
  const format = useFormat();
  const { currency } = price.price;

  function nameOf({ kind, attribute, value, percent }: PriceStep): string {
    const what =
      attribute &&
      (value && attribute !== 'pendantHeight' ? names.both(attribute, value) : names.attribute(attribute));
    const name = what ?? say(`configurator.step.${kind}`);
    return percent && kind !== 'base'
      ? `${name} (${format.withUnit(format.number(Number(percent)), '%')})`
      : name;
  }

  return (
    <Popover
      trigger={
        <Button variant="quiet" size="small">
          {say('configurator.why')}
        </Button>
      }
      title={say('configurator.whyTitle')}
      placement="top"
    >
      <dl className={styles.steps}>
        {price.steps.map((step, place) => (
          <div key={place} className={styles.step}>
            <dt>{nameOf(step)}</dt>
            <dd>{format.money({ amount: step.amount, currency })}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say('configurator.listPrice')}</dt>
          <dd>{format.money(price.price)}</dd>
        </div>
      </dl>
      <Text size={12} tone="quiet">
        {say('configurator.whyNote')}
      </Text>
    </Popover>
  );
}
