import type { BillOfMaterials } from '@lucerna/engine';
import { Button, Popover, Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../words';
import styles from './BillLines.module.css';

/** How the price of a product came about: what its base prices, surcharges and lengths add up to. */
export function BillWhy({ prices }: { prices: NonNullable<BillOfMaterials['prices']> }) {
  const say = useWords();
  const format = useFormat();
  const { currency } = prices.unitGross;
  const shares = Object.entries(prices.shares).filter(([, amount]) => amount !== 0);
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
      <dl>
        {shares.map(([kind, amount]) => (
          <div key={kind} className={styles.share}>
            <dt>{say(`configurator.step.${kind}`)}</dt>
            <dd>{format.money({ amount, currency })}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say('configurator.listPrice')}</dt>
          <dd>{format.money(prices.unitGross)}</dd>
        </div>
      </dl>
      <Text size={12} tone="quiet">
        {say('configurator.whyNote')}
      </Text>
    </Popover>
  );
}
