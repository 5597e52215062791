import type { OperationId } from '@lucerna/contract';
import { useState } from 'react';
import type { ApiFailure } from '../api';
import { failureShown } from '../failure';
import { useDispatch } from '../store/hooks';
import { changesBetween, type SaleChange, type SeenLine } from './sale-changes';

/** Refusals of an order or a budget because its lines are no longer as they were seen. */
export const refusedAsChanged: readonly string[] = ['stale', 'priceChanged', 'productChanged'];

/**
 * Asks before lines are ordered or quoted otherwise than they were seen: `changes` holds what is different until the
 * user agrees or goes back.
 */
export function useSaleChanges(action: OperationId) {
  const dispatch = useDispatch();
  const [changes, setChanges] = useState<readonly SaleChange[] | null>(null);

  /**
   * Handles a refusal, once the lines were read again: asks about what is different, or, where nothing can be asked,
   * shows the failure. True: nothing that was seen is different, and the same may be sent again, as it is once.
   */
  function afterRefusal(
    failure: ApiFailure,
    seen: readonly SeenLine[],
    now: readonly SeenLine[] | undefined,
    isRepeat: boolean,
  ): boolean {
    const found = now && now.length > 0 ? changesBetween(seen, now) : null;
    if (found?.length === 0 && failure.code === 'stale' && !isRepeat) return true;
    const canAsk = found !== null && found.length > 0;
    setChanges(canAsk ? found : null);
    if (!canAsk) dispatch(failureShown({ action, failure }));
    return false;
  }

  return { changes, ask: setChanges, close: () => setChanges(null), afterRefusal };
}
