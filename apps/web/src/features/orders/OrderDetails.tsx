import { orderDetails, orderTextNames, orderTexts } from '@lucerna/contract';
import { nextWorkingDay, type WorkCalendar } from '@lucerna/engine';
import { TextArea, TextField } from '@lucerna/kit';
import { useRule } from '../../shared/form';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { OrderFormValues } from './order-form';
import styles from './Order.module.css';

interface OrderDetailsProps {
  readonly wish: OrderFormValues;
  readonly earliest: string;
  readonly calendar: WorkCalendar;
  readonly onChange: (part: Partial<OrderFormValues>) => void;
}

/** What the buyer adds: a wished day, the own number, a comment. All may stay empty. */
export function OrderDetails({ wish, earliest, calendar, onChange }: OrderDetailsProps) {
  const t = useTranslate();
  const rule = useRule();
  const format = useFormat();
  const date = format.date(earliest);
  const leaves = wish.shippingDate && nextWorkingDay(wish.shippingDate, calendar);
  const isTooEarly = leaves !== '' && leaves < earliest;
  const isMoved = leaves !== wish.shippingDate;
  return (
    <div className={styles.details}>
      <TextField
        label={t('orders.wishedDate')}
        type="date"
        isMarkedOptional
        value={wish.shippingDate}
        onChange={(shippingDate) => onChange({ shippingDate })}
        description={
          isMoved ? t('orders.nextWorkingDay', { date: format.date(leaves) }) : t('orders.earliest', { date })
        }
        errorMessage={isTooEarly ? t('orders.tooEarly', { date }) : undefined}
      />
      {orderTextNames.map((name) => (
        <TextField
          key={name}
          label={t(`orders.field.${name}`)}
          isMarkedOptional
          maxLength={orderTexts[name].maxLength ?? undefined}
          value={wish[name]}
          onChange={(text) => onChange({ [name]: text })}
          validate={rule(orderTexts[name])}
        />
      ))}
      <TextArea
        label={t('orders.comments')}
        isMarkedOptional
        rows={3}
        maxLength={4000}
        value={wish.comments}
        onChange={(comments) => onChange({ comments })}
        validate={rule(orderDetails.shape.comments)}
        className={styles.comments}
      />
    </div>
  );
}
