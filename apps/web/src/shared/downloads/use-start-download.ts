import type { Download, WantedDocument } from '@lucerna/contract';
import type { CatalogId, LanguageCode, Units } from '@lucerna/engine';
import { useState } from 'react';
import { api, failureOf, useActKey, type ApiFailure } from '../api';
import { useDispatch } from '../store/hooks';
import { downloadStarted } from './downloads';

interface Wanted {
  readonly docs: readonly WantedDocument[];
  readonly catalogId: CatalogId;
  readonly language: LanguageCode;
  readonly units: Units;
  readonly projectId?: string | undefined;
}

/** Has documents made; the panel of downloads shows how far they are, on every page. */
export function useStartDownload() {
  const [request, { isLoading }] = api.useRequestDocumentsMutation();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const act = useActKey();
  const dispatch = useDispatch();

  async function start({ docs, catalogId, language, units, projectId }: Wanted): Promise<Download | null> {
    setFailure(null);
    const body = { docs: [...docs], ...(projectId !== undefined && { projectId }) };
    const query = { catalogId: `${catalogId}` as const, lang: language, units };
    const actKey = act.of([query, body]);
    const sent = await request({ query, body, actKey, isSilent: true, isRepeated: true });
    if ('error' in sent) {
      setFailure(failureOf(sent.error) ?? null);
      return null;
    }
    act.done();
    show(sent.data);
    downloadStarted(sent.data.id);
    return sent.data;
  }

  /** The answer has all that the panel shows of it: how much there is to be made is told at once. */
  function show(made: Download): void {
    const { files: _files, ...row } = made;
    void dispatch(api.util.upsertQueryData('getDownload', { params: { id: made.id }, isSilent: true }, made));
    dispatch(
      api.util.updateQueryData('listDownloads', { isSilent: true }, ({ downloads }) => {
        if (downloads.every(({ id }) => id !== row.id)) downloads.unshift(row);
      }),
    );
  }

  return { start, isStarting: isLoading, failure };
}
