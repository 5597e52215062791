import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { api, failureOf } from '../../api';
import { selectFailure } from '../../failure/failure-shown';
import { useSession } from '../../session';
import { useDispatch, useSelector } from '../../store/hooks';
import { productOf } from './product-key';
import type { ServerVersion } from './conflict-tracker';

/** What the project of the page has of the product that is changed under a key; nothing for something new. */
export function useServerVersion(key: string | null): {
  readonly inProject: ServerVersion | null;
  /** The project had it and has it no more. */
  readonly isGone: boolean;
  /** Reads the project anew: it may have been changed elsewhere. */
  readonly readAgain: () => void;
} {
  const params = useParams();
  const [search] = useSearchParams();
  const productId = key === null ? null : productOf(key);
  const projectId = params['projectId'] ?? search.get('projectId') ?? undefined;
  const { data, error } = api.useGetProductConfigQuery(
    productId ? { params: { id: productId }, query: { projectId } } : skipToken,
  );
  const inProject = useMemo(() => {
    if (!data) return null;
    const { creation, choices, quantity, version } = data;
    return { stored: creation ? { creation, quantity } : { choices, quantity }, version };
  }, [data]);

  const dispatch = useDispatch();
  const isSignedIn = useSession().status === 'signedIn';
  const readAgain = useCallback(() => {
    if (productId && isSignedIn) dispatch(api.util.invalidateTags(['projects']));
  }, [dispatch, productId, isSignedIn]);
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) readAgain();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [readAgain]);
  const isStale = useSelector(selectFailure)?.failure.code === 'stale';
  useEffect(() => {
    if (isStale) readAgain();
  }, [isStale, readAgain]);
  return { inProject, isGone: data !== undefined && failureOf(error)?.status === 404, readAgain };
}
