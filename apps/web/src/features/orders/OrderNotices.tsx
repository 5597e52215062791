import { Alert } from '@lucerna/kit';
import { useFormat, useProblemText, useWords } from '../../shared/words';
import type { NamedMissingPart } from './order-being-made';
import { sumsOf } from './price-changes';
import type { PriceChange } from './price-changes';

interface OrderNoticesProps {
  readonly changes: readonly PriceChange[];
  readonly missing: readonly NamedMissingPart[];
}

/** What is to be known before ordering: prices that are no longer those of the project, parts of which too few are there. */
export function OrderNotices({ changes, missing }: OrderNoticesProps) {
  const say = useWords();
  const format = useFormat();
  const problemText = useProblemText();
  const [first] = changes;
  const sums = first && sumsOf(changes, first.after.currency);
  return (
    <>
      {sums && (
        <Alert tone="warning" title={say('orders.pricesChanged', { count: changes.length })}>
          {say('orders.pricesChangedText', {
            before: format.money(sums.before),
            after: format.money(sums.after),
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warning" isLive title={say('orders.partsMissing', { count: missing.length })}>
          <ul>
            {missing.map((part) => (
              <li key={part.reference}>{problemText({ code: 'part-below-moq', data: { ...part } })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
