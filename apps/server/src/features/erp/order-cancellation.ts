import type { CancellationMessage } from '@lucerna/contract';
import type pg from 'pg';
import { decideCancellation } from './cancel-order';
import { refused, taken, type Judged } from './judged';
import { lockOrder, orderUnknown } from './order-state';

/** Cancels an order, or refuses what its buyer wished. */
export async function takeCancellation(
  tx: pg.PoolClient,
  { order: number, isGranted, answer }: CancellationMessage,
): Promise<Judged> {
  const found = await lockOrder(tx, number);
  if (!found) return orderUnknown(number);
  const refusal = await decideCancellation(tx, found.id, { isGranted, answer, actor: null });
  if (refusal) return refused(...refusal.problems);
  const { id, status, ownerId: accountId } = found;
  return taken({ accountId, notice: { id, number, change: 'cancellation', status } });
}
