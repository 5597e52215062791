import type { OrderDraft } from '@lucerna/contract';
import { useState } from 'react';
import { api, failureOf, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { orderedLines, orderOf } from './order-being-made';
import type { Wish } from './order-being-made';
import { changesOf, changesRefused } from './price-changes';
import type { PriceChange } from './price-changes';

/**
 * Places an order once, however often the button is pressed and whatever answer is lost, and shows it. Where a price is
 * another one than the project said, nothing is sent until the user agrees: `changes` holds old and new. A refusal is
 * told by the error dialog, after which the draft is read again; a missing client code by `isWithoutClientCode`.
 */
export function usePlaceOrder(draft: OrderDraft, onRefused: () => void) {
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [process, { isLoading }] = api.useProcessOrderMutation();
  const [isWithoutClientCode, setWithoutClientCode] = useState(false);
  const [changes, setChanges] = useState<readonly PriceChange[] | null>(null);

  // Who sees no prices reads in the error dialog that they changed; there is nothing to agree to.
  const handles = draft.totals ? ['priceChanged'] : [];

  async function send(wish: Wish, agreed: readonly PriceChange[] = []) {
    setWithoutClientCode(false);
    const { projectId, projectVersion: version } = draft;
    const body = orderOf(projectId, orderedLines(draft, wish), wish, agreed);
    const actKey = act.of({ body, version });
    const { data, error } = await process({ body, version, actKey, handles });
    if (!data) {
      const failure = failureOf(error);
      setChanges(failure && changesRefused(failure));
      return onRefused();
    }
    setChanges(null);
    act.done();
    if (!data.processOrderSuccess) return setWithoutClientCode(true);
    // Going back must not lead to the form of an order that is made.
    leave(href('order', { orderId: data.order.orderId }), {
      replace: true,
      state: { isJustPlaced: true },
    });
  }

  return {
    /** Asks first where prices changed. */
    placeOrder: (wish: Wish) => {
      const found = changesOf(orderedLines(draft, wish));
      if (found.length > 0) setChanges(found);
      else void send(wish);
    },
    /** Orders at the prices that the dialog shows. */
    agree: (wish: Wish) => void send(wish, changes ?? []),
    changes,
    goBack: () => setChanges(null),
    isLoading: isLoading || isLeaving,
    isWithoutClientCode,
  };
}
