import type { OrderDraft } from '@lucerna/contract';
import { newOrder } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRule } from '../../shared/form';
import { useWords } from '../../shared/words';
import { nextWorkingDay } from '@lucerna/engine';
import { changesOf } from './price-changes';
import { earliestDay, missingParts, orderedLines, totalsOf } from './order-being-made';
import type { Wish } from './order-being-made';
import { OrderDetails } from './OrderDetails';
import { OrderNotices } from './OrderNotices';
import { OrderTotals } from './OrderTotals';
import { PriceChangeDialog } from './PriceChangeDialog';
import { SendingChoice } from './SendingChoice';
import { usePlaceOrder } from './use-place-order';
import { WishedLines } from './WishedLines';
import styles from './Order.module.css';

interface OrderFormProps {
  readonly draft: OrderDraft;
  readonly onRefused: () => void;
  /** What cannot be ordered. */
  readonly children?: ReactNode;
}

const noWish: Wish = {
  quantities: {},
  sendTogether: true,
  shippingDate: '',
  internalOrderNumber: '',
  comments: '',
};

/** The lines with their quantities, how and when they leave, and the one act beside them. */
export function OrderForm({ draft, onRefused, children }: OrderFormProps) {
  const say = useWords();
  const rule = useRule();
  const [wish, setWish] = useState(noWish);
  const { placeOrder, agree, changes, goBack, isLoading, isWithoutClientCode } = usePlaceOrder(
    draft,
    onRefused,
  );
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const lines = orderedLines(draft, wish);
  const earliest = earliestDay(lines, wish.sendTogether, draft.today);
  const missing = missingParts(lines);
  const isRight =
    missing.length === 0 &&
    (wish.shippingDate === '' || nextWorkingDay(wish.shippingDate) >= earliest) &&
    rule(newOrder.shape.internalOrderNumber)(wish.internalOrderNumber) === null &&
    rule(newOrder.shape.comments)(wish.comments) === null;
  const totals = totalsOf(draft, lines);

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderNotices changes={changesOf(lines)} missing={missing} />
        <WishedLines
          lines={lines}
          draft={draft}
          onQuantity={(id, quantity) => change({ quantities: { ...wish.quantities, [id]: quantity } })}
        />
        {children}
        <SendingChoice lines={lines} draft={draft} wish={wish} onChange={change} />
        <OrderDetails wish={wish} earliest={earliest} onChange={change} />
      </div>
      <aside className={styles.side}>
        {totals && <OrderTotals gross={totals.gross} net={totals.net} />}
        {isWithoutClientCode && (
          <Alert tone="error" isLive title={say('orders.noClientCode')}>
            {say('orders.noClientCodeText')}
          </Alert>
        )}
        <Button
          variant="primary"
          isWide
          isDisabled={!isRight}
          isLoading={isLoading}
          onPress={() => placeOrder(wish)}
        >
          {say('orders.place')}
        </Button>
      </aside>
      {changes && (
        <PriceChangeDialog
          changes={changes}
          currency={draft.currency}
          isLoading={isLoading}
          onConfirm={() => agree(wish)}
          onClose={goBack}
        />
      )}
    </div>
  );
}
