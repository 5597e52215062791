import { Announcement } from '../../shared/configuring/Announcement';
import { useFormat, useWords } from '../../shared/words';
import type { Configuring } from './use-configuring';

/** What is read out after a choice to who does not see the foot: reference and price. */
export function Heard({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const format = useFormat();
  const { reference, price } = configuring.evaluation;
  return (
    <Announcement>
      {price
        ? say('configurator.nowPriced', { reference, price: format.money(price.price) })
        : say('configurator.now', { reference })}
    </Announcement>
  );
}
