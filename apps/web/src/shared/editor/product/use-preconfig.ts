import { skipToken } from '@reduxjs/toolkit/query';
import { readingOf } from '../space-document/reading';
import { api } from '../../api';

/** The preconfigured product that an editor begins with; without an id there is none, and nothing to wait for. */
export function usePreconfig(id: string | undefined) {
  const preconfig = api.useGetPreconfigQuery(id ? { params: { id: Number(id) } } : skipToken);
  return {
    preconfig: preconfig.data,
    isRead: !id || preconfig.data !== undefined,
    ...readingOf(preconfig),
  };
}
