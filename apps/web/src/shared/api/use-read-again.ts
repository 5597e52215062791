import { useCallback } from 'react';
import { useDispatch } from '../store/hooks';
import { api } from './api';
import type { Tag } from './tags';

/**
 * What is shown of a tag is stale, as the server tells. What is being read at that moment is read once more after it, as it
 * may have been answered before the change: `refetch` would do nothing then.
 */
export const staleNow = (tag: Tag) => api.util.invalidateTags([tag]);

/** Reads again what is shown of a tag. */
export function useReadAgain(tag: Tag): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(staleNow(tag)), [dispatch, tag]);
}
