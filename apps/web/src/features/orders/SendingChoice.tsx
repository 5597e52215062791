import type { OrderDraft } from '@lucerna/contract';
import { ChoiceCards, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import { daysOf, type OrderDraftLine, type OrderFormValues } from './order-form';
import styles from './Order.module.css';

interface SendingChoiceProps {
  readonly draft: OrderDraft;
  readonly lines: readonly OrderDraftLine[];
  readonly wish: OrderFormValues;
  readonly onChange: (part: Partial<OrderFormValues>) => void;
}

/** Everything together with the slowest product, or each when it is ready; with the days of both. */
export function SendingChoice({ draft, lines, wish, onChange }: SendingChoiceProps) {
  const t = useTranslate();
  const format = useFormat();
  const days = daysOf(lines, draft);
  const first = days && format.shortDate(days.first);
  const last = days && format.shortDate(days.last);
  const together =
    lines.length === 0 ? undefined : last ? t('orders.togetherOn', { date: last }) : t('orders.dateUnknown');
  const apart = first && last && first !== last ? t('orders.apartFrom', { first, last }) : together;
  const hasChanged = lines.some(({ _id, quantity }) => draft.products.byId[_id]?.quantity !== quantity);
  return (
    <div className={styles.sending}>
      <ChoiceCards
        layout="list"
        label={t('orders.sending')}
        value={wish.sendTogether ? 'together' : 'apart'}
        onChange={(value) => onChange({ sendTogether: value === 'together' })}
        choices={[
          {
            value: 'together',
            label: t('orders.together'),
            description: together,
          },
          {
            value: 'apart',
            label: t('orders.apart'),
            description: apart,
          },
        ]}
      />
      <Text size={14} tone="quiet" role="status">
        {hasChanged && t('orders.datesMayMove')}
      </Text>
    </div>
  );
}
