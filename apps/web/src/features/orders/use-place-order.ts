import type { OrderDraft } from '@lucerna/contract';
import { useState } from 'react';
import { api, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { orderedLines, orderOf } from './order-being-made';
import type { Wish } from './order-being-made';

/**
 * Places an order once, however often the button is pressed and whatever answer is lost, and shows it. A refusal is
 * told by the error dialog, after which the project is read again; a missing client code by `isWithoutClientCode`.
 */
export function usePlaceOrder(draft: OrderDraft, onRefused: () => void) {
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [process, { isLoading }] = api.useProcessOrderMutation();
  const [isWithoutClientCode, setWithoutClientCode] = useState(false);

  async function placeOrder(wish: Wish) {
    setWithoutClientCode(false);
    const { projectId, projectVersion: version } = draft;
    const body = orderOf(projectId, orderedLines(draft, wish), wish);
    const { data } = await process({ body, version, actKey: act.of({ body, version }) });
    if (!data) return onRefused();
    act.done();
    if (!data.processOrderSuccess) return setWithoutClientCode(true);
    // Going back must not lead to the form of an order that is made.
    leave(href('order', { orderId: data.order.orderId }), {
      replace: true,
      state: { isJustPlaced: true },
    });
  }

  return { placeOrder, isLoading: isLoading || isLeaving, isWithoutClientCode };
}
