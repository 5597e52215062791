import { choosePicture } from '@lucerna/engine';
import type { ChosenPicture } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { useSession } from '../session';

interface Wanted {
  readonly finish?: string;
  readonly temperature?: string;
}

/** The maker's own picture that shows best what was configured; null where there is none, undefined while that is asked. */
export function useMakersPicture(model: string, wanted: Wanted): ChosenPicture | null | undefined {
  const isAny = useSession().site.photographs?.models;
  const { data, isError } = api.useListModelPicturesQuery(isAny ? { query: { model } } : skipToken);
  if (!isAny || isError) return null;
  if (!data) return undefined;
  const chosen = choosePicture(data, wanted);
  // Without any light it would show less than a drawing does.
  return chosen?.picture.layer === 'unlit' && chosen.lights.length === 0 ? null : chosen;
}
