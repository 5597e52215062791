import { Announcement } from '../../shared/configuring/steps/Announcement';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useFormat, useWords } from '../../shared/words';

/** What is read out after a choice to who does not see the foot: reference and price, if no notice tells the price. */
export function Heard({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const format = useFormat();
  const { reference, price } = configuring.evaluation;
  return (
    <Announcement>
      {price && !configuring.moved?.price
        ? say('configurator.nowPriced', { reference, price: format.money(price.price) })
        : say('configurator.now', { reference })}
    </Announcement>
  );
}
