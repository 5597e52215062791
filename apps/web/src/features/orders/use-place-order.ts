import type { OrderDraft } from '@lucerna/contract';
import { useState } from 'react';
import { api, failureOf, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { refusedAsChanged, useSaleChanges, type SaleChange } from '../../shared/sale';
import { orderedLines, orderOf, type OrderFormValues } from './order-form';
import { changesOf, seenLines } from './price-changes';

export interface PlaceOrder {
  /** Asks first where prices changed. */
  readonly placeOrder: (draft: OrderDraft, wish: OrderFormValues) => void;
  /** What is asked about; null while nothing is. */
  readonly changes: readonly SaleChange[] | null;
  /** Orders what the dialog shows. */
  readonly agree: (draft: OrderDraft, wish: OrderFormValues) => void;
  readonly goBack: () => void;
  /** From the press until the next page is there, or until it is known why not. */
  readonly isPlacing: boolean;
  readonly isWithoutClientCode: boolean;
}

/**
 * Places an order once, however often the button is pressed and whatever answer is lost, and shows it. Where a price is
 * another one than the project said, or the project changed since it was read, nothing is ordered until the user agrees.
 * Any other refusal is told by the error dialog, after which the draft is read again; a missing client code by
 * `isWithoutClientCode`.
 */
export function usePlaceOrder(readAgain: () => Promise<OrderDraft | undefined>): PlaceOrder {
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [process] = api.useProcessOrderMutation();
  const [isSending, setSending] = useState(false);
  const [isWithoutClientCode, setWithoutClientCode] = useState(false);
  const { changes, ask, close, afterRefusal } = useSaleChanges('processOrder');

  async function send(draft: OrderDraft, wish: OrderFormValues, isRepeat = false): Promise<void> {
    const { projectVersion: version } = draft;
    const lines = orderedLines(draft, wish);
    const body = orderOf(draft, lines, wish);
    const actKey = act.of({ body, version });
    const { data, error } = await process({ body, version, actKey, handles: refusedAsChanged });
    if (data) {
      close();
      act.done();
      if (!data.processOrderSuccess) return setWithoutClientCode(true);
      // Going back must not lead to the form of an order that is made.
      return leave(href('order', { orderId: data.order.orderId }), {
        replace: true,
        state: { isJustPlaced: true },
      });
    }
    const failure = failureOf(error);
    const now = await readAgain();
    if (!failure || !refusedAsChanged.includes(failure.code)) return close();
    const linesNow = now && seenLines(orderedLines(now, wish));
    if (afterRefusal(failure, seenLines(lines), linesNow, isRepeat) && now) await send(now, wish, true);
  }

  function start(draft: OrderDraft, wish: OrderFormValues) {
    setWithoutClientCode(false);
    setSending(true);
    void send(draft, wish).finally(() => setSending(false));
  }

  return {
    placeOrder: (draft, wish) => {
      const found = changesOf(orderedLines(draft, wish));
      if (found.length > 0) ask(found);
      else start(draft, wish);
    },
    changes,
    agree: start,
    goBack: close,
    isPlacing: isSending || isLeaving,
    isWithoutClientCode,
  };
}
