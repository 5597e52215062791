import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from '../store/hooks';
import type { Dispatch, State } from '../store/store';
import { api } from './api';
import type { Tag } from './tags';

/**
 * What is shown of a tag is stale, as the server tells. What is being read at that moment is read once more after it, as it
 * may have been answered before the change: `refetch` would do nothing then. It waits for all that is being sent; where that
 * may take minutes, `readNow` does not.
 */
export const staleNow = (tag: Tag) => api.util.invalidateTags([tag]);

/** Reads again what is shown of a tag. */
export function useReadAgain(tag: Tag): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(staleNow(tag)), [dispatch, tag]);
}

type Reading<Call> = (
  call: Call,
  how: { readonly subscribe: false; readonly forceRefetch: boolean },
) => ThunkAction<PromiseLike<unknown>, State, undefined, UnknownAction>;

/** Reads one answer again whatever else is under way; where it is being read at that moment, once more after that. */
export const readNow =
  <Call>(initiate: Reading<Call>, call: Call) =>
  async (dispatch: Dispatch): Promise<void> => {
    await dispatch(initiate(call, { subscribe: false, forceRefetch: false }));
    await dispatch(initiate(call, { subscribe: false, forceRefetch: true }));
  };
