import { newOrder } from '@lucerna/contract';
import { nextWorkingDay } from '@lucerna/engine';
import { TextArea, TextField } from '@lucerna/kit';
import { useRule } from '../../shared/form';
import { useFormat, useWords } from '../../shared/words';
import type { Wish } from './order-being-made';
import styles from './Order.module.css';

interface OrderDetailsProps {
  readonly wish: Wish;
  readonly earliest: string;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** What the buyer adds: a wished day, the own number, a comment. All may stay empty. */
export function OrderDetails({ wish, earliest, onChange }: OrderDetailsProps) {
  const say = useWords();
  const rule = useRule();
  const format = useFormat();
  const date = format.date(earliest);
  const leaves = wish.shippingDate && nextWorkingDay(wish.shippingDate);
  const isTooEarly = leaves !== '' && leaves < earliest;
  const isMoved = leaves !== wish.shippingDate;
  return (
    <div className={styles.details}>
      <TextField
        label={say('orders.wishedDate')}
        type="date"
        isMarkedOptional
        value={wish.shippingDate}
        onChange={(shippingDate) => onChange({ shippingDate })}
        description={
          isMoved
            ? say('orders.nextWorkingDay', { date: format.date(leaves) })
            : say('orders.earliest', { date })
        }
        errorMessage={isTooEarly ? say('orders.tooEarly', { date }) : undefined}
      />
      <TextField
        label={say('orders.internalNumber')}
        isMarkedOptional
        maxLength={40}
        value={wish.internalOrderNumber}
        onChange={(internalOrderNumber) => onChange({ internalOrderNumber })}
        validate={rule(newOrder.shape.internalOrderNumber)}
      />
      <TextArea
        label={say('orders.comments')}
        isMarkedOptional
        rows={3}
        maxLength={4000}
        value={wish.comments}
        onChange={(comments) => onChange({ comments })}
        validate={rule(newOrder.shape.comments)}
        className={styles.comments}
      />
    </div>
  );
}
