import type { ChosenPicture } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { useSession } from '../session';
import { shownPicture } from './shown-picture';

interface Wanted {
  readonly finish?: string;
  readonly temperature?: string;
}

/** The maker's own picture that shows best what was configured; null where there is none, undefined while that is asked. */
export function useMakersPicture(model: string, wanted: Wanted): ChosenPicture | null | undefined {
  const isAny = useSession().site.photographs?.models;
  const { data, isError } = api.useListModelPicturesQuery(isAny ? { query: { model } } : skipToken);
  if (!isAny || isError) return null;
  return data && shownPicture(data, wanted);
}
