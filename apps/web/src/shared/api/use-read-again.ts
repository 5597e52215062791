import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { OperationId } from '@lucerna/contract';
import { useCallback } from 'react';
import { operations } from 'virtual:operations';
import { useDispatch } from '../store/hooks';
import type { Dispatch, State } from '../store/store';
import { api } from './api';
import type { Tag } from './tags';

type Thunk<Result> = ThunkAction<Result, State, undefined, UnknownAction>;
type Reading<Call> = (
  call: Call,
  how: { readonly subscribe: false; readonly forceRefetch: boolean },
) => Thunk<PromiseLike<unknown>>;

/** Reads one answer again whatever else is under way; where it is being read at that moment, once more after that. */
export const readNow =
  <Call>(initiate: Reading<Call>, call: Call) =>
  async (dispatch: Dispatch): Promise<void> => {
    await dispatch(initiate(call, { subscribe: false, forceRefetch: false }));
    await dispatch(initiate(call, { subscribe: false, forceRefetch: true }));
  };

/**
 * What is shown of a tag is stale, as the server tells. What is being read at that moment is read once more after it, as it
 * may have been answered before the change: `refetch` would do nothing then.
 */
export const staleNow =
  (tag: Tag): Thunk<void> =>
  (dispatch, getState) => {
    const before = getState().api.queries;
    dispatch(api.util.invalidateTags([tag]));
    // Invalidating waits for all else that is under way, perhaps for minutes: what it has not begun to read is read now.
    for (const [key, query] of Object.entries(getState().api.queries)) {
      const { endpointName, originalArgs, requestId } = query ?? {};
      if (operations[endpointName as OperationId]?.tag !== tag || requestId !== before[key]?.requestId)
        continue;
      const { initiate } = api.endpoints[endpointName as OperationId] as unknown as {
        initiate: Reading<unknown>;
      };
      void dispatch(readNow(initiate, originalArgs));
    }
  };

/** Reads again what is shown of a tag. */
export function useReadAgain(tag: Tag): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(staleNow(tag)), [dispatch, tag]);
}
