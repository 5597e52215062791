import { VisuallyHidden } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useFormat, useWords } from '../../shared/words';
import type { Configuring } from './use-configuring';

/** Milliseconds without a further change after which the result is read out. */
const rest = 700;

/** Reads reference and price out after a change, politely and not with every key of a height. */
export function Announcement({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const format = useFormat();
  const { reference, price } = configuring.evaluation;
  const sentence = price
    ? say('configurator.nowPriced', { reference, price: format.money(price.price) })
    : say('configurator.now', { reference });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), rest);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
