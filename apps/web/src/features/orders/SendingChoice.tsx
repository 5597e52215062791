import type { OrderDraft } from '@lucerna/contract';
import { ChoiceCards, Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../shared/words';
import { daysOf } from './order-being-made';
import type { OrderDraftLine, Wish } from './order-being-made';
import styles from './Order.module.css';

interface SendingChoiceProps {
  readonly draft: OrderDraft;
  readonly lines: readonly OrderDraftLine[];
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** Everything together with the slowest product, or each when it is ready; with the days of both. */
export function SendingChoice({ draft, lines, wish, onChange }: SendingChoiceProps) {
  const say = useWords();
  const format = useFormat();
  const days = daysOf(lines, draft.today);
  const first = days && format.date(days.first);
  const last = days && format.date(days.last);
  const together =
    lines.length === 0
      ? undefined
      : last
        ? say('orders.togetherOn', { date: last })
        : say('orders.dateUnknown');
  const apart = first && last && first !== last ? say('orders.apartFrom', { first, last }) : together;
  const hasChanged = lines.some(({ _id, quantity }) => draft.products.byId[_id]?.quantity !== quantity);
  return (
    <div className={styles.sending}>
      <ChoiceCards
        layout="list"
        label={say('orders.sending')}
        value={wish.sendTogether ? 'together' : 'apart'}
        onChange={(value) => onChange({ sendTogether: value === 'together' })}
        choices={[
          {
            value: 'together',
            label: say('orders.together'),
            description: together,
          },
          {
            value: 'apart',
            label: say('orders.apart'),
            description: apart,
          },
        ]}
      />
      <Text size={14} tone="quiet" role="status">
        {hasChanged && say('orders.datesMayMove')}
      </Text>
    </div>
  );
}
